import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import type { CommandOf } from "../model";
import type { LoggedEvent, State } from "../state";
import { awardsOf, pointsFor } from "./awards";
import { deedRefusal, isRunning, matchOf } from "./checks";
import { sameTurn, turnAfterTouchdown } from "./clock";
import type { Clock, Feat, PlayerRef } from "./model";

/** A touchdown ends the running turn and the drive; one that is reported late only counts. */
export function touchdown(state: State, { when, side, player }: CommandOf<"touchdown">): Answer {
  const match = matchOf(state);
  const refusal = deedRefusal(state, { when, side, player });
  if (refusal !== undefined) return refuse(refusal);
  if (toldIn(state, when).some(({ type }) => type === "touchdown-scored")) return refuse("already-told");
  const spp = pointsFor("touchdown", state, { side, player });
  const endsTurn = isRunning(match, when);
  const next = endsTurn ? turnAfterTouchdown(when, side, match.kickers) : undefined;
  return accept({
    type: "touchdown-scored",
    when,
    side,
    player,
    spp,
    endsTurn,
    ...(next === undefined ? {} : { next }),
  });
}

/** A completion, an interception and so on; what the edition has no points for is not recorded. */
export function feat(state: State, { type, when, side, player }: CommandOf<Feat>): Answer {
  const refusal = deedRefusal(state, { when, side, player });
  if (refusal !== undefined) return refuse(refusal);
  if (awardsOf(state, side)[type] === 0) return refuse("feat-earns-nothing");
  if (isTold(type, { side, player }, toldIn(state, when))) return refuse("already-told");
  const spp = pointsFor(type, state, { side, player });
  return accept({ type: "feat-done", feat: type, when, side, player, spp });
}

/** One stalling player costs his side the extra winnings, whatever the crowd does (BB-044, BB-111). */
export function stalling(state: State, { when, side, player }: CommandOf<"stalling">): Answer {
  const refusal = deedRefusal(state, { when, side, player });
  if (refusal !== undefined) return refuse(refusal);
  if (isTold("stalling", { side, player }, toldIn(state, when))) return refuse("already-told");
  return accept({ type: "stalled", when, side, player });
}

/** What was told of one turn so far. */
export const toldIn = (state: State, when: Clock): LoggedEvent[] =>
  state.log.flatMap(({ event }) => ("when" in event && sameTurn(event.when, when) ? [event] : []));

/** Whether a second tablet has told it already: nobody does the same thing twice in one turn. */
export const isTold = (deed: Feat | "stalling", { side, player }: PlayerRef, told: readonly LoggedEvent[]): boolean =>
  told.some((event) => {
    const same = event.type === "feat-done" ? event.feat === deed : event.type === "stalled" && deed === "stalling";
    return same && "player" in event && event.side === side && event.player === player;
  });
