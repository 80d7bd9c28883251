import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { aPeopleLeague } from "../testing/people-league";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

/** Four play on scoreboards; the first match of the calendar has begun. */
async function aRunningMatch() {
  const { league, office, people } = await aPeopleLeague(db, "ligretto-fussball", ["Ana", "Bert", "Cleo", "Dora"]);
  const { competitionId, slug } = await office.competitions.create({
    leagueId: league.id,
    name: "Board",
    game: "ligretto-fussball",
    edition: "rulebook",
    options: { mode: "scoreboard" },
  });
  await office.competitions.enterPeople({
    competitionId,
    people: people.map(({ userId }) => ({ kind: "coach", coachId: userId })),
  });
  await office.competitions.makeCalendar({ competitionId });
  const { fixtures } = await office.competitions.get({ competitionId });
  const { playId } = await office.plays.start({ fixtureId: fixtures[0]?.id ?? "" });
  let goals = 0;
  const score = (team: "red" | "blue") =>
    office.plays.act({
      playId,
      commandId: `the-goal-${goals++}`,
      as: { kind: "recorder" },
      command: { type: "record-goal", team },
    });
  const path = { league: league.slug, competition: slug };
  const live = () => callerFor(db).public.liveTable(path);
  return { path, score, live, seats: fixtures[0]?.seats ?? [] };
}

test("a match that is being played counts with its score, and nothing of it is settled", async () => {
  const { path, score, live, seats } = await aRunningMatch();
  expect((await live()).playing.map((fixture) => fixture.seats)).toEqual([seats]);
  await score("blue");
  const { table, moves } = await live();
  const rowOf = (entry: string | undefined) => table.rows.find((row) => row.entry === entry);
  expect(rowOf(seats[1])).toMatchObject({ rank: 1, played: 1, won: 1, points: 3 });
  expect(rowOf(seats[0])).toMatchObject({ played: 1, lost: 1, points: 0 });
  expect(Object.values(moves).some((places) => places !== 0)).toBe(true);
  const settled = await callerFor(db).public.competition(path);
  expect(settled.table.rows.every(({ played }) => played === 0)).toBe(true);
});

test("level scores are a draw for as long as they are level", async () => {
  const { score, live, seats } = await aRunningMatch();
  await score("blue");
  await score("red");
  const { table } = await live();
  for (const { entry, drawn } of table.rows) expect(drawn).toBe(seats.includes(entry) ? 1 : 0);
});

test("once the result stands, the table is the settled one and nobody plays", async () => {
  const { path, score, live } = await aRunningMatch();
  for (const team of ["red", "red", "red"] as const) await score(team);
  const { table, playing, moves } = await live();
  expect(playing).toEqual([]);
  expect(Object.values(moves).every((places) => places === 0)).toBe(true);
  expect(table.rows).toEqual((await callerFor(db).public.competition(path)).table.rows);
});

test("a match of Blood Bowl that is still before its first drive counts for nobody", async () => {
  const { league, organiser, fixtureId } = await anEvening(db);
  await callerFor(db, organiser).plays.start({ fixtureId });
  const { table, playing } = await callerFor(db).public.liveTable({ league: league.slug, competition: "cellar-cup" });
  expect(playing).toHaveLength(1);
  expect(table.rows.every(({ played }) => played === 0)).toBe(true);
});
