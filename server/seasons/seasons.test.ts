import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { twoDivisions } from "../testing/two-divisions";

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

const NEXT_DAY = Date.UTC(2026, 8, 2, 18);

async function aLeagueOfTwo() {
  const world = await twoDivisions(db);
  const office = callerFor(db, world.organiser, NEXT_DAY);
  const carry = [
    { competitionId: world.upper.competitionId, name: "Upper" },
    { competitionId: world.lower.competitionId, name: "Lower" },
  ];
  const competitionsOf = async (number: number) => {
    const list = await office.competitions.list({ leagueId: world.league.id });
    const own = list.filter(({ season }) => season.number === number);
    return Promise.all(own.map(({ competition }) => office.competitions.get({ competitionId: competition.id })));
  };
  return { ...world, office, carry, competitionsOf };
}

test("the plan shows the final orders and the prizes of the edition", async () => {
  const { office, seasonId, upper } = await aLeagueOfTwo();
  const { competitions, openPlays } = await office.seasons.plan({ seasonId });
  expect(competitions.map(({ name, open, played }) => [name, open, played])).toEqual([
    ["Upper", 0, 3],
    ["Lower", 0, 3],
  ]);
  expect(competitions[0]?.order).toEqual(upper.entryIds);
  expect(competitions[0]?.prizes).toEqual([100_000, 60_000, 30_000]);
  expect(openPlays).toEqual([]);
});

test("the next season has the same clubs and rules, in the order in which the old one ended", async () => {
  const { office, seasonId, carry, competitionsOf, league } = await aLeagueOfTwo();
  const { seasonId: next } = await office.seasons.next({ seasonId, carry });
  const { seasons } = await office.leagues.get({ leagueId: league.id });
  expect(seasons.map(({ id, number, state }) => [id, number, state])).toEqual([
    [next, 2, "running"],
    [seasonId, 1, "finished"],
  ]);
  const [upper, lower] = await competitionsOf(2);
  expect(upper).toMatchObject({ name: "Upper", slug: "upper-2", pinnedAt: null, state: "planned", fixtures: [] });
  expect(upper?.options).toMatchObject({ "redraft-cap": 1_350_000 });
  expect(upper?.entries.map(({ name }) => name)).toEqual(["Upper A", "Upper B", "Upper C"]);
  expect(lower?.entries.map(({ seed }) => seed)).toEqual([1, 2, 3]);
  expect((await competitionsOf(1)).map(({ state }) => state)).toEqual(["finished", "finished"]);
  await expect(office.seasons.next({ seasonId, carry })).rejects.toMatchObject({ message: "season-is-over" });
});

test("first and last change places between the competitions of a ladder", async () => {
  const { office, seasonId, carry, competitionsOf, upper, lower } = await aLeagueOfTwo();
  const steps = [upper.competitionId, lower.competitionId];
  await expect(office.seasons.next({ seasonId, carry, ladders: [{ steps, swaps: [4] }] })).rejects.toMatchObject({
    message: "too-many-change-places",
  });
  await office.seasons.next({ seasonId, carry, ladders: [{ steps, swaps: [1] }] });
  const names = (await competitionsOf(2)).map(({ entries }) => entries.map(({ name }) => name));
  expect(names).toEqual([
    ["Upper A", "Upper B", "Lower A"],
    ["Upper C", "Lower B", "Lower C"],
  ]);
});

test("divisions of one competition are kept, and their first and last change places", async () => {
  const { office, league, upper, lower } = await aLeagueOfTwo();
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Both",
    game: "blood-bowl",
    edition: "league-document",
  });
  const clubIds = [upper, lower].flatMap((one) => one.clubIds);
  await office.competitions.enterClubs({ competitionId, clubIds });
  await office.divisions.set({ competitionId, names: ["North", "South"], deal: "by-strength" });
  await office.competitions.makeCalendar({ competitionId });
  const { fixtures, divisions, entries, seasonId } = await office.competitions.get({ competitionId });
  const strength = (entryId: string | undefined) => 9 - entries.findIndex(({ id }) => id === entryId);
  for (const { id, seats } of fixtures) {
    await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: seats.map(strength) });
  }
  const { seasonId: next } = await office.seasons.next({
    seasonId,
    carry: [{ competitionId, name: "Both" }],
    ladders: [{ steps: divisions.map(({ id }) => id), swaps: [1] }],
  });
  const [again] = (await office.competitions.list({ leagueId: league.id })).filter(({ season }) => season.id === next);
  const both = await office.competitions.get({ competitionId: again?.competition.id ?? "" });
  const inDivision = (name: string) => {
    const division = both.divisions.find((one) => one.name === name);
    return both.entries.filter(({ divisionId }) => divisionId === division?.id).map((entry) => entry.name);
  };
  expect(inDivision("North")).toEqual(["Upper A", "Upper B", "Lower A"]);
  expect(inDivision("South")).toEqual(["Upper C", "Lower B", "Lower C"]);
});

