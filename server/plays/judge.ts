import type { DiceSeed } from "@/db/schema";
import { type Accepted, decideWith, type Folded, foldOn, type Outcome, type Recorded } from "@/engine/core/play";
import type { Actor, AnyRules } from "@/engine/core/rules";
import { commandDice } from "./dice";
import type { AcceptedCommand } from "./record";
import type { DiceInput } from "./schema";

/** A play as far as it is known, with the secrets of its dice. */
export interface Situation {
  readonly rules: AnyRules;
  readonly folded: Folded<unknown, unknown>;
  readonly seeds: readonly DiceSeed[];
}

/** A command with its actor settled and its time stamped (ms since the epoch). */
export interface Judged {
  readonly commandId: string;
  readonly command: unknown;
  readonly dice: DiceInput;
  readonly by: Actor;
  readonly at: number;
  readonly userId: string | undefined;
}

/** What a command comes to: the play after it and what is to be stored, or why not. Nothing is stored here. */
export type Verdict =
  | {
      readonly kind: "accepted";
      readonly next: Folded<unknown, unknown>;
      readonly seeds: readonly DiceSeed[];
      readonly accepted: AcceptedCommand;
    }
  | Exclude<Outcome<unknown>, { readonly kind: "accepted" }>;

export function judge({ rules, folded, seeds }: Situation, judged: Judged): Verdict {
  const { commandId, by, at, userId } = judged;
  const dice = commandDice(seeds, judged.dice, by, (purpose) => rules.rollsInApp?.(folded.state, purpose) ?? false);
  const outcome = decideWith(rules, folded, judged.command, by, at, dice.choice);
  if (outcome.kind !== "accepted") return outcome;
  const lines = linesOf(folded.version, outcome, judged);
  const next = foldOn(rules, folded, lines);
  return {
    kind: "accepted",
    next,
    seeds: dice.seedsAfter(outcome.draws.filter(({ n, source }) => n >= folded.nextDraw && source === "app").length),
    accepted: { commandId, at, userId, lines, bookings: outcome.bookings },
  };
}

/** The lines to store; all faces of a command stand with its first event. */
function linesOf(version: number, { events, draws }: Accepted<unknown>, { by, at }: Judged): Recorded<unknown>[] {
  return events.map((event, index) => ({ seq: version + index, at, by, event, draws: index === 0 ? draws : [] }));
}
