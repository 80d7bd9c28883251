import { type CardId, TEAM_SET, type Team } from "../cards";
import { cardIdsOf, cardOf, type WithDeck } from "../deck";
import type { EventOf } from "../model";
import type { Player, State, TeamState } from "../state";
import { perTeam } from "./change";

/** Yellow cards that stay in a set at first (LG-015). */
const YELLOWS_AT_FIRST = 1;

/** The state before anybody has done anything. */
export function begin({ edition, options, players }: EventOf<"started">, at: number): State {
  return {
    edition,
    options,
    at,
    phase: { kind: options.mode === "live" ? "lobby" : "scoreboard" },
    players: players.map((player) => ({ ...player, ...freshPlayer(at) })),
    centre: { version: 0, cards: [], changedAt: at },
    teams: perTeam((team) => ({ suffered: 0, wins: 0, ...freshTeam({ options }, team) })),
    rounds: [],
    matches: [],
    pause: undefined,
    held: undefined,
    timer: { elapsedMs: 0, since: undefined },
  };
}

/** A team at the start of a match: no goals, and all cards but two yellow ones in its deck. */
export function freshTeam(deck: WithDeck, team: Team): Omit<TeamState, "suffered" | "wins"> {
  const yellows = yellowsOf(deck, team).slice(YELLOWS_AT_FIRST, TEAM_SET.yellows);
  return { goals: 0, goalCards: [], spare: yellows, deck: cardIdsOf(deck, team).filter((id) => !yellows.includes(id)) };
}

/** The cards that a team will deal: all but those beside the team. */
export function deckOf(deck: WithDeck, team: Team, side: Pick<TeamState, "goalCards" | "spare">): readonly CardId[] {
  return cardIdsOf(deck, team).filter((id) => !side.goalCards.includes(id) && !side.spare.includes(id));
}

function yellowsOf(deck: WithDeck, team: Team): readonly CardId[] {
  return cardIdsOf(deck, team).filter((id) => cardOf(deck, id).kind === "yellow");
}

/** A player without cards and without any debt or stop. */
export function emptyHanded(at: number) {
  return {
    ready: false,
    hand: [],
    display: [],
    discard: [],
    short: false,
    covered: undefined,
    yellows: [],
    owed: [],
    owedSince: at,
    stop: undefined,
    turnedAt: undefined,
    changedAt: at,
    wrong: [],
    writtenOff: false,
  } satisfies Partial<Player>;
}

function freshPlayer(at: number): Omit<Player, "name" | "team"> {
  return { ...emptyHanded(at), displaySize: 0, absentSince: undefined, rttMs: 0 };
}
