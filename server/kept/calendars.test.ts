import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { fixtureSeats, fixtures, plays, results, rounds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { listFixtures } from "../competitions/calendar-store";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { keptCalendar } from "./calendars";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

test("a calendar that is kept is the one that is stored, whatever is written", async () => {
  const { organiser, competitionId, fixtureId, coaches } = await anEvening(db, ["human", "orc"], "double-round-robin");
  const office = callerFor(db, organiser);
  const reason = "as the report says";
  const writes = {
    "a result": () => office.fixtures.typeResult({ fixtureId, kind: "played", scores: [2, 1], reason }),
    "a correction": () => office.fixtures.typeResult({ fixtureId, kind: "played", scores: [2, 2], reason }),
    "a result taken back": () => office.fixtures.takeBackResult({ fixtureId, reason }),
    "a lock": () => office.rounds.lockFixture({ fixtureId, isLocked: true }),
    "a lock taken off": () => office.rounds.lockFixture({ fixtureId, isLocked: false }),
    "a round's days": () =>
      office.rounds.change({ competitionId, round: 1, name: "Opening", firstDay: "2026-10-01", lastDay: "2026-10-08" }),
    "another date": () => office.places.move({ fixtureId, date: "2026-10-03", time: "18:00", despite: true }),
    "a match that begins": () => callerFor(db, coaches[0]).plays.start({ fixtureId }),
  };
  let before = await keptCalendar(db, competitionId);
  for (const [what, write] of Object.entries(writes)) {
    await write();
    const after = await keptCalendar(db, competitionId);
    expect(after, what).toEqual(await listFixtures(db, competitionId));
    expect(after, what).not.toBe(before);
    before = after;
  }
});

test("what did not change is not read again: neither the calendar nor the rounds beside the one that changed", async () => {
  const { organiser, competitionId, fixtureId } = await anEvening(db, ["human", "orc"], "double-round-robin");
  const before = await keptCalendar(db, competitionId);
  expect(await keptCalendar(db, competitionId)).toBe(before);
  const office = callerFor(db, organiser);
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [1, 0], reason: "on paper" });
  const after = await keptCalendar(db, competitionId);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test("in a round that is read again, a match that did not change stays the object that it was", async () => {
  const { organiser, competitionId, fixtureId } = await anEvening(db, ["human", "orc"], "round-robin");
  const [{ roundId = "" } = {}] = await keptCalendar(db, competitionId);
  await db.insert(fixtures).values({ competitionId, roundId, number: 100 });
  const before = await keptCalendar(db, competitionId);
  expect(before).toHaveLength(2);
  const office = callerFor(db, organiser);
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [1, 0], reason: "on paper" });
  const after = await keptCalendar(db, competitionId);
  expect(after.filter((row) => !before.includes(row)).map(({ id }) => id)).toEqual([fixtureId]);
  expect(after).toEqual(await listFixtures(db, competitionId));
});

test("rows that are written past everything are seen too, and a tap of a match that is played changes nothing", async () => {
  const { competitionId, fixtureId, coaches } = await anEvening(db, ["human", "orc"], "double-round-robin");
  const { playId } = await callerFor(db, coaches[0]).plays.start({ fixtureId });
  const [first, second] = await keptCalendar(db, competitionId);
  if (first === undefined || second === undefined) throw new Error("a double round robin of two has two matches");
  const isSecond = eq(fixtures.id, second.id);
  const result = {
    fixtureId: second.id,
    competitionId,
    revision: 1,
    current: true,
    kind: "played",
    sides: [],
  } as const;
  const writes = {
    "a place": () => db.update(fixtures).set({ place: "Table 1" }).where(isSecond),
    "a cancelled match": () =>
      db
        .update(fixtures)
        .set({ cancelledAt: new Date(0) })
        .where(isSecond),
    "a seat that is left": () => db.delete(fixtureSeats).where(eq(fixtureSeats.fixtureId, second.id)),
    "a seat that is taken": () =>
      db.insert(fixtureSeats).values({ fixtureId: second.id, seat: 0, entryId: first.seats[0] ?? "" }),
    "another seat": () => db.update(fixtureSeats).set({ seat: 1 }).where(eq(fixtureSeats.fixtureId, second.id)),
    "a result": () => db.insert(results).values({ ...result, at: new Date(0) }),
    "a result that changes": () => db.update(results).set({ winnerSeat: 0 }).where(eq(results.fixtureId, second.id)),
    "a result that goes": () => db.delete(results).where(eq(results.fixtureId, second.id)),
    "a play that moves": () => db.update(plays).set({ fixtureId: second.id }).where(eq(plays.id, playId)),
    "a play that goes": () => db.delete(plays).where(eq(plays.id, playId)),
    "the round": () => db.update(rounds).set({ name: "Finale" }).where(eq(rounds.id, second.roundId)),
    "a match that goes": () => db.delete(fixtures).where(isSecond),
  };
  const before = await keptCalendar(db, competitionId);
  await db
    .update(plays)
    .set({ version: 7, dueAt: new Date(0) })
    .where(eq(plays.id, playId));
  expect(await keptCalendar(db, competitionId)).toBe(before);
  for (const [what, write] of Object.entries(writes)) {
    await write();
    expect(await keptCalendar(db, competitionId), what).toEqual(await listFixtures(db, competitionId));
  }
});
