import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { plays, raceHolds } from "@/db/schema";
import { RACE_GAMES } from "./live-races";

/** A process on this database, and where the others reach it. */
export interface Holder {
  readonly processId: string;
  readonly address: string;
  /** The embedded database has one process: whatever says otherwise was left by one that is gone. */
  readonly isAlone: boolean;
}

/** Who has a race: this process or another one, and since when (ms since the epoch, growing with every holder). */
export interface Hold {
  readonly isOurs: boolean;
  readonly address: string;
  readonly term: number;
}

/** How long a hold lasts without being renewed; told by the database's clock, which is the same for all. */
const lapse = sql`now() + interval '6 seconds'`;

/** Not held by a living process; at an address of its own only one can answer, and that is the asker now. */
const isFree = ({ processId, address, isAlone }: Holder) =>
  sql`(${isAlone} or ${raceHolds.until} < now() or ${raceHolds.processId} = ${processId} or ${raceHolds.address} = ${address})`;

/** Takes a race for this process unless another one has it. */
export async function takeHold(db: Db, playId: string, holder: Holder): Promise<Hold> {
  const { processId, address } = holder;
  const later = sql`greatest(now(), ${raceHolds.since} + interval '1 millisecond')`;
  await db
    .insert(raceHolds)
    .values({ playId, processId, address, since: sql`now()`, until: lapse })
    .onConflictDoUpdate({
      target: raceHolds.playId,
      set: { processId, address, since: later, until: lapse },
      setWhere: isFree(holder),
    });
  const [row] = await db.select().from(raceHolds).where(eq(raceHolds.playId, playId));
  if (row === undefined) throw new Error("a race that was taken has a holder");
  return { isOurs: row.processId === processId, address: row.address, term: row.since.getTime() };
}

/** Renews the holds of a process; answers with those that it still has. */
export async function renewHolds(db: Db, processId: string, playIds: readonly string[]): Promise<readonly string[]> {
  if (playIds.length === 0) return [];
  const rows = await db
    .update(raceHolds)
    .set({ until: lapse })
    .where(and(eq(raceHolds.processId, processId), inArray(raceHolds.playId, playIds)))
    .returning({ playId: raceHolds.playId });
  return rows.map(({ playId }) => playId);
}

/** Lets everything go that a process has: it ends, or the match does. */
export async function releaseHolds(db: Db, processId: string, playId?: string): Promise<void> {
  const which = playId === undefined ? undefined : eq(raceHolds.playId, playId);
  await db.delete(raceHolds).where(and(eq(raceHolds.processId, processId), which));
}

/** Races with something for the clock to do that no living process has. */
export async function orphans(db: Db, holder: Holder): Promise<readonly string[]> {
  const rows = await db
    .select({ id: plays.id })
    .from(plays)
    .leftJoin(raceHolds, eq(raceHolds.playId, plays.id))
    .where(
      and(
        isNull(plays.finishedAt),
        isNotNull(plays.dueAt),
        inArray(plays.game, RACE_GAMES),
        or(isNull(raceHolds.playId), isFree(holder)),
      ),
    );
  return rows.map(({ id }) => id);
}
