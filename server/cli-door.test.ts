import { mkdtempSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataFolderInUse, lockDataFolder, lockSocketOf } from "@/db/data-folder-lock";
import { users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { askDatabase } from "./cli-door";
import { answerCommands } from "./cli-socket";
import { hasRuntime, runtime, setRuntime } from "./runtime";
import { setTestRuntime } from "./testing/runtime";

const ANA = { email: "Ana@Example.org", name: "Ana", password: "correct horse battery", role: "administrator" };

let folder: string;
let holder: Server | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "dugout-cli-"));
  setTestRuntime(await testConnection());
});
afterEach(() => {
  holder?.close();
  holder = undefined;
});

/** A server that holds the folder, on the test database. */
async function aHolder() {
  const server = answerCommands();
  await lockDataFolder(folder, server);
  holder = server;
}

const ask = (command: Parameters<typeof askDatabase>[0], input: unknown) =>
  askDatabase(command, input, { DUGOUT_DATA: folder });

test("a command goes through the server that holds the data folder", async () => {
  await aHolder();
  expect(await ask("user-add", ANA)).toMatchObject({
    ok: true,
    output: { email: "ana@example.org", name: "Ana", role: "administrator" },
  });
  const [user] = await runtime().connection.db.select().from(users);
  expect(user).toMatchObject({ email: "ana@example.org", role: "administrator" });
});

test("a refusal is one line in words", async () => {
  await aHolder();
  await ask("user-add", ANA);
  const refusals = [
    await ask("user-add", ANA),
    await ask("user-add", { ...ANA, password: "short" }),
    await ask("user-add", { ...ANA, colour: "red" }),
    await ask("user-password", { email: "nobody@example.org", password: ANA.password }),
    await ask("user-role", { email: ANA.email, role: "user" }),
    await ask("restore", { file: join(folder, "none.gz") }),
    await ask("export-play", { playId: "7" }),
  ];
  expect(refusals.map((answer) => (answer.ok ? "ok" : answer.message))).toEqual([
    "there is an account with that address already",
    "password: a password has at least 10 characters",
    expect.stringContaining("colour"),
    "there is no account with that address",
    "that is the only administrator; make somebody else administrator first",
    expect.stringMatching(/not empty|ENOENT/),
    "playId: not the id of a play",
  ]);
  for (const answer of refusals) expect(JSON.stringify(answer)).not.toContain("\\n");
});

test("while the server starts it says so", async () => {
  await aHolder();
  setRuntime(undefined);
  expect(hasRuntime()).toBe(false);
  expect(await ask("migrate", undefined)).toEqual({
    ok: false,
    message: "the server is still starting; try again in a moment",
  });
});

test("where no server runs the command opens the database itself, holds the folder meanwhile and lets it go", async () => {
  const first = ask("migrate", undefined);
  await vi.waitFor(() => expect(lockSocketOf(folder)).toBeDefined());
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  expect(await first).toEqual({ ok: true, output: { database: "pglite", migrated: true } });
  expect(await ask("user-add", ANA)).toMatchObject({ ok: true });
}, 120_000);

test("a configuration or a database that cannot be used is named", async () => {
  const nowhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  expect(await askDatabase("migrate", undefined, nowhere)).toEqual({
    ok: false,
    message: expect.stringContaining("The database at 127.0.0.1:1/none cannot be used"),
  });
  expect(await askDatabase("migrate", undefined, { DATABASE_URL: "mysql://x" })).toEqual({
    ok: false,
    message: expect.stringContaining("DATABASE_URL: must start with postgres://"),
  });
});
