import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clubEntries, rounds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { checkEverything } from "../exchange/check";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

const NOW = Date.UTC(2026, 8, 10, 12);

async function aLateFixture() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db, ["human", "orc"], "double-round-robin");
  await db.update(rounds).set({ deadlineAt: new Date(NOW - 1) });
  const office = callerFor(db, evening.organiser, NOW);
  const { competitionId } = evening;
  const [fixture] = (await office.competitions.get({ competitionId })).fixtures;
  const fixtureId = fixture?.id ?? "";
  const { sides } = await office.fixtures.get({ fixtureId });
  const clubOf = async (seat: number) => {
    const { club } = await office.clubs.get({ clubId: sides[seat]?.clubId ?? "" });
    if (club === undefined) throw new Error("no club");
    return club;
  };
  const table = async () => (await office.competitions.standings({ competitionId })).table.rows;
  const clubIds = sides.map(({ clubId }) => clubId ?? "");
  return { db, office, fixtureId, competitionId, clubOf, table, clubIds };
}

let late: Awaited<ReturnType<typeof aLateFixture>>;
beforeEach(async () => {
  late = await aLateFixture();
});

test("one side concedes without penalty: the other has the gold of the die and two players of the match", async () => {
  const { db, office, fixtureId, clubOf, table } = late;
  const [home, away] = [await clubOf(0), await clubOf(1)];
  expect(await office.unplayed.terms({ fixtureId })).toMatchObject({
    policy: "organiser",
    score: { winner: 2, conceding: 0 },
    spp: 4,
  });
  const players = [away.players[0]?.id ?? "", away.players[1]?.id ?? ""];
  const decision = { fixtureId, kind: "conceded-without-penalty", conceding: 0, face: 5, players } as const;
  const done = await office.unplayed.settle({ ...decision, players: [...players], reason: "nobody came" });
  expect(done.face).toBe(5);
  expect((await clubOf(1)).treasury).toBe(away.treasury + 50_000);
  expect((await clubOf(1)).players.slice(0, 3).map(({ sppEarned }) => sppEarned)).toEqual([4, 4, 0]);
  expect((await clubOf(1)).season.played).toBe(0);
  expect(await clubOf(0)).toEqual(home);
  expect((await table()).map((row) => [row.points, row.for])).toEqual([
    [3, 2],
    [0, 0],
  ]);
  expect((await checkEverything(db)).disagreements).toEqual([]);
});

test("what is not typed is rolled and drawn by the app", async () => {
  const { office, fixtureId, clubOf } = late;
  const home = await clubOf(0);
  const decision = { fixtureId, kind: "conceded-without-penalty", conceding: 1, reason: "ill" } as const;
  const { face = 0, players } = await office.unplayed.settle(decision);
  expect(players).toHaveLength(2);
  expect((await clubOf(0)).treasury).toBe(home.treasury + face * 10_000);
  expect((await clubOf(0)).players.reduce((sum, { sppEarned }) => sum + sppEarned, 0)).toBe(8);
  await expect(office.unplayed.settle(decision)).rejects.toThrow("fixture-has-result");
});

test("taken back as a result, it gives everything back; not while it was spent", async () => {
  const { db, office, fixtureId, clubOf, clubIds } = late;
  const before = await clubOf(1);
  const decision = { fixtureId, kind: "conceded-without-penalty", conceding: 0, face: 6, reason: "ill" } as const;
  await office.unplayed.settle(decision);
  const away = clubIds[1] ?? "";
  const spent = -(Math.floor((await clubOf(1)).treasury / 5000) * 5000);
  await office.clubs.bookByHand({ clubId: away, gold: spent, reason: "kit" });
  await expect(office.fixtures.takeBackResult({ fixtureId, reason: "they did play" })).rejects.toThrow("spent-since");
  await office.clubs.bookByHand({ clubId: away, gold: -spent, reason: "given back" });
  await office.fixtures.takeBackResult({ fixtureId, reason: "they did play" });
  expect((await clubOf(1)).treasury).toBe(before.treasury);
  expect((await clubOf(1)).players).toEqual(before.players);
  const lines = await db.select().from(clubEntries).where(eq(clubEntries.clubId, away)).orderBy(asc(clubEntries.seq));
  expect(lines.at(-1)).toMatchObject({ entry: { type: "withdrawn" }, reason: "they did play" });
  await office.plays.start({ fixtureId });
});

test("concessions of a round are decided together: each other side has its gold and its players, what is not named stays open", async () => {
  const { db, office, fixtureId, competitionId, clubOf, table } = late;
  const [home, away] = [await clubOf(0), await clubOf(1)];
  const settle = (conceding: { fixtureId: string; seat: number }[]) =>
    office.rounds.settle({ competitionId, round: 1, policy: "concession", conceding, reason: "nobody came" });
  await expect(settle([])).rejects.toThrow("nobody-concedes");
  expect(await settle([{ fixtureId, seat: 1 }])).toEqual({ settled: 1 });
  const gold = (await clubOf(0)).treasury - home.treasury;
  expect([1, 2, 3, 4, 5, 6].map((face) => face * 10_000)).toContain(gold);
  expect((await clubOf(0)).players.reduce((sum, { sppEarned }) => sum + sppEarned, 0)).toBe(8);
  expect(await clubOf(1)).toEqual(away);
  expect((await table()).map((row) => [row.points, row.for])).toEqual([
    [3, 2],
    [0, 0],
  ]);
  const { fixtures } = await office.competitions.get({ competitionId });
  expect(fixtures.map(({ kind }) => kind)).toEqual(["conceded-without-penalty", null]);
  await expect(settle([{ fixtureId, seat: 1 }])).rejects.toThrow("nothing-open-in-round");
  expect((await checkEverything(db)).disagreements).toEqual([]);
});

test("a double loss is a defeat for both, without gold, decided alone or with its round", async () => {
  const { office, fixtureId, competitionId, clubOf, table, db } = late;
  const before = [await clubOf(0), await clubOf(1)];
  await office.unplayed.settle({ fixtureId, kind: "double-loss", reason: "neither answered" });
  await office.rounds.settle({ competitionId, round: 2, policy: "double-loss", reason: "neither answered" });
  expect([await clubOf(0), await clubOf(1)]).toEqual(before);
  expect((await table()).map(({ lost, points }) => [lost, points])).toEqual([
    [2, 0],
    [2, 0],
  ]);
  const booked = (await db.select().from(clubEntries)).filter(({ fixtureId: of }) => of !== null);
  expect(booked.map(({ entry }) => entry)).toEqual(
    Array.from({ length: 4 }, () => ({
      type: "result-settled",
      outcome: "lost",
      touchdowns: [0, 0],
      uncounted: true,
      postings: [],
    })),
  );
});

test("players who cannot play are not players of the match", async () => {
  const { office, fixtureId } = late;
  const decision = { fixtureId, kind: "conceded-without-penalty", conceding: 0, players: ["p1", "nobody"] } as const;
  await expect(office.unplayed.settle({ ...decision, players: ["p1", "nobody"], reason: "ill" })).rejects.toThrow(
    "unknown-player",
  );
});
