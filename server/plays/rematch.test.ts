import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { plays, results } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { setTestRuntime } from "../testing/runtime";
import { aTable } from "../testing/table";
import { tick } from "../timers/due";
import { tellSeat } from "./presence";

const START = Date.UTC(2026, 8, 1, 18);

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

const aGame = () => aTable(db, { game: "lastuf-futbol", names: ["Ana", "Ben"], options: { turnCap: 1 }, at: START });

/** Everybody goes away, so that the clock plays the game to its end. */
async function playedOut(playId: string): Promise<number> {
  for (const seat of [0, 1]) await tellSeat(db, { playId, seat, word: "lost", at: START });
  const isOver = async () => (await db.select().from(plays).where(eq(plays.id, playId)))[0]?.finishedAt !== null;
  let now = START;
  for (let ticks = 0; ticks < 200 && !(await isOver()); ticks++) {
    now += 60_000;
    await tick(now);
  }
  expect(await isOver()).toBe(true);
  return now;
}

test("a rematch seats the same people a place further round, and whoever asks second comes to it", async () => {
  const { playId, callerAt } = await aGame();
  await expect(callerAt(0).plays.rematch({ playId })).rejects.toMatchObject({ message: "play-under-way-still" });
  const now = await playedOut(playId);
  const again = await callerAt(0, now).plays.rematch({ playId });
  expect(again.playId).not.toBe(playId);
  expect(await callerAt(1, now).plays.rematch({ playId })).toEqual(again);
  expect((await callerAt(0, now).plays.get(again)).mySeats).toEqual([1]);
  const Names = z.object({ table: z.object({ entrants: z.array(z.object({ name: z.string() })) }) });
  const namesOf = async (id: string) =>
    Names.parse((await callerAt(0, now).plays.get({ playId: id })).view).table.entrants.map(({ name }) => name);
  expect(await namesOf(again.playId)).toEqual((await namesOf(playId)).toReversed());
});

test("a rematch counts for no table, and after it there may be another one", async () => {
  const { playId, callerAt } = await aGame();
  const now = await playedOut(playId);
  const again = await callerAt(0, now).plays.rematch({ playId });
  await playedOut(again.playId);
  expect((await db.select().from(results)).map((row) => row.playId)).toEqual([playId]);
  const third = await callerAt(1, now).plays.rematch(again);
  expect([playId, again.playId]).not.toContain(third.playId);
});

test("a season has no rematch", async () => {
  const { playId, callerAt } = await aTable(db, { game: "juego-de-la-liga", names: ["Ana"], at: START });
  await expect(callerAt(0).plays.rematch({ playId })).rejects.toMatchObject({ message: "no-rematch" });
});
