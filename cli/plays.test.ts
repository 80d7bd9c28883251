import { describe, expect, test } from "vitest";
import { z } from "zod";
import records from "@/engine/core/dice-vectors.json";
import { fakeIo } from "./fake-io";
import * as play from "./play";
import * as replay from "./replay";
import * as verifyDice from "./verify-dice";

const Played = z.strictObject({
  game: z.string(),
  seats: z.number(),
  results: z.array(z.looseObject({ key: z.string() })).min(1),
  events: z.number().positive(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

async function played(args: readonly string[]) {
  const { io, written } = fakeIo();
  const answer = await play.run([...args, "--log", "play.json"], io);
  if (answer.exit !== 0) throw new Error(answer.message);
  return { ...Played.parse(answer.output), log: written["play.json"] ?? "" };
}

describe.each([
  ["blood-bowl", "2"],
  ["juego-de-la-liga", "4"],
  ["lastuf-futbol", "3"],
  ["ligretto-fussball", "2"],
])("%s by bots", (game, seats) => {
  test("the same seed gives the same play, and its export replays to the same digest and results", async () => {
    const args = [game, "--seats", seats, "--seed", "7", "--bots", "greedy"];
    const one = await played(args);
    expect((await played(args)).digest).toBe(one.digest);
    expect((await played([...args.slice(0, 4), "8", ...args.slice(5)])).digest).not.toBe(one.digest);
    const { io } = fakeIo({ "play.json": one.log });
    expect(await replay.run(["play.json"], io)).toEqual({
      exit: 0,
      output: { ok: true, results: one.results, digest: one.digest },
    });
    expect(await verifyDice.run(["play.json"], io)).toEqual({ exit: 0, output: { ok: true, draws: 0, typed: 0 } });
  });

  test("an event that does not fit is refused by its place", async () => {
    const { log } = await played([game, "--seats", seats]);
    const exported = JSON.parse(log);
    exported.lines[3].event = { type: "goal-from-nowhere" };
    const answer = await replay.run([], fakeIo({}, JSON.stringify(exported)).io);
    expect(answer).toMatchObject({ exit: 1, message: expect.stringContaining("lines[3].event") });
  });
});

test.each([
  [["chess"]],
  [["blood-bowl", "--seats", "3"]],
  [["blood-bowl", "--seed", "x"]],
  [["blood-bowl", "--bots", "clever"]],
  [["blood-bowl", "--edition", "rulebook"]],
  [["blood-bowl", "--option", "friendly"]],
])("play %j is wrong usage", async (args) => {
  expect((await play.run(args, fakeIo().io)).exit).toBe(2);
});

test("an option that the game does not know is refused by its name", async () => {
  expect(await play.run(["blood-bowl", "--option", "gravity=off"], fakeIo().io)).toMatchObject({
    exit: 1,
    message: expect.stringMatching(/--option: .*gravity/),
  });
});

test("seats that the game does not go with are refused", async () => {
  expect(await play.run(["juego-de-la-liga", "--seats", "5"], fakeIo().io)).toMatchObject({
    exit: 1,
    message: "the play cannot start: four-or-six-clubs",
  });
});

describe("dice records", () => {
  const check = (json: unknown) => verifyDice.run([], fakeIo({}, JSON.stringify(json)).io);

  test("one record, and a list of them", async () => {
    expect(await check(records[0])).toEqual({ exit: 0, output: { ok: true, draws: 24, typed: 0 } });
    expect(await check(records)).toEqual({ exit: 0, output: { ok: true, draws: 192, typed: 0 } });
  });

  test("the first wrong draw is named", async () => {
    const [record] = records;
    const draws = record?.draws.map((draw) => (draw.counter >= 3 ? { ...draw, face: 1 } : draw));
    expect(await check({ ...record, draws })).toMatchObject({
      exit: 1,
      message: "standard input: seed 0, draw 3: the seed gives 4, another face is recorded",
      output: { ok: false, reason: "face", draw: 3, expected: 4 },
    });
    expect(await check({ ...record, commitHex: "00".repeat(32) })).toMatchObject({
      exit: 1,
      output: { reason: "commitment" },
    });
  });

  test.each([
    [{}, "standard input: "],
    [{ serverSeedHex: "zz", commitHex: "00", draws: [] }, "standard input: "],
    [{ lines: [] }, "standard input: format: "],
  ])("%j is refused", async (json, message) => {
    expect(await check(json)).toMatchObject({ exit: 1, message: expect.stringContaining(message) });
  });
});
