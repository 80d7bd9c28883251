import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { clubEntries, playEvents, playSeats, plays, results } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { checkEverything } from "./check";

let db: Db;
let playId: string;
let clubId: string;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  const evening = await anEvening(db);
  const caller = callerFor(db, evening.coaches[0]);
  ({ playId } = await caller.plays.start({ fixtureId: evening.fixtureId }));
  clubId = evening.clubIds[0] ?? "";
  const command = { type: "roll-fans", side: "home" };
  await caller.plays.act({ playId, commandId: "command-1", as: { kind: "recorder" }, command });
});

const found = async () => (await checkEverything(db)).disagreements.map(({ where, what }) => `${where}: ${what}`);

test("a play and books that nobody touched agree with their logs", async () => {
  expect(await checkEverything(db)).toEqual({ plays: 1, events: 2, clubs: 2, entries: 2, disagreements: [] });
});

test("a face that the seed does not give is found", async () => {
  const [line] = await db.select().from(playEvents).where(eq(playEvents.seq, 1));
  const draws = (line?.draws ?? []).map((draw) => ({ ...draw, face: (draw.face % draw.sides) + 1 }));
  await db.update(playEvents).set({ draws }).where(eq(playEvents.seq, 1));
  expect(await found()).toEqual([`play ${playId}: dice`]);
});

test("a head that is not the log's is found", async () => {
  await db.update(plays).set({ finishedAt: new Date(0) });
  await db.update(playSeats).set({ open: false }).where(eq(playSeats.seat, 1));
  expect(await found()).toEqual([`play ${playId}: finished`, `play ${playId}: seat 1 open`]);
});

test("a log that does not fold is found", async () => {
  await db
    .update(playEvents)
    .set({ event: { type: "unheard-of" } })
    .where(eq(playEvents.seq, 0));
  expect(await found()).toEqual([`play ${playId}: log`]);
});

test("a result that the play did not settle is found", async () => {
  const [play] = await db.select().from(plays);
  if (play?.fixtureId === undefined || play.fixtureId === null) throw new Error("the play has a fixture");
  const { fixtureId, competitionId } = play;
  const sides = [
    { seat: 0, score: 1, place: 1 },
    { seat: 1, score: 0, place: 2 },
  ];
  const values = { fixtureId, competitionId, revision: 1, current: true, kind: "played", winnerSeat: 0 } as const;
  await db.insert(results).values({ ...values, sides, playId, at: new Date(0) });
  expect(await found()).toEqual([`play ${playId}: result of ${fixtureId}`]);
});

test("a booking that no event made, and a book with a gap, are found", async () => {
  const entry = { type: "fans-changed", from: 1, to: 2 };
  await db.insert(clubEntries).values({ clubId, seq: 3, entry, playId, playSeq: 1, at: new Date(0) });
  expect(await found()).toEqual([`play ${playId}: bookings of club ${clubId}`, `club ${clubId}: book`]);
});
