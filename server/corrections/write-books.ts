import type { Db } from "@/db/client";
import type { AmendedPlay, bookChanges } from "@/engine/blood-bowl";
import { canonicalJson } from "@/engine/core/canonical-json";
import { nextSeqs } from "../plays/books";
import type { PlayRow } from "../plays/store";
import { insertBookRows } from "./store";
import type { CorrectedBy } from "./write-play";

interface Source extends CorrectedBy {
  readonly rows: ReadonlyMap<string, PlayRow>;
  readonly plays: readonly AmendedPlay[];
  /** The first new line of each step, by play. */
  readonly firstLines: ReadonlyMap<string, readonly number[]>;
}

/**
 * Adds to a book what a correction makes of it: what no longer counts is named, and what takes its place stands where it
 * stood. Nothing is deleted. The reason goes to what is new, and to what was taken back.
 */
export async function writeBooks(
  tx: Db,
  clubId: string,
  { gone, fresh }: ReturnType<typeof bookChanges>,
  { userId, at, reason, rows, plays, firstLines }: Source,
): Promise<void> {
  let seq = (await nextSeqs(tx, [clubId])).get(clubId) ?? 1;
  const base = { clubId, bookedBy: userId ?? null };
  const known = new Set(gone.map(({ playId, entry }) => `${playId} ${canonicalJson(entry)}`));
  const withdrawn =
    gone.length === 0
      ? []
      : [
          {
            ...base,
            seq: seq++,
            entry: { type: "withdrawn", seqs: gone.map((line) => line.seq) },
            reason,
            at: new Date(at),
          },
        ];
  const added = fresh.map(({ line, place }) => {
    const { playId, step, entry } = line;
    const taken = plays.find(({ play }) => play.id === playId)?.taken[step];
    return {
      ...base,
      seq: seq++,
      place,
      entry,
      playId,
      playSeq: firstLines.get(playId)?.[step] ?? 0,
      fixtureId: rows.get(playId)?.fixtureId ?? null,
      reason: known.has(`${playId} ${canonicalJson(entry)}`) ? null : reason,
      at: new Date(taken?.at ?? at),
    };
  });
  await insertBookRows(tx, [...withdrawn, ...added]);
}
