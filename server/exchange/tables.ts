import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "@/db/schema";

/** Every table in an order in which rows can be put back: what is pointed at comes first. */
export const TABLES: readonly PgTable[] = [
  schema.users,
  schema.accountLinks,
  schema.passwordResets,
  schema.attempts,
  schema.leagues,
  schema.memberships,
  schema.invitations,
  schema.places,
  schema.seasons,
  schema.clubs,
  schema.blackouts,
  schema.clubEntries,
  schema.competitions,
  schema.redrafts,
  schema.divisions,
  schema.entries,
  schema.rounds,
  schema.fixtures,
  schema.fixtureSeats,
  schema.challenges,
  schema.results,
  schema.pairings,
  schema.resultAnswers,
  schema.postponements,
  schema.plays,
  schema.playSeats,
  schema.playEvents,
  schema.playCommands,
  schema.raceHolds,
  schema.newsPosts,
  schema.hooks,
  schema.deliveries,
  schema.mailWishes,
  schema.files,
  schema.auditEntries,
];

export const tableNamed = (name: string): PgTable | undefined => TABLES.find((table) => getTableName(table) === name);

/** A row as JSON: moments as ISO strings, bytes in base64. */
export function rowToJson(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (value instanceof Date) return [field, value.toISOString()];
      if (value instanceof Uint8Array) return [field, Buffer.from(value).toString("base64")];
      return [field, value];
    }),
  );
}

/** The row that `rowToJson` wrote, as its table takes it. @throws Error on a field that the table does not have */
export function rowFromJson(table: PgTable, json: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(json).map(([field, value]) => {
      const column = columns[field];
      if (column === undefined) throw new Error(`${getTableName(table)} has no field ${field}`);
      if (typeof value !== "string") return [field, value];
      if (column.getSQLType().startsWith("timestamp")) return [field, new Date(value)];
      return [field, column.getSQLType() === "bytea" ? Buffer.from(value, "base64") : value];
    }),
  );
}
