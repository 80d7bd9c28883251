import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { Db } from "./client";
import { startEmbedded } from "./embedded/start";
import { withRetries } from "./retries";
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
const THE_EMBEDDED = { max: 1, username: "postgres", database: "postgres", onnotice: () => {} } as const;
const MIGRATIONS = { migrationsFolder: "./db/migrations" } as const;

/** PostgreSQL 15 or later by its address. */
export async function connectPostgres(url: string, most = 10): Promise<Connection> {
  const client = postgres(url, { max: most, onnotice: () => {}, connect_timeout: 10 });
  const db = withRetries(drizzle(client, OPTIONS));
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
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded(folder === undefined ? undefined : join(folder, "pg"));
  // Its types leave `socket` out, its documentation does not.
  const options = { ...THE_EMBEDDED, socket: embedded.socket };
  const client = postgres(options);
  const db = drizzle(client, OPTIONS);
  // Nobody else can be connected.
  const told = new EventEmitter();
  return {
    db,
    kind: "pglite",
    notify: async (channel, payload) => {
      told.emit(channel, payload);
    },
    listen: async (channel, heard) => {
      told.on(channel, heard);
      return async () => {
        told.off(channel, heard);
      };
    },
    migrate: () => migrate(db, MIGRATIONS),
    close: async () => {
      await client.end({ timeout: 2 });
      await embedded.stop();
    },
  };
}
