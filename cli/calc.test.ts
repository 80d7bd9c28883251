import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Io } from "./answer";
import { run } from "./calc";

const CASES = "engine/blood-bowl/cases/cases.json";
const Ids = z.array(z.object({ id: z.string() }));

const reading = (read: Io["read"]): Io => ({ read, write: () => Promise.reject(new Error("calc writes no file")) });
const files = reading((file) => readFile(file ?? CASES, "utf8"));

test("calc answers every case of a file or of standard input, in order", async () => {
  const cases = Ids.parse(JSON.parse(await readFile(CASES, "utf8")));
  const fromFile = await run(["blood-bowl", CASES], files);
  expect(fromFile.exit).toBe(0);
  expect(Ids.parse(fromFile.output)).toEqual(cases);
  expect(await run(["blood-bowl"], files)).toEqual(fromFile);
});

test.each([[[]], [["chess"]], [["blood-bowl", "a.json", "b.json"]], [["blood-bowl", "--fast"]]])(
  "calc %j is wrong usage",
  async (args) => {
    expect((await run(args, files)).exit).toBe(2);
  },
);

test.each([
  ["[", "standard input: "],
  ["{}", "standard input: case"],
  ['[{"id":"a","kind":"spp","edition":"both","input":{},"dice":[]}]', "standard input: case a: input.brawlinBrutes: "],
])("calc refuses %j in one line", async (text, message) => {
  const answer = await run(
    ["blood-bowl"],
    reading(async () => text),
  );
  expect(answer).toMatchObject({ exit: 1, message: expect.stringContaining(message) });
});

test("calc says which file cannot be read", async () => {
  expect(await run(["blood-bowl", "nowhere.json"], files)).toMatchObject({
    exit: 1,
    message: expect.stringContaining("nowhere.json cannot be read"),
  });
});
