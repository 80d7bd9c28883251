import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "@/db/client";
import { auditEntries, clubEntries, playEvents, plays, results } from "@/db/schema";
import { testConnection } from "@/db/testing";
import type { Change } from "@/engine/blood-bowl";
import { playFixture } from "../demo/play-fixture";
import { checkEverything } from "../exchange/check";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 8, 1, 18);

/** Two clubs that met once, or twice. */
async function aLeague(matches: 1 | 2) {
  const connection = await testConnection();
  const runtime = setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db, ["human", "orc"], "double-round-robin");
  const office = callerFor(db, evening.organiser, FIRST + 30 * DAY);
  const { fixtures } = await office.competitions.get({ competitionId: evening.competitionId });
  for (const [index, { id }] of fixtures.slice(0, matches).entries()) {
    await playFixture(db, { fixtureId: id, index: index + 20, at: FIRST + index * 7 * DAY, untilHalfTime: false });
  }
  const rows = await db.select().from(plays).orderBy(asc(plays.startedAt));
  const coach = callerFor(db, evening.coaches[0], FIRST + 30 * DAY);
  return { db, runtime, office, coach, evening, playIds: rows.map(({ id }) => id), fixtures };
}

type Office = Awaited<ReturnType<typeof aLeague>>["office"];

/** Another scorer for the first touchdown of a match, of the same side. */
async function otherScorer(office: Office, playId: string): Promise<Change> {
  const { lines, sides } = await office.corrections.open({ playId });
  const scored = lines.find(({ command }) => command?.type === "touchdown");
  if (scored?.command?.type !== "touchdown") throw new Error("nobody scored");
  const { command, seq } = scored;
  const other = sides[command.side].players.find(({ id, kind }) => id !== command.player && kind === "player");
  return { kind: "replace", seq, command: { ...command, player: other?.id ?? "" }, faces: [] };
}

/** The touchdown that is withdrawn. */
async function oneLess(office: Office, playId: string): Promise<Change> {
  const { lines } = await office.corrections.open({ playId });
  const scored = lines.find(({ command }) => command?.type === "touchdown");
  if (scored === undefined) throw new Error("nobody scored");
  return { kind: "withdraw", seq: scored.seq };
}

/** Looks, decides that everything stays, has the app roll, and looks again until it can be carried out. */
async function lookedAt(office: Office, playId: string, changes: Change[]) {
  let wish: Parameters<Office["corrections"]["preview"]>[0] = { playId, changes, rollInApp: true, decisions: [] };
  for (let round = 0; round < 20; round++) {
    const seen = await office.corrections.preview(wish);
    if (seen.isReady) return { seen, wish: { ...wish, revision: seen.revision, reason: "the wrong shirt" } };
    const decisions = seen.faults.map(({ key }) => ({ key, choice: "keep" as const }));
    wish = { ...wish, decisions };
  }
  throw new Error("it never got ready");
}

const everything = async (db: Db) => ({
  events: (await db.select().from(playEvents)).length,
  entries: await db.select().from(clubEntries).orderBy(asc(clubEntries.clubId), asc(clubEntries.seq)),
  results: await db.select().from(results).orderBy(asc(results.at), asc(results.revision)),
  audit: (await db.select().from(auditEntries)).length,
});

test("a correction is looked at first, and looking writes nothing", async () => {
  const { db, office, playIds } = await aLeague(2);
  const [first = ""] = playIds;
  const before = await everything(db);
  const { seen } = await lookedAt(office, first, [await otherScorer(office, first)]);
  expect(seen.clubs.flatMap(({ players }) => players).length).toBeGreaterThanOrEqual(2);
  expect(seen.matches.map(({ before: score }) => score)).toEqual(seen.matches.map(() => undefined));
  expect(await everything(db)).toEqual(before);
});

test("a corrected scorer moves points in both matches, and every check agrees with itself", async () => {
  const { db, office, playIds } = await aLeague(2);
  const [first = "", second = ""] = playIds;
  const before = await everything(db);
  const change = await otherScorer(office, first);
  const { wish, seen } = await lookedAt(office, first, [change]);
  expect(seen.matches.map(({ playId }) => playId)).toEqual([first, second]);
  await office.corrections.carryOut(wish);
  const after = await everything(db);
  expect(after.entries.length).toBeGreaterThan(before.entries.length);
  for (const entry of before.entries) expect(after.entries).toContainEqual(entry);
  expect(after.results).toEqual(before.results);
  expect((await checkEverything(db)).disagreements).toEqual([]);
  const [deed] = await db.select().from(auditEntries).where(eq(auditEntries.action, "match-corrected"));
  expect(deed).toMatchObject({ reason: "the wrong shirt", subject: { playId: first } });
  const { lines } = await office.corrections.open({ playId: first });
  const told = lines.find(({ command }) => command?.type === "touchdown");
  expect(told?.command).toEqual(change.kind === "replace" ? change.command : undefined);
});

