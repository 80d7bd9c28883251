import { and, asc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, entries, fixtureSeats, newsPosts, results } from "@/db/schema";

/** Results of a league that count and came in a span of time, oldest first; with the names of who played. */
export async function resultsBetween(db: Db, leagueId: string, from: Date, to: Date) {
  const rows = await db
    .select({ fixtureId: results.fixtureId, competition: competitions.name, sides: results.sides, kind: results.kind })
    .from(results)
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .where(
      and(
        eq(competitions.leagueId, leagueId),
        eq(results.current, true),
        ne(results.kind, "bye"),
        gte(results.at, from),
        lt(results.at, to),
      ),
    )
    .orderBy(asc(results.at));
  const names =
    rows.length === 0
      ? []
      : await db
          .select({ fixtureId: fixtureSeats.fixtureId, seat: fixtureSeats.seat, name: entries.name })
          .from(fixtureSeats)
          .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
          .where(
            inArray(
              fixtureSeats.fixtureId,
              rows.map(({ fixtureId }) => fixtureId),
            ),
          )
          .orderBy(asc(fixtureSeats.seat));
  return rows.map(({ fixtureId, competition, kind, sides }) => ({
    competition,
    kind,
    sides: names
      .filter((one) => one.fixtureId === fixtureId)
      .map(({ seat, name }) => ({ name, score: sides.find((side) => side.seat === seat)?.score })),
  }));
}

/** What the organiser of a league told everybody in a span of time. */
export async function newsBetween(db: Db, leagueId: string, from: Date, to: Date) {
  return db
    .select({ slug: newsPosts.slug, title: newsPosts.title })
    .from(newsPosts)
    .where(and(eq(newsPosts.leagueId, leagueId), gte(newsPosts.createdAt, from), lt(newsPosts.createdAt, to)))
    .orderBy(asc(newsPosts.createdAt));
}