test("what was not played is called off, and put back when the new season is taken back", async () => {
  const { office, seasonId, carry, competitionsOf, upper, league } = await aLeagueOfTwo();
  const { fixtures } = await office.competitions.get({ competitionId: upper.competitionId });
  await office.fixtures.takeBackResult({ fixtureId: fixtures[0]?.id ?? "", reason: "wrong day" });
  const { seasonId: next } = await office.seasons.next({ seasonId, carry });
  const cancelled = async () =>
    (await competitionsOf(1))[0]?.fixtures.filter(({ cancelledAt }) => cancelledAt !== null);
  expect(await cancelled()).toHaveLength(1);
  await office.seasons.takeBack({ seasonId: next });
  expect(await cancelled()).toEqual([]);
  const { seasons } = await office.leagues.get({ leagueId: league.id });
  expect(seasons.map(({ id, state }) => [id, state])).toEqual([[seasonId, "running"]]);
  expect(await competitionsOf(2)).toEqual([]);
  await expect(office.seasons.takeBack({ seasonId })).rejects.toMatchObject({ message: "first-season-stays" });
});

test("[BB-128] prizes and the trophy are booked at the end, the trophy goes to the next holder", async () => {
  const { office, seasonId, carry, upper, competitionsOf } = await aLeagueOfTwo();
  const [a = "", b = "", c = ""] = upper.clubIds;
  const clubOf = async (clubId: string) => (await office.clubs.get({ clubId })).club;
  const before = (await clubOf(a))?.treasury ?? 0;
  const { seasonId: second } = await office.seasons.next({
    seasonId,
    carry,
    prizes: [{ competitionId: upper.competitionId, entryIds: upper.entryIds }],
    trophyOf: upper.competitionId,
    redraft: false,
  });
  expect(await clubOf(a)).toMatchObject({ treasury: before + 100_000, trophyRerolls: 1 });
  expect((await clubOf(c))?.trophyRerolls).toBe(0);

  const [again] = await competitionsOf(2);
  const entryOf = (clubId: string) => again?.entries.find((entry) => entry.clubId === clubId)?.id ?? "";
  const later = callerFor(
    db,
    { userId: (await db.query.users.findFirst())?.id ?? "", name: "Olga", role: "administrator" },
    NEXT_DAY + 1_000,
  );
  await later.seasons.next({
    seasonId: second,
    carry: [{ competitionId: again?.id ?? "", name: "Upper" }],
    prizes: [{ competitionId: again?.id ?? "", entryIds: [entryOf(b)] }],
    trophyOf: again?.id ?? "",
  });
  expect((await clubOf(a))?.trophyRerolls).toBe(0);
  expect((await clubOf(b))?.trophyRerolls).toBe(1);
});

test("a season taken back takes its prizes along", async () => {
  const { office, seasonId, carry, upper } = await aLeagueOfTwo();
  const [a = ""] = upper.clubIds;
  const before = (await office.clubs.get({ clubId: a })).club;
  const prizes = [{ competitionId: upper.competitionId, entryIds: upper.entryIds.slice(0, 1) }];
  const { seasonId: next } = await office.seasons.next({ seasonId, carry, prizes, trophyOf: upper.competitionId });
  await office.seasons.takeBack({ seasonId: next });
  expect((await office.clubs.get({ clubId: a })).club).toEqual(before);
});

test("a match that is not finished keeps its season open", async () => {
  const { office, seasonId, carry, upper } = await aLeagueOfTwo();
  const { fixtures } = await office.competitions.get({ competitionId: upper.competitionId });
  const [fixture] = fixtures;
  await office.fixtures.takeBackResult({ fixtureId: fixture?.id ?? "", reason: "to be played" });
  await office.plays.start({ fixtureId: fixture?.id ?? "" });
  await expect(office.seasons.next({ seasonId, carry })).rejects.toMatchObject({ message: "plays-are-open" });
  expect((await office.seasons.plan({ seasonId })).openPlays).toHaveLength(1);
});
