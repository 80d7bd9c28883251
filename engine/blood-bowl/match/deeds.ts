import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { State } from "../state";
import { tokenOf } from "../tokens";
import { awardsOf, pointsFor } from "./awards";
import { deedRefusal, isRunning, matchOf } from "./checks";
import { turnAfterTouchdown } from "./clock";
import type { Feat } from "./model";

/** A touchdown ends the running turn and the drive; one that is reported late only counts. */
export function touchdown(state: State, { when, side, player }: CommandOf<"touchdown">): Answer {
  const match = matchOf(state);
  const refusal = deedRefusal(state, { when, side, player });
  if (refusal !== undefined) return refuse(refusal);
  const spp = pointsFor("touchdown", tokenOf(state, { side, player }), state.sides[side], editionOf(state));
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
  const edition = editionOf(state);
  if (awardsOf(state.sides[side], edition)[type] === 0) return refuse("feat-earns-nothing");
  const spp = pointsFor(type, tokenOf(state, { side, player }), state.sides[side], edition);
  return accept({ type: "feat-done", feat: type, when, side, player, spp });
}

/** One stalling player costs his side the extra winnings, whatever the crowd does (BB-044, BB-111). */
export function stalling(state: State, { when, side, player }: CommandOf<"stalling">): Answer {
  const refusal = deedRefusal(state, { when, side, player });
  return refusal === undefined ? accept({ type: "stalled", when, side, player }) : refuse(refusal);
}
