import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, competitions, leagues, memberships, plays, seasons, users } from "@/db/schema";
import { notFound } from "../errors";

/** A league that anybody may see. @throws AppError `league-not-found` for private ones too */
export async function findPublicLeague(db: Db, slug: string) {
  const [league] = await db
    .select()
    .from(leagues)
    .where(and(eq(leagues.slug, slug), ne(leagues.visibility, "private")));
  if (league === undefined) throw notFound("league");
  return league;
}

export async function publicCompetitions(db: Db, leagueId: string) {
  return db
    .select({
      id: competitions.id,
      slug: competitions.slug,
      name: competitions.name,
      game: competitions.game,
      edition: competitions.edition,
      format: competitions.format,
      state: competitions.state,
      tableRules: competitions.tableRules,
      season: { number: seasons.number, name: seasons.name },
    })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(eq(competitions.leagueId, leagueId))
    .orderBy(desc(seasons.number), asc(competitions.createdAt));
}
export type PublicCompetition = Awaited<ReturnType<typeof publicCompetitions>>[number];

/** Names of the league's coaches as accounts have them, with their aliases. */
export async function coachNames(db: Db, leagueId: string) {
  return db
    .select({ userId: users.id, name: users.name, alias: memberships.alias })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.leagueId, leagueId));
}

export async function findClubBySlug(db: Db, leagueId: string, slug: string) {
  const [club] = await db
    .select()
    .from(clubs)
    .where(and(eq(clubs.leagueId, leagueId), eq(clubs.slug, slug)));
  if (club === undefined) throw notFound("club");
  return club;
}

/** Plays under way in a league, newest first. */
export async function livePlays(db: Db, leagueId: string) {
  return db
    .select({ playId: plays.id, fixtureId: plays.fixtureId, competitionId: plays.competitionId })
    .from(plays)
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .where(and(eq(competitions.leagueId, leagueId), isNull(plays.finishedAt)))
    .orderBy(desc(plays.startedAt));
}
