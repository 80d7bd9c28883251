import type { LogRange } from "@/engine/core/rules";
import type { ActAs } from "@/server/plays/schema";
import type { QueuedCommand } from "./command-queue";
import type { DeviceRules, Shown } from "./optimistic";

/** The newest thing that may be taken back: a command that waits for dice, or lines of the folded log. */
export type Undoes =
  | { readonly kind: "waiting"; readonly commandId: string }
  | { readonly kind: "lines"; readonly range: LogRange; readonly commandId: string | undefined };

/** What an undo takes back now, queued commands included; undefined where there is nothing. */
export function undoesOf<State, Command, Event>(
  rules: Pick<DeviceRules<State, Command, Event>, "withdrawable">,
  { folded, waiting, asks, made }: Shown<State, Event>,
  queue: readonly QueuedCommand[],
  as: ActAs,
): Undoes | undefined {
  const last = queue.findLast(({ undone }) => undone !== true);
  if (last !== undefined && (waiting.includes(last) || asks?.queued === last)) {
    return { kind: "waiting", commandId: last.commandId };
  }
  const [range] = rules.withdrawable(folded.entries, folded.state, as);
  if (range === undefined) return undefined;
  const queued = made.find(({ from, to }) => from <= range.from && range.to <= to);
  return { kind: "lines", range, commandId: queued?.commandId };
}
