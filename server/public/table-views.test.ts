import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { aPeopleLeague } from "../testing/people-league";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;
let path: { readonly league: string; readonly competition: string };

/** Four coaches, three rounds: in each round the one named first in the calendar wins 2–0, but round 3 ends level. */
beforeAll(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  const { league, office, competitionId } = await aPeopleLeague(db, "lastuf-futbol", ["Ana", "Bert", "Cleo", "Dora"]);
  await office.competitions.makeCalendar({ competitionId });
  const { fixtures } = await office.competitions.get({ competitionId });
  for (const { id, round } of fixtures) {
    const scores = round === 3 ? [1, 1] : [2, 0];
    await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores, reason: "on paper" });
  }
  path = { league: league.slug, competition: "cup" };
});

const visitor = () => callerFor(db).public;

test("a table of home matches counts home matches alone, and its form too", async () => {
  const { table, form } = await visitor().tableView({ ...path, view: "home" });
  const away = await visitor().tableView({ ...path, view: "away" });
  for (const { entry, played, won, drawn, lost } of table.rows) {
    expect(lost).toBe(0);
    expect(form[entry]).toHaveLength(played);
    const other = away.table.rows.find((row) => row.entry === entry);
    expect(other?.won).toBe(0);
    expect(played + (other?.played ?? 0)).toBe(3);
    expect(won + drawn).toBe(played);
  }
});

test("a table after a round is what it was then", async () => {
  const after = async (view: string) => (await visitor().tableView({ ...path, view })).table.rows;
  expect((await after("after-1")).map(({ played }) => played)).toEqual([1, 1, 1, 1]);
  expect((await after("after-2")).reduce((sum, { points }) => sum + points, 0)).toBe(12);
  expect((await after("on-2000-01-01")).every(({ played }) => played === 0)).toBe(true);
  expect((await after("on-2999-12-31")).every(({ played }) => played === 3)).toBe(true);
  await expect(visitor().tableView({ ...path, view: "on-2026-13-45" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(visitor().tableView({ ...path, view: "sideways" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("the cross table has everybody in the order of the table and every match of two", async () => {
  const { entries, fixtures } = await visitor().crossTable(path);
  const { table } = await visitor().competition(path);
  expect(entries.map(({ id }) => id)).toEqual(table.rows.map(({ entry }) => entry));
  expect(fixtures).toHaveLength(6);
});

test("the course of a season ends with the table, and points never fall in it", async () => {
  const { steps, entries } = await visitor().course(path);
  const { table } = await visitor().competition(path);
  expect(steps.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(entries.map(({ id }) => id)).toEqual(table.rows.map(({ entry }) => entry));
  for (const { id } of entries) {
    const points = steps.map(({ places }) => places[id]?.points ?? -1);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(points.at(-1)).toBe(table.rows.find(({ entry }) => entry === id)?.points);
  }
});
