import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { setTestRuntime } from "../testing/runtime";
import { aTable } from "../testing/table";
import { tick } from "../timers/due";
import { tellSeat } from "./presence";

const START = Date.UTC(2026, 8, 1, 18);
const GRACE = 30_000;

const Seen = z.object({
  table: z.object({
    phase: z.string(),
    turn: z.int(),
    choosing: z.array(z.int()),
    options: z.object({ timing: z.string() }),
    areas: z.array(z.object({ awaySince: z.number().optional(), goals: z.array(z.unknown()) })),
  }),
});

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

const aGame = (shared = false) => aTable(db, { game: "lastuf-futbol", names: ["Ana", "Ben"], shared, at: START });

test("[LF-127] whoever loses the screen is played for by the bot after the grace time, and is back with it", async () => {
  const { playId, callerAt } = await aGame();
  const seen = async () => Seen.parse((await callerAt(0).plays.get({ playId })).view).table;
  const { turn } = await seen();
  await tellSeat(db, { playId, seat: turn, word: "lost", at: START });
  expect((await seen()).areas[turn]?.awaySince).toBe(START);
  expect(await tick(START + GRACE - 1)).toBe(false);
  expect(await tick(START + GRACE)).toBe(true);
  expect((await seen()).areas[turn]?.goals).toHaveLength(1);
  await tellSeat(db, { playId, seat: turn, word: "returned", at: START + GRACE + 1 });
  expect((await seen()).areas[turn]?.awaySince).toBeUndefined();
});

test("on one tablet nobody is away, and answers are waited for", async () => {
  const { playId, callerAt } = await aGame(true);
  await tellSeat(db, { playId, seat: 0, word: "lost", at: START });
  const { table } = Seen.parse((await callerAt(0).plays.get({ playId })).view);
  expect(table.areas.map(({ awaySince }) => awaySince)).toEqual([undefined, undefined]);
  expect(table.options.timing).toBe("table");
});

test("a game in which it does not matter who is there hears nothing of it", async () => {
  const { playId, callerAt } = await aTable(db, { game: "juego-de-la-liga", names: ["Ana"], at: START });
  const { version } = await callerAt(0).plays.get({ playId });
  await tellSeat(db, { playId, seat: 0, word: "lost", at: START });
  expect((await callerAt(0).plays.get({ playId })).version).toBe(version);
});
