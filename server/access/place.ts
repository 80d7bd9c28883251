import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, competitions, fixtures, leagues, plays, seasons } from "@/db/schema";
import { notFound } from "../errors";
import type { Scope } from "./levels";

/** Where in which league a call takes place. */
export interface Place {
  readonly leagueId: string;
  readonly leagueSlug: string;
  readonly visibility: (typeof leagues.$inferSelect)["visibility"];
  readonly fixtureId: string | undefined;
  readonly clubId: string | undefined;
  readonly playId: string | undefined;
}

const LEAGUE = { leagueId: leagues.id, leagueSlug: leagues.slug, visibility: leagues.visibility } as const;

/** The league that a thing belongs to. @throws AppError `<scope>-not-found` */
export async function placeOf(db: Db, scope: Scope, id: string): Promise<Place> {
  const [row] = await rowsOf(db, scope, id);
  if (row === undefined) throw notFound(scope);
  return { fixtureId: undefined, clubId: undefined, playId: undefined, ...row };
}

function rowsOf(
  db: Db,
  scope: Scope,
  id: string,
): Promise<(Omit<Place, "fixtureId" | "clubId" | "playId"> & Partial<Place>)[]> {
  switch (scope) {
    case "league":
      return db.select(LEAGUE).from(leagues).where(eq(leagues.id, id));
    case "season":
      return db
        .select(LEAGUE)
        .from(seasons)
        .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
        .where(eq(seasons.id, id));
    case "competition":
      return db
        .select(LEAGUE)
        .from(competitions)
        .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
        .where(eq(competitions.id, id));
    case "club":
      return db
        .select({ ...LEAGUE, clubId: clubs.id })
        .from(clubs)
        .innerJoin(leagues, eq(leagues.id, clubs.leagueId))
        .where(eq(clubs.id, id));
    case "fixture":
      return db
        .select({ ...LEAGUE, fixtureId: fixtures.id })
        .from(fixtures)
        .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
        .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
        .where(eq(fixtures.id, id));
    case "play":
      return placeOfPlay(db, id);
  }
}

async function placeOfPlay(db: Db, id: string) {
  const rows = await db
    .select({ ...LEAGUE, fixtureId: plays.fixtureId })
    .from(plays)
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .where(eq(plays.id, id));
  return rows.map((row) => ({ ...row, fixtureId: row.fixtureId ?? undefined, playId: id }));
}
