import { beforeEach, expect, test } from "vitest";
import { aClub, aCompetition, aFixture, aLeague, aMembership, someEntries } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import type { Criterion } from "@/engine/league/table-rules";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

/** Three clubs that are level on everything: each won once by one goal. */
async function aLevelTable(tiebreakers: readonly Criterion[]) {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  const organiser = await aViewer(db, { name: "Olga" });
  await aMembership(db, league.id, organiser.userId, "organiser");
  const rules = { ...PRESETS["premier-league"], tiebreakers: [...tiebreakers] };
  const { id: competitionId } = await aCompetition(db, league.id, { tableRules: { rules } });
  const clubs = [];
  for (const name of ["Alder", "Birch", "Cedar"]) clubs.push(await aClub(db, league.id, { name }));
  const [alder = "", birch = "", cedar = ""] = (await someEntries(db, competitionId, clubs)).map(({ id }) => id);
  const office = callerFor(db, organiser);
  const fixtures: { readonly id: string }[] = [];
  for (const pair of [
    [alder, birch],
    [birch, cedar],
    [cedar, alder],
  ])
    fixtures.push(await aFixture(db, competitionId, pair));
  const win = (index: number) =>
    office.fixtures.typeResult({ fixtureId: fixtures[index]?.id ?? "", kind: "played", scores: [1, 0] });
  await win(0);
  await win(1);
  const table = async () => (await office.tables.get({ competitionId })).table.map(({ name, rank }) => [rank, name]);
  const waiting = async () => (await office.home.organiser({ leagueId: league.id })).boards[0]?.pendingTies;
  return { office, league, competitionId, alder, birch, cedar, table, waiting, playLast: () => win(2) };
}

let level: Awaited<ReturnType<typeof aLevelTable>>;
beforeEach(async () => {
  level = await aLevelTable(["points", "goal-difference", "lots"]);
});

test("a tie waits once nothing is open, and lots that were drawn at the table are typed with a reason", async () => {
  const { office, competitionId, alder, birch, cedar, table, waiting, playLast, league } = level;
  const decision = {
    competitionId,
    criterion: "lots",
    entryIds: [cedar, alder, birch],
    reason: "drawn by Ines",
  } as const;
  await expect(office.tables.decideTie({ ...decision, entryIds: [...decision.entryIds] })).rejects.toThrow(
    "nothing-to-decide",
  );
  expect(await waiting()).toEqual([]);
  await playLast();
  expect(await waiting()).toMatchObject([{ criterion: "lots" }]);
  await office.tables.decideTie({ ...decision, entryIds: [...decision.entryIds] });
  expect(await table()).toEqual([
    [1, "Cedar"],
    [2, "Alder"],
    [3, "Birch"],
  ]);
  expect(await waiting()).toEqual([]);
  const [deed] = (await office.leagues.audit({ leagueId: league.id })).entries;
  expect(deed).toMatchObject({ action: "tie-decided", by: "Olga", reason: "drawn by Ines" });

  await office.tables.takeBackTie({ competitionId, entryIds: [alder, birch, cedar], reason: "a lot was missing" });
  expect((await table()).map(([rank]) => rank)).toEqual([1, 1, 1]);
  expect(await waiting()).toHaveLength(1);
});

test("the app draws lots of exactly those who are level, and nothing else", async () => {
  const { office, competitionId, alder, birch, cedar, table, playLast } = level;
  await playLast();
  const tie = { competitionId, criterion: "lots" as const, isDrawn: true, reason: "nobody had a hat" };
  await expect(office.tables.decideTie({ ...tie, entryIds: [alder, birch] })).rejects.toThrow("nothing-to-decide");
  const { order } = await office.tables.decideTie({ ...tie, entryIds: [alder, birch, cedar] });
  expect([...order].sort()).toEqual([alder, birch, cedar].sort());
  expect((await table()).map(([rank]) => rank)).toEqual([1, 2, 3]);
  await expect(office.tables.decideTie({ ...tie, entryIds: [alder, birch, cedar] })).rejects.toThrow(
    "nothing-to-decide",
  );
});

test("where the rules end a place is shared, unless the organiser says otherwise", async () => {
  const { office, competitionId, alder, birch, cedar, table, waiting, playLast } = await aLevelTable(["points"]);
  await playLast();
  expect(await waiting()).toEqual([]);
  const { waiting: shared } = await office.tables.get({ competitionId });
  expect(shared).toMatchObject([{ criterion: "manual" }]);
  await office.tables.decideTie({
    competitionId,
    criterion: "manual",
    entryIds: [birch, cedar, alder],
    reason: "the cup was theirs last year",
  });
  expect((await table()).map(([, name]) => name)).toEqual(["Birch", "Cedar", "Alder"]);
});
