import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderInUse, lockDataFolder, lockSocketOf } from "./data-folder-lock";

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dugout-lock-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the folder and holds it; answers with what it says. */
async function starter(at = 0): Promise<string> {
  const child = spawn(process.execPath, ["--import", "tsx", "db/hold-folder.ts", folder, String(at)]);
  children.push(child);
  const failed = text(child.stderr);
  const [line] = await Promise.race([
    new Promise<[string]>((resolve) => child.stdout.once("data", (data: Buffer) => resolve([data.toString().trim()]))),
    new Promise<[string]>((resolve) => child.once("exit", async () => resolve([await failed]))),
  ]);
  return line;
}

async function killAll() {
  await Promise.all(
    children.splice(0).map((child) => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      return child.exitCode === null && child.signalCode === null ? gone : undefined;
    }),
  );
}

test("a folder that a process holds is refused to every other, with a message that says what to do", async () => {
  expect(await starter()).toBe("held");
  const refusal = await lockDataFolder(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(String(refusal)).toContain(`The data folder ${folder} is in use by another Dugout process`);
  expect(await starter()).toContain("is in use by another Dugout process");
}, 60_000);

test("a folder is free again once its holder was killed", async () => {
  expect(await starter()).toBe("held");
  await killAll();
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  lock.close();
  (await lockDataFolder(folder)).close();
}, 60_000);

test("of several starts at once on a socket that a dead process left, exactly one wins", async () => {
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => starter(Date.now() + 4_000)));
    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes("is in use"))).toHaveLength(5);
    await killAll();
  }
}, 120_000);

test("a hundred starts at once in one process: exactly one wins, also over the remains of many", async () => {
  for (let round = 0; round < 5; round++) {
    const starts = await Promise.allSettled(Array.from({ length: 100 }, () => lockDataFolder(folder)));
    const won = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    expect(won).toHaveLength(1);
    for (const lock of won) lock.close();
  }
  expect(readdirSync(folder).filter((name) => name.endsWith(".lock"))).toHaveLength(1);
});

test("the socket of the holder can be spoken to, and is for its owner alone", async () => {
  expect(lockSocketOf(folder)).toBeUndefined();
  const lock = await lockDataFolder(folder);
  const socket = lockSocketOf(folder);
  const heard = new Promise((resolve) => lock.once("connection", resolve));
  const client = connect(socket ?? "");
  await heard;
  client.destroy();
  expect(statSync(socket ?? "").mode & 0o777).toBe(0o600);
  lock.close();
});
