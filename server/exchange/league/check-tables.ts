import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { DocumentFault, JsonRow, LeagueDocument } from "./document";
import { JSON_SHAPES } from "./json-shapes";
import { columnsOfPeople, LEAGUE_TABLES, type LeagueTable } from "./league-tables";

/**
 * The first thing in a document that is not as its table wants it: fields, their types, and that everything it points at
 * is in the document itself.
 */
export function faultInTables({
  people,
  tables,
}: Pick<LeagueDocument, "people" | "tables">): DocumentFault | undefined {
  const stray = Object.keys(tables).find((name) => !LEAGUE_TABLES.some((one) => one.name === name));
  if (stray !== undefined) return { path: `tables.${stray}`, code: "document-unknown-field" };
  if (tables.leagues?.length !== 1) return { path: "tables.leagues", code: "document-wrong" };
  const persons = new Set(people.map(({ id }) => id));
  const ids = new Set(
    Object.values(tables).flatMap((rows) => rows.flatMap(({ id }) => (typeof id === "string" ? [id] : []))),
  );
  for (const one of LEAGUE_TABLES) {
    const check = rowCheck(one, persons, ids);
    for (const [index, row] of (tables[one.name] ?? []).entries()) {
      const fault = check(row);
      if (fault !== undefined) return { ...fault, path: `tables.${one.name}[${index}].${fault.path}` };
    }
  }
  return undefined;
}

function rowCheck({ name, table }: LeagueTable, persons: ReadonlySet<string>, ids: ReadonlySet<string>) {
  const columns = getTableColumns(table);
  const named = columnsOfPeople(table);
  return (row: JsonRow): DocumentFault | undefined => {
    const stray = Object.keys(row).find((field) => columns[field] === undefined);
    if (stray !== undefined) return { path: stray, code: "document-unknown-field" };
    for (const [field, column] of Object.entries(columns)) {
      const value = row[field];
      if (value === undefined || value === null) {
        const isMissing = column.notNull && !(value === undefined && column.hasDefault);
        if (isMissing) return { path: field, code: "document-missing" };
        continue;
      }
      if (!fits(column, value)) return { path: field, code: "document-wrong" };
      const known = named.has(column) ? persons : ids;
      const isPointer = column.columnType === "PgUUID" && typeof value === "string";
      if (isPointer && !known.has(value)) return { path: field, code: "document-unknown-id" };
      const shaped = JSON_SHAPES[`${name}.${field}`]?.safeParse(value);
      if (shaped?.error !== undefined)
        return { path: pathIn(field, shaped.error.issues[0]?.path ?? []), code: "document-wrong" };
    }
    return undefined;
  };
}

const pathIn = (field: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((so, key) => (typeof key === "number" ? `${so}[${key}]` : `${so}.${String(key)}`), field);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function fits({ dataType, columnType, enumValues }: PgColumn, value: unknown): boolean {
  switch (dataType) {
    case "string":
      if (typeof value !== "string" || value.includes("\0")) return false;
      if (columnType === "PgUUID") return UUID.test(value);
      return enumValues === undefined || enumValues.length === 0 || enumValues.includes(value);
    case "number":
      return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31;
    case "boolean":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && !Number.isNaN(Date.parse(value));
    default:
      return true;
  }
}
