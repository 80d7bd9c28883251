import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { aClub, aCompetition, aLeague, aMembership, someEntries } from "@/db/factories";
import { fixtures } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

const AT = Date.UTC(2026, 8, 1, 12);

/** Four clubs, three rounds of a week from 7 September 2026 on, two places. */
async function aCalendar() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const { id: leagueId } = await aLeague(db);
  const organiser = await aViewer(db);
  await aMembership(db, leagueId, organiser.userId, "organiser");
  const office = callerFor(db, organiser, AT);
  const { id: competitionId } = await aCompetition(db, leagueId, { tableRules: { rules: PRESETS.bundesliga } });
  const clubs = [];
  for (let club = 0; club < 4; club++) clubs.push(await aClub(db, leagueId));
  await someEntries(db, competitionId, clubs);
  await office.competitions.makeCalendar({ competitionId, startsOn: "2026-09-07" });
  for (const name of ["Table 1", "Table 2"]) await office.places.save({ leagueId, name });
  const planning = () => office.places.planning({ leagueId });
  const first = (await planning()).fixtures;
  const idOf = (round: number, index: number) => first.filter((one) => one.round === round)[index]?.id ?? "";
  const stored = async (fixtureId: string) => {
    const [row] = await db.select().from(fixtures).where(eq(fixtures.id, fixtureId));
    return row;
  };
  return { office, leagueId, competitionId, planning, idOf, stored };
}

let calendar: Awaited<ReturnType<typeof aCalendar>>;
beforeEach(async () => {
  calendar = await aCalendar();
});

const MONDAY = { date: "2026-09-07", time: "20:00", place: "Table 1" } as const;

test("a fixture moves to another date and place, and calendar feeds get a new revision", async () => {
  const { office, idOf, stored } = calendar;
  const fixtureId = idOf(1, 0);
  expect(await office.places.move({ fixtureId, round: 1, ...MONDAY })).toEqual({ isMoved: true, clashes: [] });
  expect(await stored(fixtureId)).toMatchObject({
    startsAt: new Date("2026-09-07T18:00:00Z"),
    place: "Table 1",
    revision: 1,
  });
});

test("what stands against a move is named first, and nothing moves until the organiser says so", async () => {
  const { office, leagueId, idOf, stored } = calendar;
  await office.places.addBlackout({ leagueId, firstDay: "2026-09-08", lastDay: "2026-09-09", reason: "town feast" });
  await office.places.move({ fixtureId: idOf(1, 0), round: 1, ...MONDAY });
  const fixtureId = idOf(1, 1);
  const kinds = async (move: { readonly round: number; readonly date: string }) =>
    (await office.places.move({ fixtureId, ...MONDAY, ...move })).clashes.map(({ kind }) => kind);
  expect(await kinds({ round: 1, date: "2026-09-08" })).toEqual(["blackout"]);
  expect(await kinds({ round: 1, date: "2026-09-07" })).toEqual(["place-full"]);
  expect(await kinds({ round: 1, date: "2026-09-14" })).toEqual(["outside-round"]);
  expect(await kinds({ round: 2, date: "2026-09-14" })).toEqual(["twice-in-round", "twice-in-round"]);
  expect(await stored(fixtureId)).toMatchObject({ startsAt: null, revision: 0 });
  const despite = { fixtureId, round: 2, date: "2026-09-14", time: "20:00", despite: true };
  expect((await office.places.move(despite)).isMoved).toBe(true);
  expect(await stored(fixtureId)).toMatchObject({ number: 3, revision: 1 });
  // Back where it was: that is how a move is undone.
  expect((await office.places.move({ fixtureId, round: 1, despite: true })).isMoved).toBe(true);
  expect(await stored(fixtureId)).toMatchObject({ startsAt: null, place: null, revision: 2 });
});

