import type { Seat } from "../core/rules";
import { type CardId, TEAM_SET, type Team, type TeamCard } from "./cards";
import { misfit, possessionOf, topOf, type Wanted, wantedBy } from "./centre";
import { cardOf, FACE_DOWN } from "./deck";
import { perTeam } from "./evolve/change";
import type { Event } from "./model";
import type { Mode } from "./options";
import {
  goalsNeeded,
  type MatchRecord,
  type Pause,
  type Phase,
  type Player,
  type RoundRecord,
  type State,
  type Stop,
} from "./state";

/** The places of a player from left to right: the discard lies to the right of the display. */
export const PLACES = ["display", "discard", "hand"] as const;

/** An open card, and whether it could be played now. */
export interface OpenCard {
  readonly card: TeamCard;
  readonly fits: boolean;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly team: Team;
  readonly ready: boolean;
  readonly display: readonly OpenCard[];
  readonly displaySize: number;
  /** Only the top is shown, and with option `revealBoth` the action card just covered. */
  readonly discard: {
    readonly top: OpenCard | undefined;
    readonly covered: OpenCard | undefined;
    readonly count: number;
  };
  /** Cards held face down; their faces are nobody's, their owner's included. */
  readonly hand: number;
  /** Yellow cards in front of the player. */
  readonly yellows: number;
  /** Yellow cards still to be placed, and since when (ms). */
  readonly owes: number;
  readonly owedSince: number;
  readonly stop: Stop | undefined;
  readonly turnedAt: number | undefined;
  readonly changedAt: number;
  readonly absentSince: number | undefined;
  readonly writtenOff: boolean;
}

export interface TeamView {
  readonly goals: number;
  readonly goalsNeeded: number;
  readonly goalCards: readonly TeamCard[];
  /** Yellow cards that the team plays with. */
  readonly yellowsInDeck: number;
  readonly suffered: number;
  readonly wins: number;
  /** What the team looks for now. */
  readonly wanted: Wanted;
}

export interface View {
  /** Who looks; `undefined` is a spectator. All else is the same for everybody. */
  readonly seat: Seat | undefined;
  readonly mode: Mode;
  readonly phase: Phase;
  /** Time of the newest event, in ms. */
  readonly now: number;
  readonly bestOf: number;
  readonly pause: Pause | undefined;
  readonly players: readonly PlayerView[];
  readonly teams: Readonly<Record<Team, TeamView>>;
  readonly centre: {
    readonly version: number;
    readonly top: TeamCard | undefined;
    readonly count: number;
    readonly possession: Team | undefined;
    readonly changedAt: number;
  };
  /** All rounds that are over; `match` tells which match of a best-of they belong to. */
  readonly rounds: readonly RoundRecord[];
  readonly matches: readonly MatchRecord[];
  readonly timer: State["timer"];
}

/** What one seat may see: everything but the cards in the hands and below the tops of the discards. */
export function view(state: State, seat: Seat | undefined): View {
  const top = topOf(state);
  const wanted = perTeam((team) => wantedBy(team, top));
  const { options, phase, at, pause, centre, rounds, matches, timer } = state;
  return {
    seat,
    mode: options.mode,
    phase,
    now: at,
    bestOf: options.bestOf,
    pause,
    players: state.players.map((player, index) => viewPlayer(state, player, index, wanted[player.team])),
    teams: perTeam((team) => viewTeam(state, team, wanted[team])),
    centre: {
      version: centre.version,
      top,
      count: centre.cards.length,
      possession: possessionOf(top),
      changedAt: centre.changedAt,
    },
    rounds,
    matches,
    timer,
  };
}

function viewPlayer(state: State, player: Player, seat: Seat, wanted: Wanted): PlayerView {
  const live = state.phase.kind === "live";
  const open = (id: CardId): OpenCard => {
    const card = cardOf(state, id);
    return { card, fits: live && misfit(card, wanted, state.options) === undefined };
  };
  const top = player.discard.at(-1);
  const { covered } = player;
  return {
    seat,
    name: player.name,
    team: player.team,
    ready: player.ready,
    display: player.display.map(open),
    displaySize: player.displaySize,
    discard: {
      top: top === undefined ? undefined : open(top),
      covered: covered === undefined ? undefined : open(covered),
      count: player.discard.length,
    },
    hand: player.hand.length,
    yellows: player.yellows.length,
    owes: player.owed.length,
    owedSince: player.owedSince,
    stop: player.stop,
    turnedAt: player.turnedAt,
    changedAt: player.changedAt,
    absentSince: player.absentSince,
    writtenOff: player.writtenOff,
  };
}

function viewTeam(state: State, team: Team, wanted: Wanted): TeamView {
  const { goals, goalCards, suffered, wins, spare } = state.teams[team];
  return {
    goals,
    goalsNeeded: goalsNeeded(state, team),
    goalCards: goalCards.map((id) => cardOf(state, id)),
    yellowsInDeck: TEAM_SET.yellows - spare.length,
    suffered,
    wins,
    wanted,
  };
}

/**
 * One event as everybody but the server learns of it: the order of hands is hidden from all alike. What is left is
 * still an event of the same shape, so a screen may fold its own state from `faceDown` and news with the same `evolve`.
 */
export function news(event: Event, seat: Seat | undefined): Event | undefined {
  switch (event.type) {
    case "dealt":
      return { ...event, hands: event.hands.map((dealt) => ({ ...dealt, hand: backs(dealt.hand) })) };
    case "gathered":
    case "yellow-placed":
      return { ...event, hand: backs(event.hand) };
    case "held":
      return event.seat === seat ? event : undefined;
    case "measured":
      return undefined;
    default:
      return event;
  }
}

/** The state as a screen may hold it: every hand face down. */
export function faceDown(state: State): State {
  return { ...state, players: state.players.map((player) => ({ ...player, hand: backs(player.hand) })) };
}

const backs = (hand: readonly CardId[]) => hand.map(() => FACE_DOWN);
