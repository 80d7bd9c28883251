import { decideWith, type Folded, foldOn, type Recorded } from "@/engine/core/play";
import type { AnyRules } from "@/engine/core/rules";
import type { QueuedCommand } from "./command-queue";

/** The newest state that the server confirmed, and what the queue would make of it. */
export interface Shown {
  readonly folded: Folded<unknown, unknown>;
  /** Queued commands that cannot be shown yet: they wait for app dice. */
  readonly waiting: readonly QueuedCommand[];
}

/**
 * Applies queued commands to a confirmed play on the device, as the server will: what needs a roll of the app waits,
 * what would be refused is left out.
 */
export function applyQueue(
  rules: AnyRules,
  confirmed: Folded<unknown, unknown>,
  queue: readonly QueuedCommand[],
): Shown {
  const waiting: QueuedCommand[] = [];
  let folded = confirmed;
  for (const queued of queue) {
    if (queued.refusal !== undefined) continue;
    const by = queued.as;
    const faces = queued.dice.source === "app" ? [] : queued.dice.faces;
    const outcome = decideWith(rules, folded, queued.command, by, queued.at, { source: "typed", faces });
    if (outcome.kind === "needs-dice") waiting.push(queued);
    if (outcome.kind !== "accepted") continue;
    const lines = outcome.events.map((event, index): Recorded<unknown> => {
      const draws = index === 0 ? outcome.draws : [];
      return { seq: folded.version + index, at: queued.at, by, event, draws };
    });
    folded = foldOn(rules, folded, lines);
  }
  return { folded, waiting };
}
