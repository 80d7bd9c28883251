import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { auditEntries, fixtures } from "@/db/schema";
import { notFound } from "../errors";

/** The action under which the log keeps a plan of dates. */
export const DATES_PLANNED = "dates-planned";

interface PlannedDate {
  readonly fixtureId: string;
  /** An ISO instant; null for no date. */
  readonly startsAt: string | null;
  readonly place: string | null;
}

/** Dates fixtures; calendar feeds get a new revision of each. */
export async function setDates(tx: Db, dates: readonly PlannedDate[]): Promise<void> {
  for (const { fixtureId, startsAt, place } of dates) {
    await tx
      .update(fixtures)
      .set({
        startsAt: startsAt === null ? null : new Date(startsAt),
        place,
        revision: sql`${fixtures.revision} + 1`,
      })
      .where(eq(fixtures.id, fixtureId));
  }
}

/** Holds fixtures until the transaction ends, so that none is moved or played meanwhile. */
export async function holdFixtures(tx: Db, fixtureIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: fixtures.id })
    .from(fixtures)
    .where(inArray(fixtures.id, [...fixtureIds]))
    .orderBy(fixtures.id)
    .for("update");
}

/** What the log kept of a plan. @throws AppError `plan-not-found` */
export async function loadPlanDeed(tx: Db, leagueId: string, planId: number) {
  const [row] = await tx
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.id, planId), eq(auditEntries.leagueId, leagueId), eq(auditEntries.action, DATES_PLANNED)),
    );
  if (row === undefined) throw notFound("plan");
  return row;
}
