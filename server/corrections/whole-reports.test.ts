import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCompetition } from "@/db/factories";
import { auditEntries, clubEntries, competitions, plays, results } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { playFixture } from "../demo/play-fixture";
import { checkEverything } from "../exchange/check";
import { keptBook } from "../kept/book-folds";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 8, 1, 18);

/** Two clubs with two fixtures, the first of them played. */
async function aLeague(untilHalfTime = false) {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db, ["human", "orc"], "double-round-robin");
  const office = callerFor(db, evening.organiser, FIRST + 30 * DAY);
  const clubs = () => Promise.all(evening.clubIds.map(async (clubId) => (await office.clubs.get({ clubId })).club));
  const drafted = await clubs();
  const { competitionId } = evening;
  const fixtures = async () => (await office.competitions.get({ competitionId })).fixtures;
  const [first, second] = await fixtures();
  await playFixture(db, { fixtureId: first?.id ?? "", index: 20, at: FIRST, untilHalfTime });
  const [play] = await db.select().from(plays).orderBy(asc(plays.startedAt));
  const coach = callerFor(db, evening.coaches[0], FIRST + 30 * DAY);
  return {
    db,
    office,
    coach,
    clubs,
    clubIds: evening.clubIds,
    drafted,
    fixtures,
    competitionId,
    playId: play?.id ?? "",
    firstId: first?.id ?? "",
    secondId: second?.id ?? "",
  };
}

test("a report that is annulled gives everything back, its fixture is open again, and nothing is lost", async () => {
  const { db, office, clubs, drafted, fixtures, playId, firstId } = await aLeague();
  const before = await db.select().from(clubEntries);
  const wish = { playId, isAnnulled: true };
  const seen = await office.corrections.preview(wish);
  expect(seen).toMatchObject({ isReady: true, faults: [], matches: [{ playId, isAnnulled: true }] });
  expect(seen.clubs).toHaveLength(2);
  expect(seen.tables[0]?.after.map(({ points }) => points)).toEqual([0, 0]);
  expect(await db.select().from(clubEntries)).toEqual(before);

  await office.corrections.carryOut({ ...wish, revision: seen.revision, reason: "the report of another league" });
  expect(await clubs()).toEqual(drafted);
  expect((await db.select().from(clubEntries)).length).toBe(before.length + 2);
  expect((await fixtures()).find(({ id }) => id === firstId)).toMatchObject({ kind: null, playId: null });
  expect(await db.select().from(results).where(eq(results.playId, playId))).toMatchObject([{ current: false }]);
  const [deed] = await db.select().from(auditEntries).where(eq(auditEntries.action, "match-annulled"));
  expect(deed).toMatchObject({ reason: "the report of another league", subject: { playId } });
  expect((await checkEverything(db)).disagreements).toEqual([]);
  await expect(office.corrections.open({ playId })).rejects.toThrow("report-annulled");

  const again = await office.plays.start({ fixtureId: firstId });
  expect(again.playId).not.toBe(playId);
  expect((await fixtures()).find(({ id }) => id === firstId)?.playId).toBe(again.playId);
});

test("a match that is given up while it is played is annulled, and frees its clubs", async () => {
  const { db, office, coach, clubs, drafted, playId, secondId } = await aLeague(true);
  await expect(office.plays.start({ fixtureId: secondId })).rejects.toThrow("club-has-unfinished-play");
  await expect(coach.corrections.open({ playId })).rejects.toThrow("match-not-settled");
  expect(await office.corrections.open({ playId })).toMatchObject({ isSettled: false, lines: [], elsewhere: [] });
  const wish = { playId, isAnnulled: true };
  const { revision } = await office.corrections.preview(wish);
  await office.corrections.carryOut({ ...wish, revision, reason: "the hall had to close" });
  expect(await clubs()).toEqual(drafted);
  await expect(office.plays.start({ fixtureId: secondId })).resolves.toBeDefined();
  const answer = await office.plays.act({
    playId,
    commandId: "after-the-end",
    as: { kind: "organiser" },
    command: { type: "roll-weather" },
  });
  expect(answer).toMatchObject({ kind: "refused", refusal: "play-is-over" });
  expect((await checkEverything(db)).disagreements).toEqual([]);
});

test("the report of the wrong fixture goes to the right one, with home and away as they are there", async () => {
  const { db, office, clubs, clubIds, fixtures, playId, firstId, secondId } = await aLeague();
  const booksSay = async () => {
    const books = await Promise.all(clubIds.map(async (clubId) => (await keptBook(db, clubId)).lines));
    return books.map((lines) => new Set(lines.flatMap(({ fixtureId }) => fixtureId ?? [])));
  };
  expect(await booksSay()).toEqual([new Set([firstId]), new Set([firstId])]);
  const before = await clubs();
  const { elsewhere } = await office.corrections.open({ playId });
  expect(elsewhere).toMatchObject([{ fixtureId: secondId, round: 2 }]);
  const old = (await fixtures()).find(({ id }) => id === firstId);
  const wish = { playId, moveTo: secondId };
  const seen = await office.corrections.preview(wish);
  expect(seen).toMatchObject({ isReady: true, clubs: [], matches: [{ movesTo: { round: 2 } }] });
  await office.corrections.carryOut({ ...wish, revision: seen.revision, reason: "it was the return match" });

  const [left, there] = [firstId, secondId].map(
    (fixtureId) => async () => (await fixtures()).find(({ id }) => id === fixtureId),
  );
  expect(await left?.()).toMatchObject({ kind: null, playId: null });
  const scores = (of: typeof old) => of?.sides?.map(({ score }) => score);
  expect(await there?.()).toMatchObject({ kind: "played", playId });
  expect(scores(await there?.())).toEqual(scores(old)?.toReversed());
  expect(await clubs()).toEqual(before);
  const booked = await db.select().from(clubEntries).where(eq(clubEntries.playId, playId));
  expect(new Set(booked.map(({ fixtureId }) => fixtureId))).toEqual(new Set([secondId]));
  expect(await booksSay()).toEqual([new Set([secondId]), new Set([secondId])]);
  expect((await checkEverything(db)).disagreements).toEqual([]);
  await expect(office.corrections.preview(wish)).rejects.toThrow("fixture-does-not-fit");
});

test("a report does not go to fixtures that are played by other house rules", async () => {
  const { db, office, playId, competitionId, secondId } = await aLeague();
  const [row] = await db.select().from(competitions).where(eq(competitions.id, competitionId));
  const other = await aCompetition(db, row?.leagueId ?? "", { name: "Cup", options: { resurrection: true } });
  await db.update(plays).set({ competitionId: other.id }).where(eq(plays.id, playId));
  expect((await office.corrections.open({ playId })).elsewhere).toEqual([]);
  await expect(office.corrections.preview({ playId, moveTo: secondId })).rejects.toThrow("fixture-does-not-fit");
});

test("coaches neither annul a report nor move it", async () => {
  const { office, coach, playId, secondId } = await aLeague();
  expect((await coach.corrections.open({ playId })).elsewhere).toEqual([]);
  for (const wish of [
    { playId, isAnnulled: true },
    { playId, moveTo: secondId },
  ]) {
    const { revision } = await office.corrections.preview(wish);
    await expect(coach.corrections.carryOut({ ...wish, revision, reason: "please" })).rejects.toThrow(
      "organiser-decides",
    );
  }
});
