import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, competitions, playSeats, redrafts, seasons, users } from "@/db/schema";
import { notFound } from "../errors";

export type RedraftRow = typeof redrafts.$inferSelect;

/** The redraft that a club still has to make, with the rules that bind it. */
export async function findOpenRedraft(db: Db, clubId: string) {
  const [row] = await db
    .select({
      redraft: redrafts,
      season: { id: seasons.id, name: seasons.name },
      competition: competitions.name,
      edition: competitions.edition,
      options: competitions.options,
    })
    .from(redrafts)
    .innerJoin(seasons, eq(seasons.id, redrafts.seasonId))
    .innerJoin(competitions, eq(competitions.id, redrafts.competitionId))
    .where(and(eq(redrafts.clubId, clubId), isNull(redrafts.doneAt)));
  return row;
}

/** Holds the redraft of a club until the transaction ends; the club is held already. @throws AppError `redraft-not-found` */
export async function lockOpenRedraft(tx: Db, clubId: string) {
  const found = await findOpenRedraft(tx, clubId);
  if (found === undefined) throw notFound("redraft");
  return found;
}

/** The redraft of a club for the season that runs, once it is done. @throws AppError `redraft-not-found` */
export async function lockDoneRedraft(tx: Db, clubId: string) {
  const [row] = await tx
    .select({ redraft: redrafts, season: { id: seasons.id, name: seasons.name } })
    .from(redrafts)
    .innerJoin(seasons, eq(seasons.id, redrafts.seasonId))
    .where(and(eq(redrafts.clubId, clubId), eq(seasons.state, "running"), isNotNull(redrafts.doneAt)));
  if (row === undefined) throw notFound("redraft");
  return row;
}

export async function updateRedraft(
  tx: Db,
  { clubId, seasonId }: Pick<RedraftRow, "clubId" | "seasonId">,
  values: Partial<typeof redrafts.$inferInsert>,
): Promise<void> {
  await tx
    .update(redrafts)
    .set(values)
    .where(and(eq(redrafts.clubId, clubId), eq(redrafts.seasonId, seasonId)));
}

/** The clubs that are put together anew for a season, with who does it and whether it is done. */
export async function redraftsOfSeason(db: Db, seasonId: string) {
  return db
    .select({
      clubId: redrafts.clubId,
      name: clubs.name,
      slug: clubs.slug,
      crest: clubs.crest,
      coachName: users.name,
      doneAt: redrafts.doneAt,
      entrySeq: redrafts.entrySeq,
    })
    .from(redrafts)
    .innerJoin(clubs, eq(clubs.id, redrafts.clubId))
    .leftJoin(users, eq(users.id, clubs.coachId))
    .where(eq(redrafts.seasonId, seasonId))
    .orderBy(asc(clubs.name));
}

/** Those of the clubs that still have to be put together anew. */
export async function clubsToRedraft(db: Db, clubIds: readonly string[]) {
  if (clubIds.length === 0) return [];
  return db
    .select({ clubId: redrafts.clubId, name: clubs.name, season: seasons.name })
    .from(redrafts)
    .innerJoin(clubs, eq(clubs.id, redrafts.clubId))
    .innerJoin(seasons, eq(seasons.id, redrafts.seasonId))
    .where(and(inArray(redrafts.clubId, [...clubIds]), isNull(redrafts.doneAt)))
    .orderBy(asc(clubs.name));
}

export async function hasOpenPlay(db: Db, clubId: string): Promise<boolean> {
  const rows = await db
    .select({ seat: playSeats.seat })
    .from(playSeats)
    .where(and(eq(playSeats.clubId, clubId), eq(playSeats.open, true)))
    .limit(1);
  return rows.length > 0;
}
