import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { aRace } from "../testing/race";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { raceClock, takeUpRaces } from "./clock";
import { dropMatch } from "./hold";
import { closeRaces, races } from "./races";

const Seen = z.object({
  phase: z.object({ kind: z.string() }),
  pause: z.object({ until: z.number().optional() }).optional(),
  players: z.array(z.object({ absentSince: z.number().optional() })),
});

let db: Db;
let playId: string;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  ({ playId } = await aRace(db));
});

afterEach(async () => {
  vi.useRealTimers();
  await closeRaces();
});

const seen = async () => Seen.parse((await callerFor(db).plays.get({ playId })).view);

test("[LG-129] a lost connection stops the round for all, and it goes on when the player is back", async () => {
  expect((await seen()).pause).toBeUndefined();
  raceClock.tell(playId, 1, "lost");
  await vi.waitFor(async () => expect((await seen()).players[1]?.absentSince).toBeDefined());
  expect((await seen()).pause).toBeDefined();
  raceClock.tell(playId, 1, "returned");
  await vi.waitFor(async () => expect((await seen()).pause).toBeUndefined());
});

test("after a restart a race under way waits for a moment, once", async () => {
  await races().writer.idle();
  dropMatch(playId);
  await takeUpRaces();
  const { pause } = await seen();
  expect(pause?.until).toBeGreaterThan(Date.now());
});

test("the alarm does what has become due, and nothing before", async () => {
  vi.setSystemTime(Date.now() + 1_000);
  raceClock.ring(playId);
  expect((await seen()).phase.kind).toBe("countdown");
  vi.setSystemTime(Date.now() + 60_000);
  raceClock.ring(playId);
  await vi.waitFor(async () => expect((await seen()).phase.kind).toBe("live"));
});
