import type { EventOf } from "../event";
import type { Fixture, Match, Phase, State } from "../state";
import { clubOf, fromPot } from "./changes";

type Matchday = Extract<Phase, { kind: "matchday" }>;

/** The matchday under way. */
export function matchdayOf({ phase }: State): Matchday {
  if (phase.kind !== "matchday") throw new Error(`no matchday in phase "${phase.kind}"`);
  return phase;
}

/** The match under way. */
export function matchOf(state: State): Match {
  const { match } = matchdayOf(state);
  if (match === undefined) throw new Error("no match is under way");
  return match;
}

/** A matchday begins; the dice of the last one are no longer kept. */
export function matchdayBegan(state: State, { round }: EventOf<"matchday-began">, at: number): State {
  return {
    ...state,
    fixtures: state.fixtures.map(withoutRolls),
    moneyAt: [...state.moneyAt, state.order.map((seat) => ({ seat, money: clubOf(state, seat).money }))],
    phase: { kind: "matchday", round, since: at, locked: {}, missed: [] },
  };
}

/** A line-up is locked. */
export function linedUp(state: State, { seat, spaces }: EventOf<"lined-up">): State {
  if (spaces === undefined) throw new Error("a log holds the line-up");
  const phase = matchdayOf(state);
  return { ...state, phase: { ...phase, locked: { ...phase.locked, [seat]: spaces } } };
}

/** A coach forfeits the match of this matchday (J38). */
export function lineUpMissed(state: State, { seat }: EventOf<"line-up-missed">): State {
  const phase = matchdayOf(state);
  return { ...state, phase: { ...phase, missed: [...phase.missed, seat] } };
}

/** One more fixture, for the title. */
export function playOffMade(state: State, { home, away }: EventOf<"play-off-made">): State {
  const round = Math.max(0, ...state.fixtures.map((fixture) => fixture.round)) + 1;
  const fixture: Fixture = { key: `play-off:${home}-${away}`, round, home, away };
  return { ...state, fixtures: [...state.fixtures, fixture] };
}

/** The title is won, and with the option the pot too (J2). */
export function seasonEnded(state: State, { champions, pot }: EventOf<"season-ended">): State {
  const coaches = champions.filter((seat) => clubOf(state, seat).kind === "coach");
  const paid = coaches.reduce((all, seat) => fromPot(all, seat, pot), state);
  return { ...paid, phase: { kind: "finished", champions } };
}

function withoutRolls(fixture: Fixture): Fixture {
  if (fixture.result?.rolls === undefined) return fixture;
  const { rolls: _rolls, ...result } = fixture.result;
  return { ...fixture, result };
}
