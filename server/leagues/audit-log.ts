import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { auditEntries, entries, fixtureSeats, users } from "@/db/schema";

/** The log of a league, newest first; a line about a match that does not name it is told who meets in it. */
export async function listAudit(
  db: Db,
  leagueId: string,
  before: number | undefined,
  limit: number,
  action?: string | undefined,
) {
  const lines = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      subject: auditEntries.subject,
      before: auditEntries.before,
      after: auditEntries.after,
      reason: auditEntries.reason,
      by: users.name,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        eq(auditEntries.leagueId, leagueId),
        before === undefined ? undefined : lt(auditEntries.id, before),
        action === undefined ? undefined : eq(auditEntries.action, action),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  const matches = await namesOfMatches(
    db,
    lines.flatMap(({ subject }) => matchWithoutName(subject) ?? []),
  );
  return lines.map((line) => {
    const match = matches.get(matchWithoutName(line.subject) ?? "");
    return match === undefined ? line : { ...line, subject: { ...line.subject, match } };
  });
}

type Subject = typeof auditEntries.$inferSelect.subject;

const matchWithoutName = ({ fixtureId, match }: Subject): string | undefined =>
  typeof fixtureId === "string" && match === undefined ? fixtureId : undefined;

/** "Ann – Ben" by the fixture, of those that are still there. */
async function namesOfMatches(db: Db, fixtureIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (fixtureIds.length === 0) return names;
  const seats = await db
    .select({ fixtureId: fixtureSeats.fixtureId, name: entries.name })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .where(inArray(fixtureSeats.fixtureId, [...fixtureIds]))
    .orderBy(asc(fixtureSeats.seat));
  for (const { fixtureId, name } of seats) {
    const before = names.get(fixtureId);
    names.set(fixtureId, before === undefined ? name : `${before} – ${name}`);
  }
  return names;
}
