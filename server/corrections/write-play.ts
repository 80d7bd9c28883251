import type { Db } from "@/db/client";
import { type AmendedPlay, amendedLines, rules, SIDES, seatOf } from "@/engine/blood-bowl";
import { newSeed } from "../plays/dice";
import { append, type PlayRow, setSeatOpen } from "../plays/store";
import { secretFor } from "./read-past";
import { markReopened } from "./store";

/** Whose correction it is, and why. */
export interface CorrectedBy {
  readonly userId: string | undefined;
  /** Ms since the epoch. */
  readonly at: number;
  readonly reason: string;
  readonly correctionId: string;
}

/** Adds the steps of a match taken again to its log; answers with the first line of each. */
export async function writePlay(
  tx: Db,
  row: PlayRow,
  amended: AmendedPlay,
  { userId, at, correctionId }: CorrectedBy,
): Promise<readonly number[]> {
  if (amended.taken.length === 0 && amended.from >= row.version) return [];
  const commands = amendedLines(row.version, amended, at).map((lines, index) => ({
    commandId: `correction-${correctionId}-${index}`,
    lines,
  }));
  const ranges = commands.map(({ commandId, lines }) => {
    const from = lines[0]?.seq ?? row.version;
    return { commandId, from, to: from + lines.length };
  });
  const { position, draws } = amended.dice;
  await append(
    tx,
    row.id,
    commands.flatMap(({ commandId, lines }) => lines.map((line) => ({ line, commandId, userId }))),
    ranges,
    {
      version: ranges.at(-1)?.to ?? row.version,
      seeds: draws === 0 ? row.seeds : [...row.seeds, { ...newSeed(secretFor(row)), position, draws }],
      dueAt: null,
      finishedAt: rules.finished(amended.after) ? (row.finishedAt ?? new Date(at)) : null,
    },
  );
  await markReopened(tx, row.id, new Date(at));
  for (const side of SIDES) {
    const isDone = (state: AmendedPlay["after"]) =>
      state.phase === "done" || state.sides[side].after.step === undefined;
    if (isDone(amended.before) !== isDone(amended.after)) {
      await setSeatOpen(tx, row.id, seatOf(side), !isDone(amended.after));
    }
  }
  return ranges.slice(ranges.length - amended.taken.length).map(({ from }) => from);
}
