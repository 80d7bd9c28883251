import type { Seat } from "../../core/rules";
import { footballerOf } from "../cards";
import { clubOf, turnOf } from "../evolve/changes";
import { captainOf, cardsIn } from "../squad";
import type { State } from "../state";
import { beginMatchday } from "./matchdays";
import type { Unfolding } from "./unfolding";

/** Passes of START that end the first transfer period (rulebook: Phase 1). */
const PASSES = 3;

/** Begins the transfer period before the first matchday (0), or the extra one after a matchday (J25). */
export function beginPeriod(u: Unfolding, period: number): void {
  const [first] = u.state.order;
  if (first === undefined || (period > 0 && u.state.options.extraTurns === 0)) beginMatchday(u, period + 1);
  else u.add({ type: "turn-began", seat: first, period, lap: 1 });
}

/** Passes the turn on, or ends the transfer period. */
export function endTurn(u: Unfolding): void {
  const { period } = turnOf(u.state);
  const next = nextTurn(u.state);
  if (next === undefined) beginMatchday(u, period + 1);
  else u.add({ type: "turn-began", period, ...next });
}

/** Ends the turn by itself when nothing is left to decide but how to arrange the sheet. */
export function settleTurn(u: Unfolding): void {
  if (u.state.phase.kind === "transfer" && isSpent(u.state)) endTurn(u);
}

function nextTurn(state: State): { seat: Seat; lap: number } | undefined {
  const { seat, period, lap } = turnOf(state);
  const { order, options } = state;
  const index = order.indexOf(seat);
  const after = (steps: number) => ({
    seat: order[(index + steps) % order.length] ?? seat,
    lap: lap + Math.floor((index + steps) / order.length),
  });
  if (period > 0) {
    const next = after(1);
    return next.lap > options.extraTurns ? undefined : next;
  }
  if (options.phaseEnd === "individual-stop") {
    return order.map((_, step) => after(step + 1)).find((next) => clubOf(state, next.seat).passes < PASSES);
  }
  const allPassed = order.every((coach) => clubOf(state, coach).passes >= PASSES);
  const lastOfRound = index === order.length - 1;
  return allPassed && (options.phaseEnd === "immediate" || lastOfRound) ? undefined : after(1);
}

/** Whether the turn holds no decision any more: nobody to sign or take, no card to play, nothing owed. */
function isSpent(state: State): boolean {
  const { seat, stage } = turnOf(state);
  if (clubOf(state, seat).hand.length > 0) return false;
  switch (stage.kind) {
    case "to-roll":
    case "in-debt":
    case "choosing-top":
      return false;
    case "signing":
      return stage.left !== 0 && candidates(state).length === 0;
    case "clausulazo":
      return takeable(state, seat).length === 0;
    case "open":
      return true;
  }
}

/** Footballers of the market whom the space allows to sign, whatever they cost. */
export function candidates(state: State): readonly string[] {
  const { stage } = turnOf(state);
  if (stage.kind !== "signing" || stage.left === 0) return [];
  const cards = cardsIn(state);
  return state.market.flatMap(({ card }) => {
    if (card === undefined || footballerOf(cards, card).position !== stage.position) return [];
    return stage.among === undefined || stage.among.includes(card) ? [card] : [];
  });
}

/** Footballers of other coaches whom a clausulazo may mean: captains are protected, rivals have none (J1). */
export function takeable(state: State, seat: Seat): readonly { readonly from: Seat; readonly footballer: string }[] {
  return state.order
    .filter((from) => from !== seat)
    .flatMap((from) => {
      const club = clubOf(state, from);
      const captain = captainOf(state, club);
      return club.squad.filter(({ card }) => card !== captain).map(({ card }) => ({ from, footballer: card }));
    });
}