test("a club has days of its own: a move of it is told the reason, others move freely, a plan around it is kept", async () => {
  const { office, leagueId, planning, idOf } = calendar;
  const [match, another] = (await planning()).fixtures.filter(({ round }) => round === 1);
  const clubId = match?.players[0] ?? "";
  const days = { leagueId, clubId, firstDay: "2026-09-07", lastDay: "2026-09-08", reason: "hall closed" };
  await office.places.addBlackout(days);
  expect((await planning()).blackoutRows).toMatchObject([{ clubId, club: match?.names[0], place: null }]);
  const closed = { kind: "blackout", day: "2026-09-07", reason: "hall closed", player: match?.names[0] };
  const move = (fixtureId: string) => office.places.move({ fixtureId, round: 1, ...MONDAY });
  expect(await move(match?.id ?? "")).toMatchObject({ isMoved: false, clashes: [closed] });
  expect(await move(another?.id ?? "")).toEqual({ isMoved: true, clashes: [] });
  const at = Date.parse("2026-09-08T18:00:00Z");
  const plan = (day: number) => ({ leagueId, dates: [{ fixtureId: idOf(1, 0), at: at + day, place: "Table 2" }] });
  await expect(office.places.applyPlan(plan(0))).rejects.toThrow("plan-is-stale");
  expect(await office.places.applyPlan(plan(86_400_000))).toMatchObject({ dated: 1 });
});

