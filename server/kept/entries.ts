import type { Db } from "@/db/client";
import { type EntryRow, listEntriesOf } from "../competitions/store";
import { runtime } from "../runtime";
import { entryStamps } from "./stamps";

/**
 * The entries of competitions by the competition's id, each list in the order of its draw; competitions without entries
 * are left out. Only where an entry changed they are read again: everywhere else it is the same list as before.
 */
export async function keptEntriesOf(
  db: Db,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryRow[]>> {
  if (competitionIds.length === 0) return new Map();
  const kept = runtime().kept.entries;
  const stamps = await entryStamps(db, competitionIds);
  const known = new Map(competitionIds.map((id) => [id, kept.get(id)]));
  const stale = competitionIds.filter((id) => known.get(id)?.stamp !== stamps.get(id));
  const read = stale.length === 0 ? [] : await listEntriesOf(db, stale);
  return new Map(
    competitionIds.flatMap((id) => {
      const before = known.get(id);
      const stamp = stamps.get(id);
      if (stamp === undefined) return [];
      const now = before?.stamp === stamp ? before : { stamp, value: read.filter((row) => row.competitionId === id) };
      kept.set(id, now);
      return [[id, now.value]];
    }),
  );
}

/** The entries of one competition. */
export const keptEntries = async (db: Db, competitionId: string): Promise<readonly EntryRow[]> =>
  (await keptEntriesOf(db, [competitionId])).get(competitionId) ?? [];
