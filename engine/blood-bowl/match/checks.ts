import type { Refusal } from "../refusals";
import type { MatchState, State } from "../state";
import { findToken } from "../tokens";
import { orderOf, sameTurn } from "./clock";
import type { Clock, PlayerRef } from "./model";

/** The match of a play that is in its match phase or beyond. */
export function matchOf({ match }: State): MatchState {
  if (match === undefined) throw new Error("the match has not begun");
  return match;
}

/** What is reported may not lie ahead of the clock; it may lie behind. */
export function turnRefusal({ clock, kickers }: MatchState, when: Clock): Refusal | undefined {
  return orderOf(when, kickers) > orderOf(clock, kickers) ? "turn-not-reached" : undefined;
}

/** Whether that turn is the one that runs. */
export const isRunning = ({ clock, timeUp }: MatchState, when: Clock) => !timeUp && sameTurn(clock, when);

/** Why that player cannot have acted or been hit in that turn; a reserve can, since nobody may have told of the swap. */
export function actorRefusal(state: State, ref: PlayerRef, when: Clock): Refusal | undefined {
  const match = matchOf(state);
  const token = findToken(state, ref);
  if (token === undefined) return "unknown-player";
  if (token.place === "pitch" || token.place === "reserves" || token.since === undefined) return undefined;
  return orderOf(token.since, match.kickers) < orderOf(when, match.kickers) ? "player-is-out" : undefined;
}

/** Both checks of everything that a player does in a turn. */
export const deedRefusal = (state: State, deed: PlayerRef & { readonly when: Clock }): Refusal | undefined =>
  turnRefusal(matchOf(state), deed.when) ?? actorRefusal(state, deed, deed.when);
