import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import {
  clubEntries,
  clubs,
  competitions,
  entries,
  fixtureSeats,
  fixtures,
  leagues,
  playSeats,
  plays,
  results,
  rounds,
} from "@/db/schema";
import { beginsAsCopy, COPY_OF } from "../clubs/copies";
import { resultThatCounts, seatsBeside } from "../fixtures/joins";

const LEAGUE = { leagueSlug: leagues.slug, leagueName: leagues.name, timeZone: leagues.timeZone } as const;

/** The clubs of a coach with their leagues. */
export async function clubsOf(db: Db, userId: string) {
  return db
    .select({
      id: clubs.id,
      slug: clubs.slug,
      name: clubs.name,
      crest: clubs.crest,
      draft: clubs.draft,
      copyOf: COPY_OF,
      leagueId: clubs.leagueId,
      ...LEAGUE,
    })
    .from(clubs)
    .innerJoin(leagues, eq(leagues.id, clubs.leagueId))
    .leftJoin(clubEntries, beginsAsCopy)
    .where(eq(clubs.coachId, userId))
    .orderBy(asc(leagues.name), asc(clubs.name));
}

/** Fixtures of those clubs without a result, in the order in which they are due; a running play comes with them. */
export async function openFixturesOf(db: Db, clubIds: readonly string[]) {
  if (clubIds.length === 0) return [];
  const own = alias(fixtureSeats, "own_seats");
  const ownEntry = alias(entries, "own_entries");
  return db
    .select({
      fixtureId: fixtures.id,
      clubId: ownEntry.clubId,
      ownSeat: own.seat,
      round: rounds.number,
      opensAt: rounds.opensAt,
      deadlineAt: rounds.deadlineAt,
      startsAt: fixtures.startsAt,
      place: fixtures.place,
      competitionId: competitions.id,
      competition: competitions.name,
      competitionSlug: competitions.slug,
      opponent: entries.name,
      opponentClubId: entries.clubId,
      opponentCrest: clubs.crest,
      playId: plays.id,
    })
    .from(own)
    .innerJoin(ownEntry, eq(ownEntry.id, own.entryId))
    .innerJoin(fixtures, eq(fixtures.id, own.fixtureId))
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(fixtureSeats, seatsBeside(own))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .leftJoin(results, resultThatCounts)
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(and(inArray(ownEntry.clubId, [...clubIds]), isNull(results.id), isNull(fixtures.cancelledAt)))
    .orderBy(asc(rounds.number), asc(fixtures.startsAt));
}

/** Plays that are not finished for those clubs: a match under way, or steps after it. */
export async function openPlaysOf(db: Db, clubIds: readonly string[]) {
  if (clubIds.length === 0) return [];
  const rival = alias(playSeats, "rival_seats");
  return db
    .select({
      playId: plays.id,
      game: plays.game,
      seat: playSeats.seat,
      clubId: playSeats.clubId,
      opponent: entries.name,
      fixtureId: plays.fixtureId,
      startedAt: plays.startedAt,
      competition: competitions.name,
      settled: results.kind,
    })
    .from(playSeats)
    .innerJoin(plays, eq(plays.id, playSeats.playId))
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .innerJoin(rival, and(eq(rival.playId, plays.id), sql`${rival.seat} <> ${playSeats.seat}`))
    .leftJoin(entries, eq(entries.id, rival.entryId))
    .leftJoin(results, and(eq(results.fixtureId, plays.fixtureId), eq(results.current, true)))
    .where(and(inArray(playSeats.clubId, [...clubIds]), eq(playSeats.open, true)))
    .orderBy(asc(plays.startedAt));
}

/** Competitions of those leagues that take clubs in: running or planned, without a calendar. */
export async function competitionsOpenToClubs(db: Db, leagueIds: readonly string[]) {
  if (leagueIds.length === 0) return [];
  return db
    .select({
      id: competitions.id,
      leagueId: competitions.leagueId,
      name: competitions.name,
      edition: competitions.edition,
    })
    .from(competitions)
    .leftJoin(fixtures, eq(fixtures.competitionId, competitions.id))
    .where(
      and(
        inArray(competitions.leagueId, [...leagueIds]),
        eq(competitions.game, "blood-bowl"),
        ne(competitions.state, "finished"),
        isNull(fixtures.id),
      ),
    )
    .orderBy(asc(competitions.createdAt));
}

/** Open fixtures of games without clubs that a person plays in, alone or as a partner; a running play comes with them. */
export async function openGamesOf(db: Db, userId: string) {
  const own = alias(fixtureSeats, "own_seats");
  const ownEntry = alias(entries, "own_entries");
  return db
    .select({
      fixtureId: fixtures.id,
      game: competitions.game,
      competition: competitions.name,
      leagueName: leagues.name,
      round: rounds.number,
      startsAt: fixtures.startsAt,
      deadlineAt: rounds.deadlineAt,
      timeZone: leagues.timeZone,
      opponents: sql<string>`string_agg(${entries.name}, ', ' order by ${fixtureSeats.seat})`,
      playId: plays.id,
    })
    .from(own)
    .innerJoin(ownEntry, eq(ownEntry.id, own.entryId))
    .innerJoin(fixtures, eq(fixtures.id, own.fixtureId))
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .innerJoin(fixtureSeats, seatsBeside(own))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(results, resultThatCounts)
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(
      and(
        or(eq(ownEntry.coachId, userId), eq(ownEntry.partnerId, userId)),
        isNull(ownEntry.clubId),
        ne(competitions.game, "juego-de-la-liga"),
        isNull(results.id),
        isNull(fixtures.cancelledAt),
      ),
    )
    .groupBy(fixtures.id, competitions.id, leagues.id, rounds.id, plays.id)
    .orderBy(asc(rounds.number))
    .limit(20);
}

/** Seasons that are played as one play and are not over, for those who sit in them. */
export async function openSeasonsOf(db: Db, userId: string) {
  return db
    .selectDistinct({ playId: plays.id, game: plays.game, competition: competitions.name, leagueName: leagues.name })
    .from(playSeats)
    .innerJoin(plays, eq(plays.id, playSeats.playId))
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .where(and(eq(playSeats.userId, userId), isNull(plays.fixtureId), isNull(plays.finishedAt)));
}
