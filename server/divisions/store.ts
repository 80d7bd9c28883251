import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isAnyOf, preparedOnce } from "@/db/prepared";
import { divisions, entries } from "@/db/schema";
import { notFound } from "../errors";

export type DivisionRow = typeof divisions.$inferSelect;

const ofCompetitions = preparedOnce((db) =>
  db
    .select()
    .from(divisions)
    .where(isAnyOf(divisions.competitionId, "ids"))
    .orderBy(asc(divisions.level))
    .prepare("divisions_of_competitions"),
);

/** The divisions of several competitions, the highest first. */
export const listDivisionsOf = async (db: Db, competitionIds: readonly string[]): Promise<DivisionRow[]> =>
  competitionIds.length === 0 ? [] : ofCompetitions(db).execute({ ids: competitionIds });

export const listDivisions = (db: Db, competitionId: string) => listDivisionsOf(db, [competitionId]);

/** Puts other divisions in the place of those that a competition has; its entries are in none then. */
export async function replaceDivisions(
  tx: Db,
  competitionId: string,
  names: readonly string[],
): Promise<DivisionRow[]> {
  await tx.delete(divisions).where(eq(divisions.competitionId, competitionId));
  if (names.length === 0) return [];
  const rows = names.map((name, index) => ({ competitionId, level: index + 1, name }));
  return (await tx.insert(divisions).values(rows).returning()).toSorted((a, b) => a.level - b.level);
}

/** Puts entries of a competition into a division. @throws AppError `entry-not-found` */
export async function putInDivision(
  tx: Db,
  competitionId: string,
  entryIds: readonly string[],
  divisionId: string,
): Promise<void> {
  if (entryIds.length === 0) return;
  const moved = await tx
    .update(entries)
    .set({ divisionId })
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.id, [...entryIds])))
    .returning({ id: entries.id });
  if (moved.length < entryIds.length) throw notFound("entry");
}
