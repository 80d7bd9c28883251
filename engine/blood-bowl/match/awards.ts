import type { SppAwards, SppDeed } from "../club/spp";
import type { Edition } from "../editions/model";
import type { SideState, Token } from "../state";
import { earnsPoints } from "../tokens";
import type { CasualtyCause } from "./model";

/** Star player points of a side's deeds in this match, with its special rules and its prayers (BB-138 to BB-145). */
export function awardsOf(side: Pick<SideState, "club" | "prayers">, edition: Edition): SppAwards {
  const brutes = side.club.specialRules.includes("brawlin-brutes") ? edition.brawlinBrutes : {};
  let awards: SppAwards = { ...edition.spp, ...brutes };
  for (const prayer of side.prayers ?? []) awards = { ...awards, ...edition.prayerSpp[prayer] };
  return awards;
}

/** What one deed of that player earns; nothing in a friendly (R22). */
export function pointsFor(deed: SppDeed, token: Token, side: SideState, edition: Edition): number {
  return edition.options.friendly || !earnsPoints(token) ? 0 : awardsOf(side, edition)[deed];
}

/** The deed that a casualty of that cause is; `undefined` for causes that never earn anything (BB-146). */
export function deedOf(cause: CasualtyCause): SppDeed | undefined {
  switch (cause) {
    case "block":
    case "both-down":
      return "casualty";
    case "crowd":
      return "casualty-by-crowd";
    case "foul":
      return "casualty-by-foul";
    case "special-action":
    case "own-move":
    case "other":
      return undefined;
  }
}
