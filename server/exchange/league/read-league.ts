import { and, asc, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, competitions, files, plays, users } from "@/db/schema";
import { crestFileOf } from "@/engine/league/crest";
import { rowToJson } from "../tables";
import { type JsonRow, LEAGUE_FORMAT, type LeagueDocument } from "./document";
import { columnsOfPeople, LEAGUE_TABLES, type LeagueTable, rowsOfLeague } from "./league-tables";
import { withoutLeftOut } from "./without-left-out";

/** Deeds that name addresses or secrets of this installation. */
const PRIVATE_DEED = /^(hook|webhook|mail|invitation|pairing|tablet)/;

/** Everything of a league as one document; what names accounts is names, and nothing of it can be used to sign in. */
export async function readLeague(db: Db, leagueId: string, at: number): Promise<LeagueDocument> {
  const tables: Record<string, JsonRow[]> = {};
  const people = new Set<string>();
  for (const one of LEAGUE_TABLES) {
    const rows = await rowsOf(db, one, leagueId);
    for (const row of rows) for (const id of peopleIn(one, row)) people.add(id);
    tables[one.name] = rows.map((row) => withoutOurs(one, rowToJson(row)));
  }
  const underWay = await db
    .select({ id: plays.id })
    .from(plays)
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .where(and(eq(competitions.leagueId, leagueId), isNull(plays.finishedAt)));
  return {
    dugout: "league",
    format: LEAGUE_FORMAT,
    at: new Date(at).toISOString(),
    playsLeftOut: underWay.length,
    people: await namesOf(db, [...people]),
    files: await filesOf(db, leagueId),
    tables: withoutLeftOut(tables, new Set(underWay.map(({ id }) => id)), at),
  };
}

async function rowsOf(db: Db, one: LeagueTable, leagueId: string): Promise<Record<string, unknown>[]> {
  const columns = Object.values(getTableColumns(one.table)).filter((column) => column.getSQLType() !== "jsonb");
  const rows = await db
    .select()
    .from(one.table)
    .where(rowsOfLeague(db, one, leagueId))
    .orderBy(...columns.map((column) => asc(column)));
  return rows.filter((row) => mayLeave(one, row));
}

function mayLeave({ table }: LeagueTable, row: Readonly<Record<string, unknown>>): boolean {
  if (table === plays) return row.finishedAt !== null;
  return !(typeof row.action === "string" && PRIVATE_DEED.test(row.action));
}

function peopleIn({ table }: LeagueTable, row: Readonly<Record<string, unknown>>): string[] {
  const named = columnsOfPeople(table);
  return Object.entries(getTableColumns(table)).flatMap(([field, column]) => {
    const value = row[field];
    return named.has(column) && typeof value === "string" ? [value] : [];
  });
}

/** Numbers that this database gave, and what is secret until it is over. */
function withoutOurs({ name }: LeagueTable, row: JsonRow): JsonRow {
  if (name === "auditEntries") return omit(row, "id");
  if (name === "leagues") return omit(row, "demo");
  return name === "redrafts" && row.recoveries === null ? { ...row, seeds: [] } : row;
}

const omit = (row: JsonRow, field: string): JsonRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

async function namesOf(db: Db, ids: readonly string[]): Promise<LeagueDocument["people"]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.name), asc(users.id));
}

async function filesOf(db: Db, leagueId: string): Promise<LeagueDocument["files"]> {
  const crests = await db.select({ crest: clubs.crest }).from(clubs).where(eq(clubs.leagueId, leagueId));
  const hashes = crests.flatMap(({ crest }) => crestFileOf(crest) ?? []);
  if (hashes.length === 0) return [];
  const rows = await db.select().from(files).where(inArray(files.hash, hashes)).orderBy(asc(files.hash));
  return rows.map(({ hash, content }) => ({ hash, content: Buffer.from(content).toString("base64") }));
}
