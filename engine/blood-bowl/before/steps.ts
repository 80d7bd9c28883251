import { availablePlayers } from "../club/availability";
import { journeymenNeeded } from "../club/journeymen";
import { editionOf } from "../edition-of";
import { higherSide } from "../money/inducement-money";
import { opponentOf, SIDES, type Side } from "../sides";
import type { SideState, State } from "../state";
import { inducementsOf } from "./shopping";

/** The steps before a match, in their order (BB-127); prayers are part of the inducements in 2025. */
export const BEFORE_STEPS = ["fans", "weather", "journeymen", "inducements", "prayers", "kicking"] as const;
export type BeforeStep = (typeof BEFORE_STEPS)[number];

/** The step that waits; `undefined` once the match has begun. */
export function openStep(state: State): BeforeStep | undefined {
  if (state.phase !== "before") return undefined;
  const { home, away } = state.sides;
  if (home.fans === undefined || away.fans === undefined) return "fans";
  if (state.weather === undefined) return "weather";
  if (state.values === undefined) return "journeymen";
  if (buyer(state) !== undefined) return "inducements";
  return SIDES.some((side) => prayersDue(state, side) > 0) ? "prayers" : "kicking";
}

/** Journeymen that a side still has to take. */
export const journeymenDue = ({ club, journeymenTaken }: Pick<SideState, "club" | "journeymenTaken">) =>
  journeymenTaken ? 0 : journeymenNeeded(availablePlayers(club).length);

/** The side with the higher current team value; `undefined` at equal values or while they are not known. */
export function leader({ values }: Pick<State, "values">): Side | undefined {
  if (values === undefined) return undefined;
  const index = higherSide(values.home.total, values.away.total);
  return index === undefined ? undefined : SIDES[index];
}

/** Whose turn it is to buy: the higher side first, then the lower, nobody at equal values (R12). */
export function buyer(state: Pick<State, "values" | "sides">): Side | undefined {
  const first = leader(state);
  if (first === undefined) return undefined;
  return [first, opponentOf(first)].find((side) => state.sides[side].shopping === undefined);
}

const PRAYERS = "prayers-to-nuffle";

/** Prayers that a side has bought, or was given for the difference that is left, and not rolled yet. */
export function prayersDue(state: State, side: Side): number {
  const { prayers, shopping } = state.sides[side];
  if (prayers !== undefined) return 0;
  const rule = editionOf(state).prayers;
  if (rule.kind === "bought") return inducementsOf({ shopping }, PRAYERS);
  return Math.floor((shopping?.lost ?? 0) / rule.per);
}
