import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { type Connection, connectPglite } from "@/db/connect";
import { DatabaseUnusable, openDatabase, refuseOld } from "./database";

let connection: Connection | undefined;
afterEach(async () => {
  await connection?.close();
  connection = undefined;
});

test("a PostgreSQL that is too old is refused with its version and the one that is needed", async () => {
  connection = await connectPglite();
  const { db } = connection;
  await refuseOld(db);
  // Ours comes first from now on, and says what an old server would.
  await db.execute(
    sql`create function public.current_setting(text) returns text language sql as $$ select '140012' $$`,
  );
  await db.execute(sql`set search_path = public, pg_catalog`);
  await expect(refuseOld(db)).rejects.toThrow("The database is PostgreSQL 14; Dugout needs 15 or later.");
}, 60_000);

test("a database that nobody answers for is named without its password", async () => {
  const opened = openDatabase({ DATABASE_URL: "postgres://ana:secret@127.0.0.1:1/league", DUGOUT_DATA: "" });
  const error = await opened.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnusable);
  expect(String(error)).toContain("The database at 127.0.0.1:1/league cannot be used: connect ECONNREFUSED");
  expect(String(error)).not.toContain("secret");
});
