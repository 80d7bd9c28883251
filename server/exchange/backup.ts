import { asc, getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { rowToJson, TABLES } from "./tables";

/** Format of the lines; raised when the meaning of a line changes. */
export const BACKUP_FORMAT = 1;

const BATCH = 1_000;

/**
 * Everything in the database as JSON lines: a head, then a line a row, then an end that counts them, so that a file cut
 * short is noticed. Read in one transaction; the same file restores into either database.
 */
export async function backupLines(
  db: Db,
  at: number,
  write: (line: string) => Promise<void>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await db.transaction(
    async (tx) => {
      await write(JSON.stringify({ dugout: "backup", format: BACKUP_FORMAT, at: new Date(at).toISOString() }));
      for (const table of TABLES) counts[getTableName(table)] = await writeTable(tx, table, write);
      await write(JSON.stringify({ end: true, counts }));
    },
    { isolationLevel: "repeatable read" },
  );
  return counts;
}

async function writeTable(tx: Db, table: PgTable, write: (line: string) => Promise<void>): Promise<number> {
  const name = getTableName(table);
  const order = Object.values(getTableColumns(table))
    .filter((column) => column.getSQLType() !== "jsonb" && column.getSQLType() !== "bytea")
    .map((column) => asc(column));
  for (let offset = 0; ; offset += BATCH) {
    const rows = await tx
      .select()
      .from(table)
      .orderBy(...order)
      .limit(BATCH)
      .offset(offset);
    for (const row of rows) await write(JSON.stringify({ table: name, row: rowToJson(row) }));
    if (rows.length < BATCH) return offset + rows.length;
  }
}
