import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { getTableName } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership, aUser } from "@/db/factories";
import * as schema from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { backupToFile, restoreFromFile } from "./files";
import { TABLES } from "./tables";

let db: Db;
let file: string;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  file = join(mkdtempSync(join(tmpdir(), "dugout-backup-")), "dugout.jsonl.gz");
});

async function everything() {
  const tables = [];
  for (const table of TABLES) {
    const rows = (await db.select().from(table)).map((row) => JSON.stringify(row)).sort();
    tables.push({ table: getTableName(table), rows });
  }
  return tables;
}

async function aPlayedLeague() {
  const evening = await anEvening(db);
  const caller = callerFor(db, evening.coaches[0]);
  const { playId } = await caller.plays.start({ fixtureId: evening.fixtureId });
  await caller.plays.act({
    playId,
    commandId: "command-1",
    as: { kind: "recorder" },
    command: { type: "roll-fans", side: "home" },
  });
  await db.insert(schema.files).values({ hash: "ab", type: "image/png", content: new Uint8Array([0, 1, 254, 255]) });
}

test("a backup restores into an empty database to the same rows", async () => {
  await aPlayedLeague();
  const before = await everything();
  const counts = await backupToFile(db, file, 0);
  await testConnection();
  expect(await restoreFromFile(db, file)).toEqual(
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  );
  expect(await everything()).toEqual(before);
});

test("every table is in a backup", () => {
  const known = new Set(TABLES.map((table) => getTableName(table)));
  const inSchema = Object.values(schema).filter(
    (value) => typeof value === "object" && value !== null && "getSQL" in value,
  );
  expect(inSchema.length).toBe(known.size);
});

test("a database with somebody in it is not restored into", async () => {
  await aPlayedLeague();
  await backupToFile(db, file, 0);
  await expect(restoreFromFile(db, file)).rejects.toThrow("not empty");
});

test("a demo league and its coaches make room for a backup", async () => {
  await aPlayedLeague();
  const before = await everything();
  await backupToFile(db, file, 0);
  await testConnection();
  const demo = await aLeague(db, { demo: true });
  const coach = await aUser(db, { email: null });
  await aMembership(db, demo.id, coach.id, "coach");
  await restoreFromFile(db, file);
  expect(await everything()).toEqual(before);
});

test("a file cut short is refused, and nothing is restored", async () => {
  await aPlayedLeague();
  await backupToFile(db, file, 0);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  writeFileSync(file, gzipSync(lines.slice(0, -1).join("\n")));
  await testConnection();
  await expect(restoreFromFile(db, file)).rejects.toThrow("ends too early");
  expect(await db.select().from(schema.users)).toEqual([]);
});

test("a broken line is named by its number", async () => {
  await aPlayedLeague();
  await backupToFile(db, file, 0);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  writeFileSync(file, gzipSync(lines.with(2, "{ oops").join("\n")));
  await testConnection();
  await expect(restoreFromFile(db, file)).rejects.toThrow("line 3: not JSON");
});

test("a file that is missing, or no backup at all, is refused and nothing breaks", async () => {
  await expect(restoreFromFile(db, `${file}.none`)).rejects.toThrow("ENOENT");
  writeFileSync(file, "not packed at all");
  await expect(restoreFromFile(db, file)).rejects.toThrow("incorrect header check");
  writeFileSync(file, gzipSync('{"hello":1}\n'));
  await expect(restoreFromFile(db, file)).rejects.toThrow("line 1: not a backup of Dugout");
});
