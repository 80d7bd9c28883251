import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { calc } from "./calc";

const CASES = "engine/blood-bowl/cases/cases.json";
const read = (file: string | undefined) => readFile(file ?? CASES, "utf8");

test("calc answers every case of a file or of standard input, in order", async () => {
  const ids = JSON.parse(await readFile(CASES, "utf8")).map(({ id }: { id: string }) => id);
  const fromFile = await calc(["blood-bowl", CASES], read);
  const fromInput = await calc(["blood-bowl"], read);
  expect(fromFile.exit).toBe(0);
  expect(fromInput).toEqual(fromFile);
  expect(fromFile).toHaveProperty(
    "output",
    ids.map((id: string) => expect.objectContaining({ id })),
  );
});

test.each([[[]], [["chess"]], [["blood-bowl", "--help"]], [["blood-bowl", "a.json", "b.json"]]])(
  "calc %j prints the usage",
  async (args) => {
    expect(await calc(args, read)).toMatchObject({ exit: 2, message: expect.stringContaining("usage: dugout calc") });
  },
);

test.each([
  ["[", "standard input: "],
  ["{}", "standard input: case"],
  ['[{"id":"a","kind":"spp","edition":"both","input":{},"dice":[]}]', "standard input: case a: input.brawlinBrutes: "],
])("calc refuses %j in one line", async (text, message) => {
  const answer = await calc(["blood-bowl"], async () => text);
  expect(answer).toMatchObject({ exit: 1, message: expect.stringContaining(message) });
});

test("calc says which file cannot be read", async () => {
  expect(await calc(["blood-bowl", "nowhere.json"], read)).toEqual({ exit: 1, message: "nowhere.json cannot be read" });
});
