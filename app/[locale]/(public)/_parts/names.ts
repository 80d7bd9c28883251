import type { useTranslations } from "next-intl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";
import { ROSTER_NAMES } from "@/engine/blood-bowl/data/names/rosters";
import { ALL_EDITIONS, type GameId } from "@/engine/catalog";
import type { Locale } from "@/i18n/routing";

export type PublicTexts = ReturnType<typeof useTranslations<"public">>;

export const rosterName = (locale: Locale, roster: string) => nameIn(ROSTER_NAMES, roster, locale);

export const positionName = (locale: Locale, position: string) => nameIn(POSITION_NAMES, position, locale);

/** "Blood Bowl, league document edition" */
export function gameText(
  t: PublicTexts,
  { game, edition }: { readonly game: GameId; readonly edition: string },
): string {
  const known = ALL_EDITIONS.find((one) => one === edition);
  return known === undefined ? t(`game.${game}`) : `${t(`game.${game}`)}, ${t(`edition.${known}`)}`;
}

/** What a score counts, for explanations. */
export const nounOf = (game: GameId) => (game === "blood-bowl" ? "touchdowns" : "goals");
