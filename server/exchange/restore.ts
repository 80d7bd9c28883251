import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "@/db/client";
import { auditEntries, users } from "@/db/schema";
import { removeDemo } from "../demo/remove-demo";
import { findDemo } from "../demo/store";
import { BACKUP_FORMAT } from "./backup";
import { rowFromJson, tableNamed } from "./tables";

/** A backup that cannot be restored; the message says what is wrong and in which line. */
export class BadBackup extends Error {}

const Head = z.object({ dugout: z.literal("backup"), format: z.int(), at: z.string() });
const Row = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const End = z.object({ end: z.literal(true), counts: z.record(z.string(), z.int()) });

const BATCH = 500;

/**
 * Puts a backup into an empty database, all of it or nothing; a demo league is no reason to refuse, and makes room.
 * @throws BadBackup with the number of the line, or when the database is not empty
 */
export async function restoreLines(db: Db, lines: AsyncIterable<string>): Promise<Record<string, number>> {
  return db.transaction(async (tx) => {
    const demo = await findDemo(tx);
    if (demo !== undefined) await removeDemo(tx, demo.id);
    const someone = await tx.select({ id: users.id }).from(users).limit(1);
    if (someone.length > 0)
      throw new BadBackup("The database is not empty. Restore into a fresh data folder or database.");
    const reader = new BackupReader(tx);
    for await (const line of lines) await reader.take(line);
    return reader.finish();
  });
}

class BackupReader {
  private number = 0;
  private pending: { table: PgTable; rows: Record<string, unknown>[] } | undefined;
  private readonly counts: Record<string, number> = {};
  private hasEnded = false;

  constructor(private readonly tx: Db) {}

  async take(line: string): Promise<void> {
    this.number++;
    const json = this.parse(line);
    if (this.number === 1) return this.head(json);
    const end = End.safeParse(json);
    if (end.success) return this.end(end.data.counts);
    const row = Row.safeParse(json);
    const table = row.success ? tableNamed(row.data.table) : undefined;
    if (!row.success || table === undefined) throw this.fault("not a row of a table that this version knows");
    await this.add(table, row.data.row);
  }

  async finish(): Promise<Record<string, number>> {
    if (!this.hasEnded) throw this.fault("the file ends too early: its last line is missing");
    await this.tx.execute(
      sql`select setval(pg_get_serial_sequence('audit_entries', 'id'), (select coalesce(max(${auditEntries.id}), 0) + 1 from ${auditEntries}), false)`,
    );
    return this.counts;
  }

  private parse(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw this.fault("not JSON");
    }
  }

  private head(json: unknown): void {
    const head = Head.safeParse(json);
    if (!head.success) throw this.fault("not a backup of Dugout");
    if (head.data.format > BACKUP_FORMAT) throw this.fault(`made by a newer version (format ${head.data.format})`);
  }

  private async end(counts: Readonly<Record<string, number>>): Promise<void> {
    await this.flush();
    this.hasEnded = true;
    for (const [table, count] of Object.entries(counts)) {
      const found = this.counts[table] ?? 0;
      if (found !== count) throw this.fault(`${table} should have ${count} rows, but ${found} came`);
    }
  }

  private async add(table: PgTable, json: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.pending !== undefined && (this.pending.table !== table || this.pending.rows.length >= BATCH))
      await this.flush();
    this.pending ??= { table, rows: [] };
    try {
      this.pending.rows.push(rowFromJson(table, json));
    } catch (error) {
      throw this.fault(error instanceof Error ? error.message : String(error));
    }
    const name = getTableName(table);
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  private async flush(): Promise<void> {
    const { pending } = this;
    this.pending = undefined;
    if (pending === undefined || pending.rows.length === 0) return;
    try {
      await this.tx.insert(pending.table).values(pending.rows);
    } catch (error) {
      throw this.fault(`a row of ${getTableName(pending.table)} does not fit: ${causeOf(error)}`);
    }
  }

  private fault(what: string): BadBackup {
    return new BadBackup(`line ${this.number}: ${what}`);
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
