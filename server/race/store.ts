import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { playCommands, plays } from "@/db/schema";
import { type Changed, type Recording, record } from "../plays/record";
import { RaceLost } from "./writer";

/** The commands of a play that were accepted, by their ids, with where their lines stand. */
export async function loadCommands(db: Db, playId: string): Promise<Map<string, { from: number; to: number }>> {
  const { commandId, fromVersion: from, toVersion: to } = playCommands;
  const rows = await db.select({ commandId, from, to }).from(playCommands).where(eq(playCommands.playId, playId));
  return new Map(rows.map((row) => [row.commandId, { from: row.from, to: row.to }]));
}

/** Stores the moves of several matches in one transaction. @throws RaceLost when a log is not where it was left */
export function storeMoves(db: Db, recordings: readonly Recording[]): Promise<Changed[]> {
  return db.transaction(async (tx) => {
    const versions = await lockVersions(
      tx,
      recordings.map(({ play }) => play.id),
    );
    const changed: Changed[] = [];
    for (const recording of recordings) {
      const { play, folded } = recording;
      if (versions.get(play.id) !== folded.version) throw new RaceLost(`the log of ${play.id} was written by another`);
      changed.push(await record(tx, recording));
    }
    return changed;
  });
}

/** Holds the plays until the transaction ends; those that are over are left out. */
async function lockVersions(tx: Db, playIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: plays.id, version: plays.version, finishedAt: plays.finishedAt })
    .from(plays)
    .where(inArray(plays.id, playIds))
    .orderBy(asc(plays.id))
    .for("update");
  return new Map(rows.flatMap(({ id, version, finishedAt }) => (finishedAt === null ? [[id, version]] : [])));
}
