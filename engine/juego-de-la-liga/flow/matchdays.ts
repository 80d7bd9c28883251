import { clubOf } from "../evolve/changes";
import { matchdayOf } from "../evolve/matchday";
import { barredWith, waitingCards } from "../line-up";
import type { Fixture, State } from "../state";
import { endForfeit, rollOn } from "./matches";
import { endSeason } from "./season-end";
import { beginPeriod } from "./turns";
import type { Unfolding } from "./unfolding";

/** Begins a matchday; line-ups may be handed in from now on. */
export function beginMatchday(u: Unfolding, round: number): void {
  u.add({ type: "matchday-began", round });
  goOn(u);
}

/** The fixtures of the matchday under way that are not settled yet, in the order of the calendar. */
export function openFixtures(state: State): readonly Fixture[] {
  const { round } = matchdayOf(state);
  return state.fixtures.filter((fixture) => fixture.round === round && fixture.result === undefined);
}

/** Everything that happens without anybody's doing: matches begin when both line-ups are in, rivals play by themselves. */
export function goOn(u: Unfolding): void {
  while (u.state.phase.kind === "matchday") {
    if (u.state.phase.match !== undefined) {
      if (!rollOn(u, "system")) return;
      continue;
    }
    const [fixture] = openFixtures(u.state);
    if (fixture === undefined) {
      endMatchday(u);
      return;
    }
    if (!begin(u, fixture)) return;
  }
}

function begin(u: Unfolding, fixture: Fixture): boolean {
  const { locked, missed } = matchdayOf(u.state);
  const seats = [fixture.home, fixture.away] as const;
  const lineUps = seats.map((seat) => (clubOf(u.state, seat).kind === "rival" ? {} : locked[seat]));
  const absent = seats.filter((seat) => missed.includes(seat));
  const [home, away] = lineUps;
  if (absent.length === 2 || (absent.length === 1 && lineUps.some((lineUp) => lineUp !== undefined))) {
    endForfeit(u, fixture, absent);
    return true;
  }
  if (home === undefined || away === undefined) return false;
  const poorForm = seats.map((seat) => waitingCards(u.state, seat, "poor-form").length);
  u.add({
    type: "match-began",
    fixture: fixture.key,
    lineUps: [home, away],
    goals: [poorForm[1] ?? 0, poorForm[0] ?? 0],
    barred: [[...barredWith(u.state, seats[0], home)], [...barredWith(u.state, seats[1], away)]],
  });
  return true;
}

function endMatchday(u: Unfolding): void {
  const { round } = matchdayOf(u.state);
  const last = Math.max(...u.state.fixtures.map((fixture) => fixture.round));
  if (round < last) beginPeriod(u, round);
  else endSeason(u);
}
