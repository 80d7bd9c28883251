import type { useTranslations } from "next-intl";
import { edition, findRoster, type SideState, type State, type Token } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";
import { ROSTER_NAMES } from "@/engine/blood-bowl/data/names/rosters";
import type { Locale } from "@/i18n/routing";

export type RecorderTexts = ReturnType<typeof useTranslations<"recorder">>;

export const positionName = (locale: Locale, position: string) => nameIn(POSITION_NAMES, position, locale);

export const rosterName = (locale: Locale, { club }: Pick<SideState, "club">) =>
  nameIn(ROSTER_NAMES, club.roster, locale);

/** The one word of a position that tells it from the others of its roster: "Blitzer", "Ogre". */
export function shortPosition(locale: Locale, state: State, { club }: SideState, position: string): string {
  const roster = findRoster(club.roster, edition(state.edition, state.options));
  const names = (roster?.positions ?? []).map(({ id }) => positionName(locale, id));
  const own = positionName(locale, position);
  const short = headWord(locale, own);
  const isShared = names.some((name) => name !== own && headWord(locale, name) === short);
  return isShared ? otherWord(locale, own) : short;
}

/** What somebody is comes last in English and German, first in Spanish and French. */
function headWord(locale: Locale, name: string): string {
  if (locale === "es" || locale === "fr") return name.split(" ").at(0) ?? name;
  const inBrackets = /\(([^)]+)\)/.exec(name)?.[1];
  const words = name.replace(/ (?:des|der|von|of) .*/, "").split(/[ -]/);
  const head = inBrackets ?? words.at(-1) ?? name;
  return GERMAN_TRADES.find((trade) => head.endsWith(trade.toLowerCase())) ?? head;
}

/** What German writes in one word with whom it is of: Zwergblocker. */
const GERMAN_TRADES = ["Blocker", "Blitzer", "Läufer", "Fänger", "Werfer", "Kriegerin", "Krieger", "Schläger"];

const otherWord = (locale: Locale, name: string) =>
  name.split(" ").at(locale === "es" || locale === "fr" ? -1 : 0) ?? name;

/** What a shirt tells of who wears it. */
export type Shirt = Pick<Token, "id" | "kind" | "number" | "name">;

/** "Brandt"; "A. Brandt" where two of a side share it. */
export function shirtName(t: RecorderTexts, token: Shirt, side: readonly Shirt[]): string {
  const short = lastWord(token.name);
  const isShared = side.some((other) => other.id !== token.id && lastWord(other.name) === short);
  if (short === "") return bareName(t, token);
  return isShared ? `${token.name.charAt(0)}. ${short}` : short;
}

const lastWord = (name: string) => name.split(" ").at(-1) ?? name;

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
  "apothecary-lasting-injury",
  "regeneration",
  "hatred",
  "dedicated-fans",
  "concession-fans",
  "desertion",
  "player-of-the-match",
  "skill",
  "characteristic",
  "penalty",
  "riotous-rookies",
  "costly-errors",
  "costly-errors-gold",
] as const;
export type PurposeWord = (typeof PURPOSES)[number];
