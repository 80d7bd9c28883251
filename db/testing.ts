import { sql } from "drizzle-orm";
import { afterAll } from "vitest";
import type { Db } from "./client";
import { type Connection, connectPglite, connectPostgres } from "./connect";

let shared: Promise<Connection> | undefined;

/**
 * A migrated, empty database: PGlite in memory, or a database of its own on the server in TEST_DATABASE_URL. One a
 * worker, emptied at each call.
 */
export async function testConnection(): Promise<Connection> {
  shared ??= open();
  const connection = await shared;
  await empty(connection.db);
  return connection;
}

async function open(): Promise<Connection> {
  const url = process.env.TEST_DATABASE_URL;
  const connection = url === undefined ? await connectPglite() : await connectPostgres(await ownDatabase(url), 4);
  await connection.migrate();
  afterAll(async () => {
    shared = undefined;
    await connection.close();
  });
  return connection;
}

/** Makes a fresh database on the server and answers with its address. */
async function ownDatabase(url: string): Promise<string> {
  const name = `dugout_test_${process.pid}_${Math.floor(performance.now() * 1000)}`;
  const server = await connectPostgres(url, 1);
  await server.db.execute(sql.raw(`create database ${name}`));
  await server.close();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function empty(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare tables text; begin
      select string_agg(format('%I', tablename), ', ') into tables from pg_tables where schemaname = 'public';
      if tables is not null then execute 'truncate ' || tables || ' restart identity cascade'; end if;
    end $$`);
}
