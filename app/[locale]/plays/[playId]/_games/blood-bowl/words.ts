import type { useTranslations } from "next-intl";
import { edition, findPosition, findRoster, type SideState, type State, type Token } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";
import { ROSTER_NAMES } from "@/engine/blood-bowl/data/names/rosters";
import type { Locale } from "@/i18n/routing";

export type RecorderTexts = ReturnType<typeof useTranslations<"recorder">>;

export const positionName = (locale: Locale, position: string) => nameIn(POSITION_NAMES, position, locale);

export const rosterName = (locale: Locale, { club }: Pick<SideState, "club">) =>
  nameIn(ROSTER_NAMES, club.roster, locale);

/** Linemen carry no position on their tokens. */
export function isLineman(state: State, { club }: SideState, position: string): boolean {
  const roster = findRoster(club.roster, edition(state.edition, state.options));
  return (roster === undefined ? undefined : findPosition(position, roster))?.lineman ?? false;
}

/** A player's name; a guest without one is called by what he is. */
export const bareName = (t: RecorderTexts, { kind, name }: Pick<Token, "kind" | "name">) =>
  name !== "" || kind === "player" ? name : t(`guest.${kind}`);

/** "7 Brandt" */
export const tokenName = (t: RecorderTexts, token: Pick<Token, "kind" | "name" | "number">) =>
  `${token.number} ${bareName(t, token)}`;

/** What a die may be rolled for: the first word of its purpose. */
export const PURPOSES = [
  "fan-factor",
  "weather",
  "toss",
  "prayers",
  "kick-off",
  "recovery",
  "casualty",
  "lasting-injury",
  "apothecary",
  "regeneration",
  "hatred",
  "dedicated-fans",
  "concession-fans",
  "desertion",
  "player-of-the-match",
  "advancement",
  "costly-errors",
  "costly-errors-gold",
] as const;
export type PurposeWord = (typeof PURPOSES)[number];
