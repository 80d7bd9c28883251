import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "./client";
import * as schema from "./schema";

/** An open database with what the query builder does not offer. */
export interface Connection {
  readonly db: Db;
  readonly kind: "postgres" | "pglite";
  /** Tells every process; the payload carries ids and versions only (at most 8,000 bytes). */
  notify(channel: string, payload: string): Promise<void>;
  /** Hears what any process tells; answers with the way to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

const OPTIONS = { schema, casing: "snake_case" } as const;
const MIGRATIONS = { migrationsFolder: "./db/migrations" } as const;

/** PostgreSQL 15 or later by its address. */
export async function connectPostgres(url: string, most = 10): Promise<Connection> {
  const { default: postgres } = await import("postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const { migrate } = await import("drizzle-orm/postgres-js/migrator");
  const client = postgres(url, { max: most, onnotice: () => {}, connect_timeout: 10 });
  const db = drizzle(client, OPTIONS);
  return {
    db,
    kind: "postgres",
    notify: async (channel, payload) => {
      await client.notify(channel, payload);
    },
    listen: async (channel, heard) => {
      const { unlisten } = await client.listen(channel, heard);
      return unlisten;
    },
    migrate: () => migrate(db, MIGRATIONS),
    close: () => client.end({ timeout: 2 }),
  };
}

/** The embedded database in a folder, or in memory without one. One process a folder: see `data-folder-lock.ts`. */
export async function connectPglite(folder?: string): Promise<Connection> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = folder === undefined ? new PGlite() : new PGlite(join(folder, "pg"));
  await client.waitReady;
  const db = drizzle(client, OPTIONS);
  return {
    db,
    kind: "pglite",
    notify: async (channel, payload) => {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: (channel, heard) => client.listen(channel, heard),
    migrate: () => migrate(db, MIGRATIONS),
    close: () => client.close(),
  };
}
