import { cardOf } from "../deck";
import type { EventOf } from "../model";
import { goalsNeeded, otherTeam, type Phase, type RoundRecord, type State } from "../state";
import { deckOf, emptyHanded, freshTeam } from "./begin";
import { perTeam, withPlayers, withTeam } from "./change";

/** Everybody's cards lie ready; whoever is absent while a team-mate is there gets none. */
export function dealt(state: State, { hands }: EventOf<"dealt">, at: number): State {
  const team = (seat: number) => state.players[seat]?.team;
  const laid = withPlayers(state, (player, seat) => {
    const own = hands.find((hand) => hand.seat === seat);
    const absent = player.absentSince !== undefined;
    return {
      ...emptyHanded(at),
      hand: own?.hand ?? [],
      display: own?.display ?? [],
      displaySize: hands.filter((hand) => team(hand.seat) === player.team).length > 1 ? 2 : 4,
      writtenOff: absent && own === undefined,
      absentSince: absent && own !== undefined ? at : player.absentSince,
    };
  });
  const waits = laid.players.some(({ absentSince, writtenOff }) => absentSince !== undefined && !writtenOff);
  return {
    ...laid,
    phase: { kind: "countdown", until: at + state.options.countdownMs },
    centre: { ...state.centre, cards: [], changedAt: at },
    teams: perTeam((side) => ({ ...state.teams[side], deck: [] })),
    pause: waits ? { since: at, until: undefined } : undefined,
  };
}

/** The common signal (LG-030). */
export function kickedOff(state: State, at: number): State {
  return { ...state, phase: { kind: "live", since: at }, centre: { ...state.centre, changedAt: at } };
}

/** A goal counts, its card goes beside the team, and all other cards go back (LG-059 to LG-064). */
export function goal(state: State, event: EventOf<"goal">, at: number): State {
  const { team, way, seat, card, yellow } = event;
  const record: RoundRecord = { kind: "goal", team, way, seat, card, ...roundEnd(state, at) };
  const scored = withTeam(state, team, ({ goals, goalCards }) => ({
    goals: goals + 1,
    goalCards: card === undefined ? goalCards : [...goalCards, card],
  }));
  const conceded = withTeam(scored, otherTeam(team), ({ spare }) => ({ spare: spare.filter((id) => id !== yellow) }));
  const { version } = state.centre;
  const centre = { ...state.centre, version: way === "scored" ? version + 1 : version };
  return collected({ ...conceded, centre }, record, at);
}

/** No goal and no extra yellow card (L20). */
export function roundDrawn(state: State, { reason }: EventOf<"round-drawn">, at: number): State {
  return collected(state, { kind: "draw", reason, ...roundEnd(state, at) }, at);
}

/** The match is won; a best-of goes on with full decks until it is decided. */
export function matchEnded(state: State, { winner, way }: EventOf<"match-ended">, at: number): State {
  const goals = perTeam((team) => {
    if (way === "goals") return state.teams[team].goals;
    return team === winner ? goalsNeeded(state, team) : 0;
  });
  const won = withTeam(state, winner, ({ wins }) => ({ wins: wins + 1 }));
  const matches = [...state.matches, { winner, way, goals }];
  if (won.teams[winner].wins * 2 > state.options.bestOf) return { ...won, matches, phase: { kind: "over", winner } };
  return {
    ...won,
    matches,
    phase: betweenRounds(state, at),
    teams: perTeam((team) => ({ ...won.teams[team], ...freshTeam(state, team) })),
  };
}

function roundEnd(state: State, at: number) {
  const stack = state.centre.cards;
  return {
    match: state.matches.length,
    ms: playedMs(state, at),
    stack: perTeam((team) => stack.filter((id) => cardOf(state, id).team === team).length),
  };
}

/** Time that the round has been played, in ms; a pause has no length. */
function playedMs({ phase, pause, timer }: State, at: number): number {
  if (phase.kind === "live") return (pause?.since ?? at) - phase.since;
  return timer.elapsedMs + (timer.since === undefined ? 0 : at - timer.since);
}

function collected(state: State, record: RoundRecord, at: number): State {
  return {
    ...withPlayers(state, () => emptyHanded(at)),
    phase: betweenRounds(state, at),
    centre: { ...state.centre, cards: [] },
    teams: perTeam((team) => ({ ...state.teams[team], deck: deckOf(state, team, state.teams[team]) })),
    rounds: [...state.rounds, record],
    pause: undefined,
    held: undefined,
    timer: { elapsedMs: 0, since: undefined },
  };
}

function betweenRounds({ options }: State, at: number): Phase {
  return options.mode === "scoreboard" ? { kind: "scoreboard" } : { kind: "break", until: at + options.breakMs };
}
