import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { fixtures } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

test("a calendar is read by page, by month in the league's own days, and by what is still to come", async () => {
  const { league, organiser, fixtureId } = await anEvening(db, ["human", "orc"], "double-round-robin");
  const office = callerFor(db, organiser);
  const ask = callerFor(db).public;
  const part = (name: string) =>
    ask.calendarPart({ league: league.slug, competition: "cellar-cup", part: name }).then((page) => page);
  const empty = await part("month");
  expect([empty.month, empty.months, empty.fixtures]).toEqual([undefined, [], []]);

  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [2, 1], reason: "on paper" });
  const [, second] = (await part("calendar")).fixtures;
  // half an hour into November for Berlin
  await db.update(fixtures).set({ startsAt: new Date("2026-10-31T23:30:00Z"), place: "Table 2", revision: 1 });
  const november = await part("month");
  expect([november.month, november.months]).toEqual(["2026-11", ["2026-11"]]);
  expect(november.fixtures.map(({ day }) => day)).toEqual(["2026-11-01", "2026-11-01"]);
  expect((await part("month-2026-10")).fixtures).toEqual([]);

  expect((await part("place")).fixtures).toMatchObject([{ id: second?.id, place: "Table 2" }]);
  expect((await part("results")).fixtures).toMatchObject([{ id: fixtureId }]);
  expect((await part("calendar-2")).pages).toEqual([{ first: 1, last: 2 }]);
  await expect(part("month-2026-13")).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
