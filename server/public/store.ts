import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { clubEntries, clubs, competitions, leagues, memberships, playEvents, seasons, users } from "@/db/schema";
import type { Draw } from "@/engine/core/play-dice";
import { COPY_OF } from "../clubs/copies";
import { CLUB } from "../clubs/store";
import { notFound } from "../errors";
import { keptClubRows } from "../kept/rows-of-league";
import { runtime } from "../runtime";

/** A league with everything that its public pages may need. */
export type PublicLeague = Awaited<ReturnType<typeof findPublicLeague>>;

const leagueBySlug = preparedOnce((db) =>
  db
    .select()
    .from(leagues)
    .where(and(eq(leagues.slug, sql.placeholder("slug")), ne(leagues.visibility, "private")))
    .prepare("public_league"),
);

/** A league that anybody may see. @throws AppError `league-not-found` for private ones too */
export async function findPublicLeague(db: Db, slug: string) {
  const [league] = await leagueBySlug(db).execute({ slug });
  if (league === undefined) throw notFound("league");
  return league;
}

const competitionsOf = preparedOnce((db) =>
  db
    .select({
      id: competitions.id,
      slug: competitions.slug,
      name: competitions.name,
      game: competitions.game,
      edition: competitions.edition,
      format: competitions.format,
      state: competitions.state,
      tableRules: competitions.tableRules,
      options: competitions.options,
      knockOut: competitions.knockOut,
      ladder: competitions.ladder,
      season: { number: seasons.number, name: seasons.name },
    })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(eq(competitions.leagueId, sql.placeholder("leagueId")))
    .orderBy(desc(seasons.number), asc(competitions.createdAt))
    .prepare("public_competitions"),
);

/** The competitions of a league, those of the newest season first. */
export const publicCompetitions = (db: Db, leagueId: string) => competitionsOf(db).execute({ leagueId });
export type PublicCompetition = Awaited<ReturnType<typeof publicCompetitions>>[number];

const coachesOf = preparedOnce((db) =>
  db
    .select({ userId: users.id, name: users.name, alias: memberships.alias })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.leagueId, sql.placeholder("leagueId")))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId))
    .prepare("public_coaches"),
);

/** Names of the league's coaches as accounts have them, with their aliases; who came first stands first. */
export const listCoachNames = (db: Db, leagueId: string) => coachesOf(db).execute({ leagueId });
export type CoachName = Awaited<ReturnType<typeof listCoachNames>>[number];

const clubBySlug = preparedOnce((db) =>
  db
    .select()
    .from(clubs)
    .where(and(eq(clubs.leagueId, sql.placeholder("leagueId")), eq(clubs.slug, sql.placeholder("slug"))))
    .prepare("public_club"),
);

/** @throws AppError `club-not-found` */
export async function findClubBySlug(db: Db, leagueId: string, slug: string) {
  const [club] = await clubBySlug(db).execute({ leagueId, slug });
  if (club === undefined) throw notFound("club");
  return club;
}

/** What the first line of a book says of a club; that never changes. */
export interface Beginning {
  readonly roster: string;
  /** What the club that was copied was called; null for a club of its own. */
  readonly copyOf: string | null;
}

const BEGINNING = {
  clubId: clubEntries.clubId,
  roster: sql<string | null>`${clubEntries.entry} ->> 'roster'`,
  copyOf: COPY_OF,
} as const;

/** How books begin, by club; clubs without a book are left out. */
export async function beginningsOf(db: Db, clubIds: readonly string[]): Promise<ReadonlyMap<string, Beginning>> {
  const { beginnings } = runtime().kept;
  const known = new Map<string, Beginning>();
  for (const clubId of clubIds) {
    const beginning = beginnings.get(clubId);
    if (beginning !== undefined) known.set(clubId, beginning);
  }
  const unknown = clubIds.filter((clubId) => !known.has(clubId));
  if (unknown.length === 0) return known;
  const rows = await db
    .select(BEGINNING)
    .from(clubEntries)
    .where(and(inArray(clubEntries.clubId, unknown), eq(clubEntries.seq, 1)));
  for (const { clubId, roster, copyOf } of rows) {
    if (roster === null) continue;
    beginnings.set(clubId, { roster, copyOf });
    known.set(clubId, { roster, copyOf });
  }
  return known;
}

const clubsOf = preparedOnce((db) => {
  const isOfLeague = eq(clubs.leagueId, sql.placeholder("leagueId"));
  const isOfCoach = eq(clubs.coachId, sql.placeholder("coachId"));
  return {
    league: db.select(CLUB).from(clubs).where(isOfLeague).orderBy(asc(clubs.name)).prepare("public_clubs"),
    coach: db
      .select(CLUB)
      .from(clubs)
      .where(and(isOfLeague, isOfCoach))
      .orderBy(asc(clubs.name))
      .prepare("public_clubs_of_coach"),
  };
});

/** The clubs of a league by name. */
export const listPublicClubs = (db: Db, leagueId: string) => clubsOf(db).league.execute({ leagueId });
export type ClubRow = Awaited<ReturnType<typeof listPublicClubs>>[number];

/** The clubs of a league with their rosters; one without a roster is being drafted. */
export const publicClubs = async (db: Db, leagueId: string) => withBeginnings(db, await keptClubRows(db, leagueId));

/** Those of one coach. */
export const publicClubsOf = async (db: Db, leagueId: string, coachId: string) =>
  withBeginnings(db, await clubsOf(db).coach.execute({ leagueId, coachId }));

async function withBeginnings(db: Db, rows: readonly ClubRow[]) {
  const beginnings = await beginningsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...(beginnings.get(row.id) ?? { roster: null, copyOf: null }) }));
}

const drawsOf = preparedOnce((db) =>
  db
    .select({ seq: clubEntries.seq, draws: playEvents.draws })
    .from(clubEntries)
    .innerJoin(playEvents, and(eq(playEvents.playId, clubEntries.playId), eq(playEvents.seq, clubEntries.playSeq)))
    .where(and(eq(clubEntries.clubId, sql.placeholder("clubId")), isNotNull(clubEntries.playId)))
    .prepare("draws_of_book"),
);

/** Faces that entries of a club book were rolled with, by the entries' sequence numbers. */
export const drawsOfBook = async (db: Db, clubId: string): Promise<ReadonlyMap<number, readonly Draw[]>> =>
  new Map((await drawsOf(db).execute({ clubId })).map(({ seq, draws }) => [seq, draws]));
