import { diceFrom } from "../core/dice";
import type { Actor, LegalCommand } from "../core/rules";
import { decide } from "./decide";
import { afterCandidates } from "./legal/after";
import { beforeCandidates } from "./legal/before";
import { deedsOf, matchCandidates } from "./legal/match";
import type { Command } from "./model";
import type { Refusal } from "./refusals";
import { type Side, sideOf } from "./sides";
import type { State } from "./state";

/** What a seat might do now, and why it may not where it may not. Lists of players and purchases are examples. */
export function legal(state: State, seat: number): LegalCommand<Command, Refusal>[] {
  const side = sideOf(seat);
  if (side === undefined) return [];
  const by = { kind: "seat", seat } as const;
  const sure = state.phase === "match" ? deedsOf(state, side) : [];
  const others = candidates(state, side).map((command) => {
    const refusal = refusalOf(state, command, by);
    return refusal === undefined ? { command } : { command, refusal };
  });
  return [...sure.map((command) => ({ command })), ...others];
}

function candidates(state: State, side: Side): Command[] {
  switch (state.phase) {
    case "before":
      return beforeCandidates(state, side);
    case "match":
      return matchCandidates(state, side);
    case "after":
      return afterCandidates(state, side);
    case "done":
      return [];
  }
}

/** Why a command would be refused now; `undefined`: it would not. For dimming buttons with the reason beside them. */
export function refusalOf(state: State, command: Command, by: Actor = { kind: "recorder" }): Refusal | undefined {
  const decision = decide(state, command, { by, at: 0, dice: trialDice() });
  return decision.kind === "refused" ? decision.refusal : undefined;
}

/** Dice of a fixed course (Lehmer's): no refusal depends on a face, and whatever is rolled again comes to an end. */
function trialDice() {
  let next = 1;
  return diceFrom((sides) => {
    next = (next * 48_271) % 2_147_483_647;
    return (next % sides) + 1;
  });
}
