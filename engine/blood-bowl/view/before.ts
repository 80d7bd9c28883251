import { attendance } from "../after/checks";
import { needsCaptain } from "../before/captain";
import { moneyFor } from "../before/inducements";
import { BEFORE_STEPS, type BeforeStep, buyer, journeymenDue, leader, openStep, prayersDue } from "../before/steps";
import { journeymanPositions } from "../club/journeymen";
import { rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import { type Offers, offersFor } from "../inducements/offers";
import { type BySide, SIDES, type Side } from "../sides";
import type { State } from "../state";
import { type StepView, stateOf } from "./steps";

/** The steps before the match; gold in gold pieces. */
export interface BeforeView {
  readonly steps: readonly StepView<BeforeStep>[];
  /** Sides that have something to do in the open step; empty when it is anybody's. */
  readonly waitsFor: readonly Side[];
  /** Both fan factors, once they are rolled. */
  readonly attendance: number | undefined;
  readonly journeymen: BySide<{
    readonly due: number;
    readonly positions: readonly { readonly id: string; readonly fee: number }[];
  }>;
  readonly inducements: InducementsView;
  readonly prayersDue: BySide<number>;
  readonly needsCaptain: BySide<boolean>;
  readonly tossWinner: Side | undefined;
}

export interface InducementsView {
  /** The side with the higher current team value; `undefined` at equal values. */
  readonly higher: Side | undefined;
  readonly buyer: Side | undefined;
  /** What the buyer may spend, and of that the petty cash. */
  readonly pettyCash: number;
  readonly most: number;
  /** What the buyer may buy. */
  readonly offers: Offers | undefined;
}

/** What the screens of the phase before the match show. */
export function beforeView(state: State): BeforeView | undefined {
  const open = openStep(state);
  if (open === undefined) return undefined;
  return {
    steps: BEFORE_STEPS.map((step) => ({ step, state: stateOf(step, open, BEFORE_STEPS) })),
    waitsFor: waitsFor(state, open),
    attendance: SIDES.every((side) => state.sides[side].fans !== undefined) ? attendance(state) : undefined,
    journeymen: { home: journeymenView(state, "home"), away: journeymenView(state, "away") },
    inducements: inducementsView(state),
    prayersDue: { home: prayersDue(state, "home"), away: prayersDue(state, "away") },
    needsCaptain: { home: needsCaptain(state.sides.home.club), away: needsCaptain(state.sides.away.club) },
    tossWinner: state.tossWinner,
  };
}

function waitsFor(state: State, open: BeforeStep): Side[] {
  switch (open) {
    case "fans":
      return SIDES.filter((side) => state.sides[side].fans === undefined);
    case "journeymen":
      return SIDES.filter((side) => journeymenDue(state.sides[side]) > 0);
    case "inducements":
      return SIDES.filter((side) => side === buyer(state));
    case "prayers":
      return SIDES.filter((side) => prayersDue(state, side) > 0);
    case "weather":
    case "kicking":
      return [];
  }
}

function journeymenView(state: State, side: Side) {
  const own = state.sides[side];
  const edition = editionOf(state);
  const positions = journeymanPositions(rosterOf(own.club, edition), edition);
  return { due: journeymenDue(own), positions: positions.map(({ id, cost }) => ({ id, fee: cost })) };
}

function inducementsView(state: State): InducementsView {
  const buying = buyer(state);
  const money = buying === undefined ? undefined : moneyFor(state, buying, 0);
  return {
    higher: leader(state),
    buyer: buying,
    pettyCash: money?.pettyCash ?? 0,
    most: money?.most ?? 0,
    offers: buying === undefined ? undefined : offersFor(state.sides[buying].club, editionOf(state)),
  };
}
