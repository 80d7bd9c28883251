import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { playCommands, plays, raceHolds } from "@/db/schema";
import { type Changed, type Recording, record } from "../plays/record";
import { RaceLost } from "./writer";

/** The commands of a play that were accepted, by their ids, with where their lines stand. */
export async function loadCommands(db: Db, playId: string): Promise<Map<string, { from: number; to: number }>> {
  const { commandId, fromVersion: from, toVersion: to } = playCommands;
  const rows = await db.select({ commandId, from, to }).from(playCommands).where(eq(playCommands.playId, playId));
  return new Map(rows.map((row) => [row.commandId, { from: row.from, to: row.to }]));
}

/**
 * Stores the moves of several matches in one transaction. @throws RaceLost when a log is not where it was left, or the
 * process has the race no more
 */
export function storeMoves(db: Db, processId: string, recordings: readonly Recording[]): Promise<Changed[]> {
  return db.transaction(async (tx) => {
    const versions = await lockVersions(
      tx,
      processId,
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

/** Locks the plays that are not over and still this process's: whoever takes one over waits for the transaction. */
async function lockVersions(tx: Db, processId: string, playIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: plays.id, version: plays.version, finishedAt: plays.finishedAt })
    .from(plays)
    .innerJoin(raceHolds, eq(raceHolds.playId, plays.id))
    .where(and(inArray(plays.id, playIds), eq(raceHolds.processId, processId)))
    .orderBy(asc(plays.id))
    .for("update");
  return new Map(rows.flatMap(({ id, version, finishedAt }) => (finishedAt === null ? [[id, version]] : [])));
}