test("days are closed for a club of the league, and not for a place and a club at once", async () => {
  const { office, leagueId, planning } = calendar;
  const days = { leagueId, firstDay: "2026-12-24", lastDay: "2026-12-26", reason: "closed" };
  await expect(office.places.addBlackout({ ...days, clubId: leagueId })).rejects.toThrow("club-not-found");
  const { clubs, placeRows } = await planning();
  const both = { ...days, clubId: clubs[0]?.id, placeId: placeRows[0]?.id };
  await expect(office.places.addBlackout(both)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("what is played or locked never moves, and nothing moves into a locked round", async () => {
  const { office, competitionId, idOf } = calendar;
  const move = { fixtureId: idOf(1, 0), round: 2, despite: true };
  await office.rounds.change({ competitionId, round: 2, isLocked: true });
  await expect(office.places.move(move)).rejects.toThrow("round-locked");
  await office.rounds.change({ competitionId, round: 2 });
  await office.rounds.lockFixture({ fixtureId: move.fixtureId, isLocked: true });
  await expect(office.places.move(move)).rejects.toThrow("fixture-locked");
  await office.rounds.lockFixture({ fixtureId: move.fixtureId, isLocked: false });
  await office.fixtures.typeResult({ fixtureId: move.fixtureId, kind: "played", scores: [1, 0] });
  await expect(office.places.move(move)).rejects.toThrow("fixture-is-played");
});

test("a plan is applied as a whole, or not at all where something does not fit any more", async () => {
  const { office, leagueId, idOf, stored } = calendar;
  const at = Date.parse("2026-09-07T18:00:00Z");
  const dates = [0, 1].map((index) => ({ fixtureId: idOf(1, index), at, place: `Table ${index + 1}` }));
  const clashing = dates.map((date) => ({ ...date, place: "Table 1" }));
  await expect(office.places.applyPlan({ leagueId, dates: clashing })).rejects.toThrow("plan-is-stale");
  expect(await stored(idOf(1, 0))).toMatchObject({ startsAt: null });
  expect(await office.places.applyPlan({ leagueId, dates })).toMatchObject({ dated: 2 });
  expect(await office.places.applyPlan({ leagueId, dates })).toMatchObject({ dated: 0 });
  expect(await stored(idOf(1, 1))).toMatchObject({ place: "Table 2", revision: 1 });
});

/** The first round on Monday evening, of which one match was on Tuesday before. */
async function anAppliedPlan() {
  const { office, leagueId, idOf } = calendar;
  const ids = [idOf(1, 0), idOf(1, 1)];
  await office.places.move({ fixtureId: idOf(1, 0), date: "2026-09-08", time: "19:00", place: "Upstairs" });
  const at = Date.parse("2026-09-07T18:00:00Z");
  const dates = ids.map((fixtureId, index) => ({ fixtureId, at, place: `Table ${index + 1}` }));
  const { planId } = await office.places.applyPlan({ leagueId, dates });
  return { planId, ids };
}

test("a plan is undone as a whole: every fixture has its former date and place, and the log tells of both", async () => {
  const { office, leagueId, idOf, stored } = calendar;
  const { planId } = await anAppliedPlan();
  expect(await stored(idOf(1, 0))).toMatchObject({ place: "Table 1", revision: 2 });
  expect(await office.places.undoPlan({ leagueId, planId })).toEqual({ undone: 2 });
  const tuesday = new Date("2026-09-08T17:00:00Z");
  expect(await stored(idOf(1, 0))).toMatchObject({ startsAt: tuesday, place: "Upstairs", revision: 3 });
  expect(await stored(idOf(1, 1))).toMatchObject({ startsAt: null, place: null, revision: 2 });
  const [undone] = (await office.leagues.audit({ leagueId })).entries;
  expect(undone).toMatchObject({ action: "plan-undone", subject: { fixtures: 2 } });
  await expect(office.places.undoPlan({ leagueId, planId })).rejects.toThrow("plan-changed-since");
});

test.each([
  ["moved to another day", (id: string) => calendar.office.places.move({ fixtureId: id, ...MONDAY, despite: true })],
  ["locked", (id: string) => calendar.office.rounds.lockFixture({ fixtureId: id, isLocked: true })],
  ["played", (id: string) => calendar.office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: [1, 0] })],
])("a plan of which one match was %s since is not undone, and nothing moves", async (_, change) => {
  const { office, leagueId, idOf, stored } = calendar;
  const { planId } = await anAppliedPlan();
  await change(idOf(1, 1));
  await expect(office.places.undoPlan({ leagueId, planId })).rejects.toThrow("plan-changed-since");
  expect(await stored(idOf(1, 0))).toMatchObject({ place: "Table 1", revision: 2 });
});

test("a plan is undone in its own league alone, and nothing else of the log is", async () => {
  const { office, leagueId } = calendar;
  const { planId } = await anAppliedPlan();
  const other = await office.leagues.create({ name: "Another cellar", timeZone: "Europe/Berlin" });
  await expect(office.places.undoPlan({ leagueId: other.leagueId, planId })).rejects.toThrow("plan-not-found");
  await expect(office.places.undoPlan({ leagueId, planId: planId + 1 })).rejects.toThrow("plan-not-found");
  expect(await office.places.undoPlan({ leagueId, planId })).toEqual({ undone: 2 });
});

test("places have their own names, and blackout days end after they begin", async () => {
  const { office, leagueId, planning } = calendar;
  await expect(office.places.save({ leagueId, name: "Table 1" })).rejects.toThrow("place-name-taken");
  const [table] = (await planning()).placeRows;
  const placeId = table?.id ?? "";
  await office.places.save({ leagueId, placeId, name: "The cellar", capacity: 3, bufferMinutes: 30 });
  const days = { leagueId, placeId, firstDay: "2026-12-24", lastDay: "2026-12-26", reason: "closed" };
  await office.places.addBlackout(days);
  await expect(office.places.addBlackout({ ...days, lastDay: "2026-12-23" })).rejects.toThrow(
    "blackout-ends-before-it-begins",
  );
  const { places, blackouts, blackoutRows } = await planning();
  expect(places).toContainEqual({ name: "The cellar", capacity: 3, bufferMs: 1_800_000 });
  expect(blackouts).toMatchObject([{ place: "The cellar", reason: "closed" }]);
  await office.places.removeBlackout({ leagueId, blackoutId: blackoutRows[0]?.id ?? "" });
  await office.places.remove({ leagueId, placeId });
  expect((await planning()).places.map(({ name }) => name)).toEqual(["Table 2"]);
});
