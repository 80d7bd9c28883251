import { and, eq, getTableColumns, inArray, isNotNull, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import * as schema from "@/db/schema";

/** By which of its columns a row belongs to a league. */
export type Owner = "id" | "leagueId" | "competitionId" | "clubId" | "fixtureId" | "playId";

/** A table of which every league has its own rows. */
export interface LeagueTable {
  /** How the document calls it. */
  readonly name: string;
  readonly table: PgTable;
  readonly owner: Owner;
}

/** What a league is made of, in an order in which rows can be put back. */
export const LEAGUE_TABLES: readonly LeagueTable[] = [
  { name: "leagues", table: schema.leagues, owner: "id" },
  { name: "memberships", table: schema.memberships, owner: "leagueId" },
  { name: "places", table: schema.places, owner: "leagueId" },
  { name: "seasons", table: schema.seasons, owner: "leagueId" },
  { name: "clubs", table: schema.clubs, owner: "leagueId" },
  { name: "blackouts", table: schema.blackouts, owner: "leagueId" },
  { name: "clubEntries", table: schema.clubEntries, owner: "clubId" },
  { name: "competitions", table: schema.competitions, owner: "leagueId" },
  { name: "redrafts", table: schema.redrafts, owner: "clubId" },
  { name: "divisions", table: schema.divisions, owner: "competitionId" },
  { name: "entries", table: schema.entries, owner: "competitionId" },
  { name: "rounds", table: schema.rounds, owner: "competitionId" },
  { name: "fixtures", table: schema.fixtures, owner: "competitionId" },
  { name: "fixtureSeats", table: schema.fixtureSeats, owner: "fixtureId" },
  { name: "challenges", table: schema.challenges, owner: "competitionId" },
  { name: "results", table: schema.results, owner: "competitionId" },
  { name: "resultAnswers", table: schema.resultAnswers, owner: "fixtureId" },
  { name: "postponements", table: schema.postponements, owner: "fixtureId" },
  { name: "plays", table: schema.plays, owner: "competitionId" },
  { name: "playSeats", table: schema.playSeats, owner: "playId" },
  { name: "playEvents", table: schema.playEvents, owner: "playId" },
  { name: "playCommands", table: schema.playCommands, owner: "playId" },
  { name: "newsPosts", table: schema.newsPosts, owner: "leagueId" },
  { name: "auditEntries", table: schema.auditEntries, owner: "leagueId" },
];

/** Rows of a table that belong to a league; of plays those that are over, for the secrets of the others are still at work. */
export function rowsOfLeague(db: Db, { table, owner }: LeagueTable, leagueId: string): SQL | undefined {
  const column = getTableColumns(table)[owner];
  if (column === undefined) throw new Error(`the table has no ${owner}`);
  switch (owner) {
    case "id":
    case "leagueId":
      return eq(column, leagueId);
    case "clubId":
      return inArray(
        column,
        db.select({ id: schema.clubs.id }).from(schema.clubs).where(eq(schema.clubs.leagueId, leagueId)),
      );
    case "competitionId":
      return inArray(column, competitionsOf(db, leagueId));
    case "fixtureId":
      return inArray(
        column,
        db
          .select({ id: schema.fixtures.id })
          .from(schema.fixtures)
          .where(inArray(schema.fixtures.competitionId, competitionsOf(db, leagueId))),
      );
    case "playId":
      return inArray(column, finishedPlays(db, leagueId));
  }
}

const competitionsOf = (db: Db, leagueId: string) =>
  db.select({ id: schema.competitions.id }).from(schema.competitions).where(eq(schema.competitions.leagueId, leagueId));

/** Plays of a league that are over. */
export const finishedPlays = (db: Db, leagueId: string) =>
  db
    .select({ id: schema.plays.id })
    .from(schema.plays)
    .innerJoin(schema.competitions, eq(schema.competitions.id, schema.plays.competitionId))
    .where(and(eq(schema.competitions.leagueId, leagueId), isNotNull(schema.plays.finishedAt)));

/** The columns of a table that name people. */
export function columnsOfPeople(table: PgTable): ReadonlySet<PgColumn> {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  return new Set(
    references.filter(({ foreignTable }) => foreignTable === schema.users).flatMap(({ columns }) => columns),
  );
}
