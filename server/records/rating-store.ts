import { and, asc, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { clubs, competitions, entries, fixtureSeats, fixtures, results, seasons } from "@/db/schema";
import { resultThatCounts } from "../fixtures/joins";

const [home, away] = [alias(fixtureSeats, "home"), alias(fixtureSeats, "away")];
const [host, guest] = [alias(entries, "host"), alias(entries, "guest")];
const [hostClub, guestClub] = [alias(clubs, "host_club"), alias(clubs, "guest_club")];

/** Where a fixture stands in time, whatever was corrected later. */
const firstSettled =
  sql<Date>`(select min(${results.at}) from ${results} where ${results.fixtureId} = ${fixtures.id})`.mapWith(
    results.at,
  );
/** Whoever coaches the club now, as on every other page; where no club plays, the person. */
const hostCoach = sql<string | null>`coalesce(${hostClub.coachId}, ${host.coachId})`;
const guestCoach = sql<string | null>`coalesce(${guestClub.coachId}, ${guest.coachId})`;

/** Matches of two coaches that count for their rating, in the order of playing: no pairs, no awards, no friendlies. */
export async function ratedMatches(db: Db, leagueId: string) {
  const further = db
    .select({ seat: fixtureSeats.seat })
    .from(fixtureSeats)
    .where(and(eq(fixtureSeats.fixtureId, fixtures.id), eq(fixtureSeats.seat, 2)));
  return db
    .select({
      game: competitions.game,
      at: firstSettled,
      winnerSeat: results.winnerSeat,
      home: hostCoach,
      away: guestCoach,
    })
    .from(fixtures)
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .innerJoin(results, resultThatCounts)
    .innerJoin(home, and(eq(home.fixtureId, fixtures.id), eq(home.seat, 0)))
    .innerJoin(away, and(eq(away.fixtureId, fixtures.id), eq(away.seat, 1)))
    .innerJoin(host, eq(host.id, home.entryId))
    .innerJoin(guest, eq(guest.id, away.entryId))
    .leftJoin(hostClub, eq(hostClub.id, host.clubId))
    .leftJoin(guestClub, eq(guestClub.id, guest.clubId))
    .where(
      and(
        eq(competitions.leagueId, leagueId),
        isNull(fixtures.cancelledAt),
        inArray(results.kind, ["played", "conceded", "conceded-without-penalty"]),
        sql`coalesce(${competitions.options} ->> 'friendly', 'false') <> 'true'`,
        isNull(host.partnerId),
        isNull(guest.partnerId),
        ne(hostCoach, guestCoach),
        notExists(further),
      ),
    )
    .orderBy(asc(seasons.number), asc(firstSettled), asc(fixtures.id));
}
export type RatedRow = Awaited<ReturnType<typeof ratedMatches>>[number];
