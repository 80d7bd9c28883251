import type { Db } from "@/db/client";
import { type EntryRow, listEntriesOf } from "../competitions/store";
import { runtime } from "../runtime";
import { entryStamps } from "./stamps";

/** The entries of competitions, each in the order of its draw; only those of competitions in which one changed are read again. */
export async function keptEntriesOf(db: Db, competitionIds: readonly string[]): Promise<readonly EntryRow[]> {
  if (competitionIds.length === 0) return [];
  const kept = runtime().kept.entries;
  const stamps = await entryStamps(db, competitionIds);
  const known = new Map(competitionIds.map((id) => [id, kept.get(id)]));
  const stale = competitionIds.filter((id) => known.get(id)?.stamp !== stamps.get(id));
  const read = stale.length === 0 ? [] : await listEntriesOf(db, stale);
  return competitionIds.flatMap((id) => {
    const before = known.get(id);
    const stamp = stamps.get(id);
    if (stamp === undefined) return [];
    const now = before?.stamp === stamp ? before : { stamp, value: read.filter((row) => row.competitionId === id) };
    kept.set(id, now);
    return now.value;
  });
}

/** The entries of one competition. */
export const keptEntries = (db: Db, competitionId: string) => keptEntriesOf(db, [competitionId]);
