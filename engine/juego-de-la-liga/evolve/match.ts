import type { Seat } from "../../core/rules";
import type { EventOf } from "../event";
import { applyRoll } from "../match/apply-roll";
import type { Club, FixtureResult, Incident, Match, State } from "../state";
import { clubOf, withClub } from "./changes";
import { matchdayOf, matchOf } from "./matchday";

const withMatch = (state: State, match: Match): State => ({
  ...state,
  phase: { ...matchdayOf(state), match },
});

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
  return seats.reduce(
    (all, seat, side) => withClub(all, seat, (club) => ({ ...club, spaces: event.lineUps[side] ?? {} })),
    shown,
  );
}

/** Dice of a match. */
export function rolled(state: State, { rolls }: EventOf<"rolled">): State {
  const before = matchOf(state);
  return withMatch(state, { ...rolls.reduce(applyRoll, before), rolls: [...before.rolls, ...rolls] });
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
  const { match, locked } = matchdayOf(state);
  const result: FixtureResult = {
    kind: event.kind,
    goals: event.goals,
    winner: event.winner,
    incidents: match?.incidents ?? [],
    rolls: match?.rolls,
  };
  const fixtures = state.fixtures.map((fixture) => (fixture.key === event.fixture ? { ...fixture, result } : fixture));
  const { seats } = sidesOf(state, event.fixture);
  const { [seats[0]]: _home, [seats[1]]: _away, ...others } = locked;
  const after: State = {
    ...state,
    phase: { ...matchdayOf(state), match: undefined, locked: others },
    fixtures,
    suspended: [...state.suspended.filter((card) => !event.served.includes(card)), ...event.suspended],
    actionDiscard: [...state.actionDiscard, ...event.discarded],
  };
  return seats.reduce((all, seat, side) => {
    return withClub(all, seat, (club) => ({
      ...club,
      spaces: match?.lineUps[side] ?? club.spaces,
      faceUp: club.faceUp.filter((card) => !event.discarded.includes(card)),
    }));
  }, after);
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
