import { concessionOf, endOf } from "../after/checks";
import { playersWhoMustAdvance } from "../after/end-advancement";
import { AFTER_STEPS, type AfterStep } from "../after/model";
import { candidates, playersOfTheMatchDue, touchdownsToAward } from "../after/players-of-the-match";
import { valuesOf } from "../after/prepare";
import { hasDeeds, outcomeOf } from "../after/result";
import { advancementsFor, unspentSpp } from "../club/advancement";
import { nomineesNeeded } from "../club/player-of-the-match";
import { editionOf } from "../edition-of";
import type { CostlyErrorsTable } from "../editions/model";
import type { Concession } from "../money/concession";
import { costlyErrorsColumn } from "../money/costly-errors";
import { leaguePoints, type PointsRecord } from "../money/league-points";
import type { Sum } from "../money/sum";
import { findPlayer } from "../people";
import { opponentOf, type Side } from "../sides";
import type { AfterState, State, Tally } from "../state";
import { casualtiesOf } from "../tokens";
import { type HiringView, hiringView } from "./hiring";
import { type StepView, stateOf } from "./steps";

/** One side's six steps; gold in gold pieces. */
export interface AfterView extends Omit<AfterState, "step" | "part" | "hiredGuests"> {
  readonly step: AfterStep | undefined;
  readonly steps: readonly StepView<AfterStep>[];
  /** Both sides' consequences of a concession; `undefined` after a match that was played out. */
  readonly concession: Concession | undefined;
  /** Everybody who did something in this match or has points to spend. */
  readonly points: readonly PointsView[];
  /** League points of the match with the bonuses of the competition; 3, 1 and 0 without. */
  readonly leaguePoints: Sum;
  readonly playersOfTheMatchDue: number;
  readonly candidates: readonly string[];
  /** How many to name; `undefined` where the die picks among all. */
  readonly nomineesNeeded: number | undefined;
  readonly touchdownsToAward: number;
  /** Gold that the hiring step has cost so far. */
  readonly hiringCost: number;
  /** While the hiring step is open. */
  readonly hiring: HiringView | undefined;
  /** The table of the edition, and the column of today's treasury. */
  readonly costlyErrorsTable: CostlyErrorsTable;
  readonly costlyErrorsColumn: number | undefined;
  /** As things stand now. */
  readonly values: { readonly teamValue: Sum; readonly currentTeamValue: Sum };
}

/** A player in the summary of star player points. */
export interface PointsView {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly position: string;
  readonly tally: Tally | undefined;
  readonly unspent: number;
  readonly advancements: number;
  readonly ways: ReturnType<typeof advancementsFor>;
  readonly mustAdvance: boolean;
}

/** What the screens show of the steps of one side after the match. */
export function afterView(state: State, side: Side): AfterView {
  const own = state.sides[side];
  const { part: _, hiredGuests: __, ...after } = own.after;
  const edition = editionOf(state);
  const can = candidates(state, side);
  return {
    ...after,
    steps: AFTER_STEPS.map((step) => ({ step, state: stateOf(step, after.step, AFTER_STEPS) })),
    concession: concessionOf(state),
    points: pointsView(state, side),
    leaguePoints: leaguePoints(recordOf(state, side), state.options),
    playersOfTheMatchDue: playersOfTheMatchDue(state, side),
    candidates: can.map(({ id }) => id),
    nomineesNeeded: nomineesNeeded(can.length, edition),
    touchdownsToAward: touchdownsToAward(state, side),
    hiringCost: hiringCost(state, side),
    hiring: after.step === "hiring" ? hiringView(state, side) : undefined,
    costlyErrorsTable: edition.costlyErrors.table,
    costlyErrorsColumn: costlyErrorsColumn(own.club.treasury),
    values: valuesOf(own.club, edition),
  };
}

const hiringCost = ({ log }: State, side: Side) =>
  log.reduce((sum, { event }) => {
    const paid = (event.type === "player-hired" || event.type === "staff-changed") && event.side === side;
    return paid ? sum + event.cost : sum;
  }, 0);

function recordOf(state: State, side: Side): PointsRecord {
  const { score } = endOf(state);
  return {
    outcome: outcomeOf(state, side),
    touchdowns: score[side],
    conceded: score[opponentOf(side)],
    casualties: casualtiesOf(state, side),
  };
}

function pointsView(state: State, side: Side): PointsView[] {
  const own = state.sides[side];
  const edition = editionOf(state);
  const must = playersWhoMustAdvance(own, edition).map(({ id }) => id);
  const ids = [...own.club.players, ...own.loans].map(({ id }) => id);
  return ids.flatMap((id) => {
    const player = findPlayer(own, id);
    const token = own.tokens.find((each) => each.id === id);
    if (player === undefined || player.status === "dismissed" || player.status === "left") return [];
    const unspent = unspentSpp(player);
    const ways = advancementsFor(unspent, player.advancements, edition);
    if (ways.length === 0 && (token === undefined || !hasDeeds(token))) return [];
    const { number, name, position, advancements } = player;
    const mustAdvance = must.includes(id);
    return [{ id, number, name, position, tally: token?.tally, unspent, advancements, ways, mustAdvance }];
  });
}
