import type { Recorded } from "../../core/play";
import type { Event } from "../model";
import type { AmendedPlay } from "./correct";

/** What is added to a log: first the withdrawal of what no longer counts, then the steps taken again, command by command. */
export function amendedLines(
  version: number,
  { from, taken }: Pick<AmendedPlay, "from" | "taken">,
  at: number,
): Recorded<Event>[][] {
  const by = { kind: "organiser" } as const;
  const withdrawal: Recorded<Event> = {
    seq: version,
    at,
    by,
    event: { type: "withdrawn", from, to: version - 1 },
    draws: [],
  };
  const commands = from < version ? [[withdrawal]] : [];
  let seq = version + commands.length;
  for (const step of taken) {
    commands.push(
      step.events.map((event, index) => ({
        seq: seq++,
        at: step.at,
        by: step.by,
        event,
        draws: index === 0 ? step.draws : [],
      })),
    );
  }
  return commands;
}
