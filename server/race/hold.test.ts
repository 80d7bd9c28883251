import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { raceHolds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { loadLines } from "../plays/store";
import { runtime, setRuntime } from "../runtime";
import { internalKey } from "../secret";
import { aRace } from "../testing/race";
import { setTestRuntime } from "../testing/runtime";
import { findMatch, heldMatch, moveIn } from "./hold";
import { orphans, renewHolds, takeHold } from "./hold-store";
import { takePulse } from "./pulse";
import { closeRaces, races } from "./races";

const Told = z.object({ command: z.object({ type: z.string(), seat: z.number(), rttMs: z.number() }) });

const THIS = { processId: "this", address: "http://127.0.0.1:3001", isAlone: false };
const THAT = { processId: "that", address: "http://127.0.0.1:3002", isAlone: false };

let db: Db;
let playId: string;
let server: Server | undefined;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  // The embedded database has one process; here it stands for one that several share.
  setRuntime({ ...runtime(), connection: { ...connection, kind: "postgres", notify: async () => {} } });
  db = connection.db;
  ({ playId } = await aRace(db));
  await closeRaces();
});
afterEach(async () => {
  await closeRaces();
  server?.close();
});

const lapse = () =>
  db
    .update(raceHolds)
    .set({ until: new Date(Date.now() - 60_000) })
    .where(eq(raceHolds.playId, playId));

const turn = (commandId: string) => ({
  by: { kind: "seat", seat: 0 } as const,
  commandId,
  command: { type: "turn" },
  at: Date.now(),
  userId: undefined,
});

test("one process has a race; another one is told where, until the hold is not renewed in time", async () => {
  const first = await takeHold(db, playId, THIS);
  expect(first).toMatchObject({ isOurs: true });
  expect(await takeHold(db, playId, THAT)).toEqual({ ...first, isOurs: false });
  expect(await renewHolds(db, "this", [playId])).toEqual([playId]);
  await lapse();
  const second = await takeHold(db, playId, THAT);
  expect(second).toMatchObject({ isOurs: true, address: THAT.address });
  expect(second.term).toBeGreaterThan(first.term);
  expect(await renewHolds(db, "this", [playId])).toEqual([]);
});

test("a process that is started again where an earlier one was killed does not wait for that one's hold", async () => {
  await takeHold(db, playId, THIS);
  expect(await takeHold(db, playId, { ...THIS, processId: "this again" })).toMatchObject({ isOurs: true });
});

test("a race with a clock that no living process has is an orphan", async () => {
  expect(await orphans(db, THIS)).toEqual([playId]);
  await takeHold(db, playId, THAT);
  expect(await orphans(db, THIS)).toEqual([]);
  await lapse();
  expect(await orphans(db, THIS)).toEqual([playId]);
});

test("a move goes to the process that has the race, with the secret, and its answer comes back", async () => {
  const heard: unknown[] = [];
  server = createServer(async (request, response) => {
    heard.push([request.url, request.headers.authorization, await json(request)]);
    response.end(JSON.stringify({ kind: "refused", refusal: "paused", version: 7 }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  await takeHold(db, playId, { ...THAT, address: `http://127.0.0.1:${port}` });
  expect(await moveIn(playId, turn("turn-of-seat-0"))).toEqual({ kind: "refused", refusal: "paused", version: 7 });
  const body = { playId, by: { kind: "seat", seat: 0 }, commandId: "turn-of-seat-0", command: { type: "turn" } };
  expect(heard).toEqual([["/api/internal/race", `Bearer ${internalKey(runtime().secret)}`, body]]);
  expect(heldMatch(playId)).toBeUndefined();
});

test("[LG-128] a way that is measured by another process than the match's is told there, with the way between the two", async () => {
  ({ playId } = await aRace(db, 2, { fairnessMs: 80 }));
  await closeRaces();
  const heard: unknown[] = [];
  server = createServer(async (request, response) => {
    heard.push(await json(request));
    await new Promise((resolve) => setTimeout(resolve, 20));
    response.end(JSON.stringify({ kind: "refused", refusal: "paused", version: 7 }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  await takeHold(db, playId, { ...THAT, address: `http://127.0.0.1:${port}` });
  await moveIn(playId, turn("turn-of-seat-0"));

  const pass = { playId, seat: 1, userId: "" };
  const { word } = races().passes.issue(pass);
  takePulse(word, pass, undefined);
  await new Promise((resolve) => setTimeout(resolve, 30));
  const pulse = takePulse(word, pass, 1);
  const way = pulse !== undefined && "ms" in pulse ? pulse.ms : 0;
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  const { command } = Told.parse(heard[1]);
  expect(command).toMatchObject({ type: "measured", seat: 1 });
  expect(way).toBeGreaterThanOrEqual(28);
  expect(command.rttMs).toBeGreaterThanOrEqual(way + 19);
});

test("when the holder is gone and its hold lapses, this process takes the race over, after a pause for all", async () => {
  await takeHold(db, playId, { ...THAT, address: "http://127.0.0.1:9" });
  const answer = moveIn(playId, turn("turn-of-seat-0"));
  await lapse();
  expect(await answer).toMatchObject({ kind: "refused" });
  await races().writer.idle();
  expect((await loadLines(db, playId)).at(-1)?.event).toEqual({ type: "interrupted" });
});

test("what is not this process's any more is not stored, and its match is forgotten", async () => {
  const where = await findMatch(playId);
  if (!("move" in where)) throw new Error("another process has it");
  await races().writer.idle();
  const before = await loadLines(db, playId);
  await lapse();
  await takeHold(db, playId, THAT);
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const by = { kind: "clock" } as const;
  await where.move({ ...turn("lost-1-in-the-test"), by, command: { type: "lost", seat: 1 } });
  await races().writer.idle();
  expect(await loadLines(db, playId)).toEqual(before);
  expect(heldMatch(playId)).toBeUndefined();
  complaint.mockRestore();
});
