import { type BookEntry, type StatementLine, statement } from "@/engine/blood-bowl";
import type { Draw } from "@/engine/core/play-dice";
import type { BookLine } from "../clubs/book";

/** A posting with the treasury after it, and where it comes from; `at` in ms since the epoch, gold in gold pieces. */
export interface AccountLine extends Pick<StatementLine, "posting" | "balance"> {
  /** The entry of the book that it belongs to. */
  readonly entry: BookEntry;
  readonly seq: number;
  readonly at: number;
  readonly fixtureId: string | undefined;
  /** Faces that the entry was rolled with. */
  readonly dice: readonly Draw[];
  /** Why it was booked by hand. */
  readonly reason: string | undefined;
}

/** Every posting of a book with the running balance, oldest first. @param draws faces by the sequence number of entries */
export function accountOf(
  lines: readonly BookLine[],
  draws: ReadonlyMap<number, readonly Draw[]>,
): readonly AccountLine[] {
  return statement(lines.map(({ entry }) => entry)).flatMap(({ entry: index, posting, balance }) => {
    const line = lines[index];
    if (line === undefined) return [];
    const { seq, entry, at, fixtureId, reason } = line;
    return [{ seq, entry, at: at.getTime(), fixtureId, reason, posting, balance, dice: draws.get(seq) ?? [] }];
  });
}
