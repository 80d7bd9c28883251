import type { SppAwards, SppDeed } from "../club/spp";
import { editionOf } from "../edition-of";
import type { Side } from "../sides";
import type { State } from "../state";
import { earnsPoints, tokenOf } from "../tokens";
import type { CasualtyCause, PlayerRef } from "./model";

/** Star player points of a side's deeds now, with its special rules and its prayers (BB-138 to BB-145). */
export function awardsOf(state: State, side: Side): SppAwards {
  const edition = editionOf(state);
  const { club, prayers } = state.sides[side];
  const brutes = club.specialRules.includes("brawlin-brutes") ? edition.brawlinBrutes : {};
  let awards: SppAwards = { ...edition.spp, ...brutes };
  for (const prayer of prayers ?? []) {
    if (lasts(prayer, state)) awards = { ...awards, ...edition.prayerSpp[prayer] };
  }
  return awards;
}

/** Prayers that are bought last for the match; those of 2020 that earn points for the first drive, all but one. */
const lasts = (prayer: string, state: State) =>
  editionOf(state).prayers.kind === "bought" || prayer === "perfect-passing" || state.match?.drive === 1;

/** What one deed of that player earns; nothing in a friendly (R22). */
export function pointsFor(deed: SppDeed, state: State, ref: PlayerRef): number {
  return state.options.friendly || !earnsPoints(tokenOf(state, ref)) ? 0 : awardsOf(state, ref.side)[deed];
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