test("a touchdown that is withdrawn moves the table, and the old result stays as a revision", async () => {
  const { db, office, playIds } = await aLeague(2);
  const [first = ""] = playIds;
  const { wish, seen } = await lookedAt(office, first, [await oneLess(office, first)]);
  const [table] = seen.tables;
  expect(table?.after).not.toEqual(table?.before);
  const [match] = seen.matches;
  expect((match?.before?.[0] ?? 0) + (match?.before?.[1] ?? 0)).toBe(
    (match?.after?.[0] ?? 0) + (match?.after?.[1] ?? 0) + 1,
  );
  await office.corrections.carryOut(wish);
  const [fixture] = await db.select().from(plays).where(eq(plays.id, first));
  const rows = await db
    .select()
    .from(results)
    .where(eq(results.fixtureId, fixture?.fixtureId ?? ""))
    .orderBy(asc(results.revision));
  expect(rows.map(({ revision, current }) => [revision, current])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(rows[1]?.reason).toBe("the wrong shirt");
  expect((await checkEverything(db)).disagreements).toEqual([]);
});

test("corrected and corrected back, a club is what it was, and nothing is lost", async () => {
  const { db, office, playIds, evening } = await aLeague(2);
  const [first = ""] = playIds;
  const clubs = () => Promise.all(evening.clubIds.map(async (clubId) => (await office.clubs.get({ clubId })).club));
  const before = await clubs();
  const change = await otherScorer(office, first);
  const { lines } = await office.corrections.open({ playId: first });
  const old = lines.find(({ seq }) => "seq" in change && seq === change.seq)?.command;
  await office.corrections.carryOut((await lookedAt(office, first, [change])).wish);
  expect(await clubs()).not.toEqual(before);
  const now = await office.corrections.open({ playId: first });
  const seq = now.lines.find(({ command }) => command?.type === "touchdown")?.seq ?? -1;
  const back: Change[] = old === undefined ? [] : [{ kind: "replace", seq, command: old, faces: [] }];
  await office.corrections.carryOut((await lookedAt(office, first, back)).wish);
  expect(await clubs()).toEqual(before);
  expect((await checkEverything(db)).disagreements).toEqual([]);
});

test("what changed since it was looked at is not carried out", async () => {
  const { db, office, playIds } = await aLeague(1);
  const [first = ""] = playIds;
  const { wish } = await lookedAt(office, first, [await otherScorer(office, first)]);
  await office.corrections.carryOut(wish);
  const before = await everything(db);
  await expect(office.corrections.carryOut(wish)).rejects.toThrow("changed-meanwhile");
  await expect(office.corrections.carryOut({ ...wish, revision: "0".repeat(64) })).rejects.toThrow("changed-meanwhile");
  expect(await everything(db)).toEqual(before);
});

test("later steps that are not legal any more wait for a decision", async () => {
  const { office, playIds, evening } = await aLeague(1);
  const [first = ""] = playIds;
  const [home = ""] = evening.clubIds;
  const { club } = await office.clubs.get({ clubId: home });
  await office.clubs.bookByHand({
    clubId: home,
    gold: -Math.floor((club?.treasury ?? 0) / 5000) * 5000,
    reason: "kit",
  });
  const { club: poor } = await office.clubs.get({ clubId: home });
  const { lines } = await office.corrections.open({ playId: first });
  expect(poor?.treasury).toBeLessThan(5000);
  const rolled = lines.filter(({ line }) => line.event.type === "fan-factor-rolled");
  const changes = rolled.map(({ seq, draws }): Change => {
    return { kind: "roll", seq, faces: draws.map(({ purpose, sides }) => ({ purpose, sides, face: 1 })) };
  });
  const seen = await office.corrections.preview({ playId: first, changes, rollInApp: true });
  const debts = seen.faults.filter(({ code }) => code === "treasury-negative");
  expect(debts.map(({ options }) => options)).toContainEqual(["keep", "undo"]);
  expect(debts.map(({ options }) => options)).toContainEqual(["keep"]);
  expect(seen.isReady).toBe(false);
  const reason = "both threes were ones";
  const wish = { playId: first, changes, rollInApp: true, revision: seen.revision, reason };
  await expect(office.corrections.carryOut(wish)).rejects.toThrow("not-ready");
});

test("its coaches may correct a match until both have confirmed it, as far as it stays theirs", async () => {
  const { db, office, coach, playIds, evening, fixtures } = await aLeague(1);
  const [first = ""] = playIds;
  const fixtureId = fixtures[0]?.id ?? "";
  const change = await otherScorer(coach, first);
  await coach.corrections.carryOut((await lookedAt(coach, first, [change])).wish);
  const { agreement } = await office.agreements.get({ fixtureId });
  for (const viewer of evening.coaches) {
    await callerFor(db, viewer).agreements.confirm({ fixtureId, revision: agreement?.revision ?? 1 });
  }
  await expect(coach.corrections.open({ playId: first })).rejects.toThrow("result-is-final");
  await expect(office.corrections.open({ playId: first })).resolves.toMatchObject({ playId: first });
});

test("a typed result is looked at with both tables before it is corrected", async () => {
  const { db, office, fixtures } = await aLeague(1);
  const fixtureId = fixtures[1]?.id ?? "";
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [0, 2] });
  const before = await everything(db);
  const table = await office.corrections.previewResult({ fixtureId, kind: "played", scores: [2, 0] });
  expect(table?.before.map(({ points }) => points)).not.toEqual([]);
  expect(table?.after).not.toEqual(table?.before);
  expect(await everything(db)).toEqual(before);
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [2, 0], reason: "the wrong way round" });
  const now = await office.corrections.previewResult({ fixtureId, kind: "played", scores: [2, 0] });
  expect(now?.before).toEqual(table?.after);
});
