import type { EditionId } from "../catalog";
import type { Seat } from "../core/rules";
import { type CardId, TEAMS, type Team } from "./cards";
import type { DrawReason, GoalWay, WinWay } from "./model";
import { GOALS_TO_WIN, type Options } from "./options";

export const PHASES = ["lobby", "countdown", "live", "break", "scoreboard", "over"] as const;

export type Phase =
  | { readonly kind: "lobby" }
  /** Dealt; the signal comes at `until`. */
  | { readonly kind: "countdown"; readonly until: number }
  | { readonly kind: "live"; readonly since: number }
  | { readonly kind: "break"; readonly until: number }
  | { readonly kind: "scoreboard" }
  | { readonly kind: "over"; readonly winner: Team };

export const STOP_REASONS = ["yellow", "wrong-cards"] as const;

/** A player who may not move until then. */
export interface Stop {
  readonly until: number;
  readonly why: (typeof STOP_REASONS)[number];
}

/** The last card of a pile is its top. */
export interface Player {
  readonly name: string;
  readonly team: Team;
  readonly ready: boolean;
  readonly hand: readonly CardId[];
  readonly display: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Cards of a full display: 2 in a team of two, 4 alone. */
  readonly displaySize: number;
  /** Option `literalYellow`: 2 cards until the next reshuffle. */
  readonly short: boolean;
  /** Option `revealBoth`: the action card just turned under another one. */
  readonly covered: CardId | undefined;
  /** Yellow cards in front of the player. */
  readonly yellows: readonly CardId[];
  /** Yellow cards revealed and not yet placed, and since when. */
  readonly owed: readonly CardId[];
  readonly owedSince: number;
  readonly stop: Stop | undefined;
  readonly turnedAt: number | undefined;
  /** When the exposed cards last changed. */
  readonly changedAt: number;
  /** Times of the latest wrong cards, with option `wrongCardPenalty` only. */
  readonly wrong: readonly number[];
  readonly absentSince: number | undefined;
  /** Absent, and not waited for in this round. */
  readonly writtenOff: boolean;
  /** Measured round trip in ms. */
  readonly rttMs: number;
}

/** The one stack; the version grows by 1 with every card and never falls. */
export interface Centre {
  readonly version: number;
  readonly cards: readonly CardId[];
  /** When the top last changed: the latest card, or the signal. */
  readonly changedAt: number;
}

export interface TeamState {
  /** Goals of the present match. */
  readonly goals: number;
  /** Goal cards beside the team, out of play for the match. */
  readonly goalCards: readonly CardId[];
  /** Between rounds: the cards that will be dealt. */
  readonly deck: readonly CardId[];
  /** Yellow cards not yet in the deck. */
  readonly spare: readonly CardId[];
  /** Yellow cards placed in front of the team in the whole play. */
  readonly suffered: number;
  /** Matches won, for a best-of. */
  readonly wins: number;
}

interface RoundEnd {
  /** Which match of the play, from 0. */
  readonly match: number;
  /** Played time in ms, pauses left out. */
  readonly ms: number;
  /** Cards in the centre by back colour, without the goal card. */
  readonly stack: Readonly<Record<Team, number>>;
}

export type RoundRecord = RoundEnd &
  (
    | {
        readonly kind: "goal";
        readonly team: Team;
        readonly way: GoalWay;
        readonly seat: Seat | undefined;
        readonly card: CardId | undefined;
      }
    | { readonly kind: "draw"; readonly reason: DrawReason }
  );

export interface MatchRecord {
  readonly winner: Team;
  readonly way: WinWay;
  readonly goals: Readonly<Record<Team, number>>;
}

/** All clocks stand still since then; `until` only after the server itself was gone. */
export interface Pause {
  readonly since: number;
  readonly until: number | undefined;
}

/** Option fairness: the fitting card that goes to the centre at `until` if none with a smaller delay comes. */
export interface Held {
  readonly seat: Seat;
  readonly card: CardId;
  readonly delayMs: number;
  readonly until: number;
}

export interface State {
  readonly edition: EditionId;
  readonly options: Options;
  /** Time of the newest event. */
  readonly at: number;
  readonly phase: Phase;
  readonly players: readonly Player[];
  readonly centre: Centre;
  readonly teams: Readonly<Record<Team, TeamState>>;
  readonly rounds: readonly RoundRecord[];
  readonly matches: readonly MatchRecord[];
  readonly pause: Pause | undefined;
  readonly held: Held | undefined;
  /** Scoreboard: the round's clock; `since` while it runs. */
  readonly timer: { readonly elapsedMs: number; readonly since: number | undefined };
}

/** The seat's player; throws where there is none. */
export function playerAt(state: Pick<State, "players">, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export const otherTeam = (team: Team): Team => (team === "red" ? "blue" : "red");

/** The seats of a team, in order. */
export function seatsOf(state: Pick<State, "players">, team: Team): Seat[] {
  return [...state.players.keys()].filter((seat) => state.players[seat]?.team === team);
}

/** The opponents in front of whom a yellow card may be placed: all of them, but nobody who was written off while a team-mate plays on. */
export function opponentsOf(state: Pick<State, "players">, seat: Seat): readonly Seat[] {
  const all = seatsOf(state, otherTeam(playerAt(state, seat).team));
  const present = all.filter((other) => !playerAt(state, other).writtenOff);
  return present.length > 0 ? present : all;
}

/** Goals that win the match: a player alone against two may need fewer (L23). */
export function goalsNeeded(state: Pick<State, "players" | "options">, team: Team): number {
  const alone = seatsOf(state, team).length < seatsOf(state, otherTeam(team)).length;
  return alone ? state.options.soloGoals : GOALS_TO_WIN;
}

/** Whose home it is: the team of seat 0 first. */
export function homeFirst(state: Pick<State, "players">): readonly Team[] {
  const home = playerAt(state, 0).team;
  return home === TEAMS[0] ? TEAMS : [home, otherTeam(home)];
}
