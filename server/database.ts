import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Connection, connectPglite, connectPostgres } from "@/db/connect";
import type { Env } from "./env";

/** The database cannot be used; the message says why and what to do. */
export class DatabaseUnusable extends Error {}

const OLDEST_POSTGRES = 15;

/** Connects, checks the version and migrates. @throws DatabaseUnusable */
export async function openDatabase(env: Pick<Env, "DATABASE_URL" | "DUGOUT_DATA">): Promise<Connection> {
  const { DATABASE_URL, DUGOUT_DATA } = env;
  const connection =
    DATABASE_URL === undefined ? await connectPglite(DUGOUT_DATA) : await connectPostgres(DATABASE_URL);
  try {
    await refuseOld(connection.db);
    await connection.migrate();
    return connection;
  } catch (error) {
    await connection.close().catch(() => {});
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(unreachable(DATABASE_URL, error));
  }
}

/** @throws DatabaseUnusable when the server is older than the oldest that Dugout works with */
export async function refuseOld(db: Db): Promise<void> {
  const setting = sql<string>`current_setting('server_version_num')`;
  const rows = await db.select({ number: setting }).from(sql`(select 1) as one`);
  const version = Math.floor(Number(rows[0]?.number ?? 0) / 10_000);
  if (version < OLDEST_POSTGRES)
    throw new DatabaseUnusable(`The database is PostgreSQL ${version}; Dugout needs ${OLDEST_POSTGRES} or later.`);
}

function unreachable(url: string | undefined, error: unknown): string {
  const reason = reasonOf(error);
  if (url === undefined) return `The embedded database did not open: ${reason}`;
  const { host, pathname } = new URL(url);
  return `The database at ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL and that the server runs.`;
}

/** The innermost message; the query that happened to be first says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
