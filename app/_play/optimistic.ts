import type { z } from "zod";
import type { DieNeed } from "@/engine/core/decision";
import { decideWith, type Folded, foldOn, type Recorded, Withdrawn } from "@/engine/core/play";
import type { LogRange, Rules } from "@/engine/core/rules";
import type { QueuedCommand } from "./command-queue";

/** What a device needs of a game to go on without the server. */
export type DeviceRules<State, Command, Event> = Pick<
  Rules<State, Command, Event, never, never, unknown, string>,
  "command" | "decide" | "evolve" | "bookings" | "withdrawable"
> & { readonly event: z.ZodType<Event> };

/** The newest state that the server confirmed, and what the queue would make of it. */
export interface Shown<State, Event> {
  readonly folded: Folded<State, Event>;
  /** Queued commands that cannot be shown yet: they wait for app dice. */
  readonly waiting: readonly QueuedCommand[];
  /** The first queued command that waits for typed faces. */
  readonly asks: Asks | undefined;
  /** Which lines of `folded` come from which queued command. */
  readonly made: readonly (LogRange & { readonly commandId: string })[];
}

/** Faces that somebody must type, with the command that needs them. */
export interface Asks {
  readonly queued: QueuedCommand;
  readonly needs: readonly DieNeed[];
}

/**
 * Applies queued commands to a confirmed play on the device, as the server will: what needs dice waits for them, what
 * would be refused is left out.
 */
export function applyQueue<State, Command, Event>(
  rules: DeviceRules<State, Command, Event>,
  confirmed: Folded<State, Event>,
  queue: readonly QueuedCommand[],
): Shown<State, Event> {
  const waiting: QueuedCommand[] = [];
  const made: (LogRange & { commandId: string })[] = [];
  let asks: Asks | undefined;
  let folded = confirmed;
  for (const queued of queue) {
    if (queued.refusal !== undefined || queued.undone === true) continue;
    const faces = queued.dice.source === "app" ? [] : queued.dice.faces;
    const outcome = decideWith(rules, folded, queued.command, queued.as, queued.at, { source: "typed", faces });
    if (outcome.kind === "needs-dice") {
      if (queued.dice.source === "app") waiting.push(queued);
      else asks ??= { queued, needs: outcome.needs };
    }
    if (outcome.kind !== "accepted") continue;
    const from = folded.version;
    const lines = outcome.events.map((event, index): Recorded<Event> => {
      const draws = index === 0 ? outcome.draws : [];
      return { seq: from + index, at: queued.at, by: queued.as, event, draws };
    });
    folded = foldOn(rules, folded, lines);
    made.push({ commandId: queued.commandId, from, to: folded.version - 1 });
  }
  return { folded, waiting, asks, made };
}

/** Lines as they came over the network, with their events parsed by the game. */
export function parseLines<State, Command, Event>(
  rules: DeviceRules<State, Command, Event>,
  lines: readonly Recorded<unknown>[],
): Recorded<Event>[] {
  return lines.map((line) => {
    const withdrawn = Withdrawn.safeParse(line.event);
    return { ...line, event: withdrawn.success ? withdrawn.data : rules.event.parse(line.event) };
  });
}
