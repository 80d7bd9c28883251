import type { Seat } from "../../core/rules";
import type { EventOf } from "../event";
import { applyRoll } from "../match/apply-roll";
import type { Club, Fixture, FixtureResult, Incident, Match, Phase, State } from "../state";
import { clubOf, fromPot, withClub } from "./changes";

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

const withMatch = (state: State, match: Match): State => ({ ...state, phase: { ...matchdayOf(state), match } });

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

/** Both line-ups lie open, and goals of poor physical form count already. */
export function matchBegan(state: State, event: EventOf<"match-began">, at: number): State {
  const { seats, clubs } = sidesOf(state, event.fixture);
  const [home, away] = seats;
  const conceded: Incident[] = [...poorForm(away, home, event.goals[0]), ...poorForm(home, away, event.goals[1])];
  const { subs } = state.options;
  const match: Match = {
    fixture: event.fixture,
    seats,
    rivals: [clubs[0].kind === "rival", clubs[1].kind === "rival"],
    lineUps: event.lineUps,
    barred: event.barred,
    sentOff: [[], []],
    subs: [subs, subs],
    goals: event.goals,
    first: 0,
    play: 0,
    step: { kind: "first" },
    actions: 0,
    incidents: conceded,
    rolls: [],
    since: at,
  };
  const shown = withMatch(state, match);
  return seats.reduce((all, seat, side) => withClub(all, seat, () => ({ spaces: event.lineUps[side] ?? {} })), shown);
}

/** Dice of a match. */
export function rolled(state: State, { rolls }: EventOf<"rolled">): State {
  return withMatch(state, rolls.reduce(applyRoll, matchOf(state)));
}

/** A footballer came on for another (J13, option). */
export function substituted(state: State, { seat, space, footballer }: EventOf<"substituted">): State {
  const match = matchOf(state);
  const side = match.seats[0] === seat ? 0 : 1;
  const on = { ...match.lineUps[side], [space]: footballer };
  const [home, away] = match.subs;
  return withMatch(state, {
    ...match,
    lineUps: side === 0 ? [on, match.lineUps[1]] : [match.lineUps[0], on],
    subs: side === 0 ? [home - 1, away] : [home, away - 1],
  });
}

/** The result is in the calendar; sheets are as the match left them. */
export function matchEnded(state: State, event: EventOf<"match-ended">): State {
  const { match, ...phase } = matchdayOf(state);
  const result: FixtureResult = {
    kind: event.kind,
    goals: event.goals,
    ...(event.winner === undefined ? {} : { winner: event.winner }),
    incidents: match?.incidents ?? [],
    ...(match === undefined ? {} : { rolls: match.rolls }),
  };
  const fixtures = state.fixtures.map((fixture) => (fixture.key === event.fixture ? { ...fixture, result } : fixture));
  const { seats } = sidesOf(state, event.fixture);
  const { [seats[0]]: _home, [seats[1]]: _away, ...locked } = phase.locked;
  const after: State = {
    ...state,
    phase: { ...phase, locked },
    fixtures,
    suspended: [...state.suspended.filter((card) => !event.served.includes(card)), ...event.suspended],
    actionDiscard: [...state.actionDiscard, ...event.discarded],
  };
  return seats.reduce((all, seat, side) => {
    return withClub(all, seat, ({ spaces, faceUp }) => ({
      spaces: match?.lineUps[side] ?? spaces,
      faceUp: faceUp.filter((card) => !event.discarded.includes(card)),
    }));
  }, after);
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

function sidesOf(state: State, key: string): { seats: [Seat, Seat]; clubs: [Club, Club] } {
  const fixture = state.fixtures.find((each) => each.key === key);
  if (fixture === undefined) throw new Error(`no fixture ${key}`);
  const { home, away } = fixture;
  return { seats: [home, away], clubs: [clubOf(state, home), clubOf(state, away)] };
}

function poorForm(unfit: Seat, scoring: Seat, goals: number): Incident[] {
  return Array.from({ length: goals }, () => ({ kind: "poor-form", play: 0, seat: unfit, goal: scoring }));
}

function withoutRolls(fixture: Fixture): Fixture {
  if (fixture.result?.rolls === undefined) return fixture;
  const { rolls: _rolls, ...result } = fixture.result;
  return { ...fixture, result };
}
