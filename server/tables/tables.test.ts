import { beforeEach, expect, test } from "vitest";
import { aClub, aCompetition, aFixture, aLeague, aMembership, someEntries } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

async function aSeason() {
  const connection = await testConnection();
  const { dropped } = setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  const organiser = await aViewer(db, { name: "Olga" });
  await aMembership(db, league.id, organiser.userId, "organiser");
  const { id: competitionId } = await aCompetition(db, league.id, {
    tableRules: { rules: PRESETS["premier-league"] },
  });
  const clubs = [];
  for (const name of ["Alder", "Birch", "Cedar"]) clubs.push(await aClub(db, league.id, { name }));
  const entries = await someEntries(db, competitionId, clubs);
  const [alder = "", birch = "", cedar = ""] = entries.map(({ id }) => id);
  const office = callerFor(db, organiser);
  const first = await aFixture(db, competitionId, [alder, birch]);
  await aFixture(db, competitionId, [birch, cedar]);
  await aFixture(db, competitionId, [cedar, alder]);
  await office.fixtures.typeResult({ fixtureId: first.id, kind: "played", scores: [1, 2] });
  const points = async () => {
    const { table } = await office.tables.get({ competitionId });
    return table.map(({ name, points: own, played }) => [name, own, played]);
  };
  return { office, league, competitionId, alder, birch, cedar, points, dropped };
}

let season: Awaited<ReturnType<typeof aSeason>>;
beforeEach(async () => {
  season = await aSeason();
});

const lastDeed = async () => (await season.office.leagues.audit({ leagueId: season.league.id })).entries[0];

test("in a season that runs, rules change only with a reason, and the audit log keeps both", async () => {
  const { office, competitionId, points } = season;
  const rules = { ...PRESETS["premier-league"], points: { win: 2, draw: 1, loss: 0 } };
  await expect(office.tables.changeRules({ competitionId, rules })).rejects.toThrow("reason-needed");
  expect((await points())[0]).toEqual(["Birch", 3, 1]);
  await office.tables.changeRules({ competitionId, rules, reason: "voted on 1 September" });
  expect((await points())[0]).toEqual(["Birch", 2, 1]);
  expect(await lastDeed()).toMatchObject({
    action: "table-rules-changed",
    by: "Olga",
    reason: "voted on 1 September",
    before: { points: { win: 3 } },
    after: { points: { win: 2 } },
  });
  expect(season.dropped).toContain(`league:${season.league.id}`);
});

test("a preview shows the table before and after, and stores nothing", async () => {
  const { office, competitionId, points } = season;
  const rules = { ...PRESETS["premier-league"], points: { win: 5, draw: 1, loss: 0 } };
  const { before, after } = await office.tables.preview({ competitionId, rules });
  expect([before[0]?.points, after[0]?.points]).toEqual([3, 5]);
  expect((await points())[0]).toEqual(["Birch", 3, 1]);
});

test("a deduction has its reason and author, and can be taken back", async () => {
  const { office, competitionId, birch, points } = season;
  await office.tables.adjustPoints({ competitionId, entryId: birch, points: -4, reason: "unpaid fee" });
  expect((await points()).at(-1)).toEqual(["Birch", -1, 1]);
  const [adjustment] = (await office.tables.get({ competitionId })).adjustments;
  expect(adjustment).toMatchObject({ points: -4, reason: "unpaid fee", author: "Olga" });
  await office.tables.takeBackPoints({ competitionId, entryId: birch, at: adjustment?.at ?? 0, reason: "paid" });
  expect((await points())[0]).toEqual(["Birch", 3, 1]);
  expect(await lastDeed()).toMatchObject({ action: "points-taken-back", before: { points: -4 }, reason: "paid" });
});

test("who leaves with nothing counted is out of the table, and its matches are off", async () => {
  const { office, competitionId, birch, points } = season;
  const withdrawal = { entryId: birch, policy: "void-all" } as const;
  const { after } = await office.tables.preview({ competitionId, withdrawal });
  await office.tables.withdraw({ competitionId, ...withdrawal, reason: "moved away" });
  expect((await points()).sort()).toEqual([
    ["Alder", 0, 0],
    ["Cedar", 0, 0],
  ]);
  expect(after.map(({ name, points: own, played }) => [name, own, played])).toEqual(await points());
  const { fixtures } = await office.competitions.get({ competitionId });
  expect(fixtures.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, true, false]);
});

test("who leaves with the rest awarded keeps what was played, as the preview said", async () => {
  const { office, competitionId, alder, points } = season;
  const withdrawal = { entryId: alder, policy: "award-rest", score: 2 } as const;
  const { after } = await office.tables.preview({ competitionId, withdrawal });
  await office.tables.withdraw({ competitionId, ...withdrawal, reason: "moved away" });
  expect(await points()).toEqual([
    ["Cedar", 3, 1],
    ["Birch", 3, 1],
    ["Alder", 0, 2],
  ]);
  expect(after.map(({ name, points: own, played }) => [name, own, played])).toEqual(await points());
  await expect(office.tables.withdraw({ competitionId, ...withdrawal, reason: "twice" })).rejects.toThrow(
    "entry-has-left",
  );
});
