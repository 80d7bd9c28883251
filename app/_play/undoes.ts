import type { LogRange } from "@/engine/core/rules";
import type { ActAs } from "@/server/plays/schema";
import type { QueuedCommand } from "./command-queue";
import type { DeviceRules, Shown } from "./optimistic";

/** Something that may be taken back: a command that waits for dice, or lines of the folded log. */
export type Undoes =
  | { readonly kind: "waiting"; readonly commandId: string; readonly command: QueuedCommand["command"] }
  | { readonly kind: "lines"; readonly range: LogRange; readonly commandId: string | undefined };

/** Everything that may be taken back now, newest first, queued commands included. */
export function undoesOf<State, Command, Event>(
  rules: Pick<DeviceRules<State, Command, Event>, "withdrawable">,
  { folded, waiting, asks, made }: Shown<State, Event>,
  queue: readonly QueuedCommand[],
  as: ActAs,
): Undoes[] {
  const waits = queue
    .filter((queued) => queued.undone !== true && (waiting.includes(queued) || asks?.queued === queued))
    .map(({ commandId, command }) => ({ kind: "waiting", commandId, command }) as const);
  const lines = rules.withdrawable(folded.entries, folded.state, as).map((range) => {
    const queued = made.find(({ from, to }) => from <= range.from && range.to <= to);
    return { kind: "lines", range, commandId: queued?.commandId } as const;
  });
  return [...waits.reverse(), ...lines];
}
