import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { clubEntries } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { BookEntry, edition, Options, quickRedraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { twoDivisions } from "../testing/two-divisions";

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

const AT = Date.UTC(2026, 8, 2, 18);
const rules = edition("league-document", Options.parse({ "redraft-cap": 1_350_000 }));

/** A new season before its redrafts; the first club has a player with two niggling injuries. */
async function aNewSeason(hurt = true) {
  const { organiser, seasonId, upper } = await twoDivisions(db);
  const [clubId = ""] = upper.clubIds;
  if (hurt) {
    const injured = { type: "injured", player: "p3", casualty: "serious-injury", missesNext: true, niggling: 2 };
    await db.insert(clubEntries).values({ clubId, seq: 2, entry: BookEntry.parse(injured), at: new Date(AT) });
  }
  const office = callerFor(db, organiser, AT);
  const { seasonId: next } = await office.seasons.next({
    seasonId,
    carry: [{ competitionId: upper.competitionId, name: "Upper" }],
  });
  return { office, clubId, seasonId: next, upper, organiser };
}

const face = (value: number) => ({ purpose: "recovery:p3", sides: 6, face: value });

test("typed faces: what is missing is asked for, an impossible one refused, and nothing is rolled twice", async () => {
  const { office, clubId } = await aNewSeason();
  const typed = (...faces: readonly number[]) =>
    office.redrafts.roll({ clubId, dice: { source: "typed", faces: faces.map(face) } });
  expect(await typed()).toMatchObject({ kind: "needs-dice", needs: [{ sides: 6 }, { purpose: "recovery:p3" }] });
  await expect(typed(7, 1)).rejects.toMatchObject({ message: "impossible-face" });
  expect((await office.redrafts.get({ clubId }))?.recoveries).toBeUndefined();
  expect(await typed(4, 2)).toEqual({ kind: "rolled" });
  await expect(typed(6, 6)).rejects.toMatchObject({ message: "off-season-is-rolled" });
  const { recoveries, draws, dice } = (await office.redrafts.get({ clubId })) ?? {};
  expect(recoveries?.find(({ player }) => player === "p3")).toMatchObject({ niggling: 1 });
  expect(draws?.map(({ face: rolled, source }) => [rolled, source])).toEqual([
    [4, "typed"],
    [2, "typed"],
  ]);
  expect(dice?.seedHex).toMatch(/^[0-9a-f]{64}$/);
});

test("a redraft waits for the dice, is judged, and is booked with its gold", async () => {
  const { office, clubId, seasonId } = await aNewSeason();
  const { club, wish, dice } = (await office.redrafts.get({ clubId })) ?? {};
  if (club === undefined) throw new Error("no redraft");
  expect(wish).toBeUndefined();
  expect(dice?.seedHex).toBeUndefined();
  const redraft = quickRedraft(club, rules, seededDice(5));
  await office.redrafts.save({ clubId, redraft: { ...redraft, keep: [] } });
  expect((await office.redrafts.get({ clubId }))?.wish?.keep).toEqual([]);
  await expect(office.redrafts.finish({ clubId, redraft })).rejects.toMatchObject({ message: "off-season-not-rolled" });
  await office.redrafts.roll({ clubId });
  await expect(office.redrafts.finish({ clubId, redraft: { ...redraft, keep: [] } })).rejects.toMatchObject({
    message: "redraft-is-not-legal",
  });
  await office.redrafts.finish({ clubId, redraft });
  const after = (await office.clubs.get({ clubId })).club;
  expect(after?.season).toEqual({ played: 0, won: 0, drawn: 0, lost: 0 });
  expect(after?.treasury).toBeGreaterThanOrEqual(0);
  expect(after?.players.filter(({ status }) => status === "active")).toHaveLength(
    redraft.keep.length + redraft.hire.length,
  );
  expect(await office.redrafts.get({ clubId })).toBeUndefined();
  await expect(office.redrafts.finish({ clubId, redraft })).rejects.toMatchObject({ message: "redraft-not-found" });
  const rows = await office.redrafts.list({ seasonId });
  expect(rows.map(({ name, doneAt, isWaived }) => [name, doneAt, isWaived])).toEqual([
    ["Upper A", AT, false],
    ["Upper B", undefined, false],
    ["Upper C", undefined, false],
  ]);
});

test("nobody starts a match before the redraft, unless the organiser lets the club go on as it is", async () => {
  const { office, upper, seasonId } = await aNewSeason(false);
  const { boards } = { boards: await office.redrafts.list({ seasonId }) };
  expect(boards).toHaveLength(3);
  const list = await office.competitions.list({
    leagueId: (await office.clubs.get({ clubId: upper.clubIds[0] ?? "" })).row.leagueId,
  });
  const competitionId = list.find(({ season }) => season.number === 2)?.competition.id ?? "";
  await office.competitions.makeCalendar({ competitionId });
  const { fixtures } = await office.competitions.get({ competitionId });
  const fixtureId = fixtures[0]?.id ?? "";
  await expect(office.plays.start({ fixtureId })).rejects.toMatchObject({ message: "club-must-redraft" });
  for (const clubId of upper.clubIds) await office.redrafts.waive({ clubId, reason: "short season" });
  expect((await office.redrafts.list({ seasonId })).every(({ isWaived }) => isWaived)).toBe(true);
  expect(await office.plays.start({ fixtureId })).toHaveProperty("playId");
});

test("a season whose clubs were redrafted cannot be taken back", async () => {
  const { office, clubId, seasonId } = await aNewSeason(false);
  const { club } = (await office.redrafts.get({ clubId })) ?? {};
  if (club === undefined) throw new Error("no redraft");
  await office.redrafts.finish({ clubId, redraft: quickRedraft(club, rules, seededDice(5)) });
  await expect(office.seasons.takeBack({ seasonId })).rejects.toMatchObject({ message: "season-has-begun" });
});

test("the organiser opens a redraft again while it is the last thing in the book; the dice stay", async () => {
  const { office, clubId } = await aNewSeason();
  const { club } = (await office.redrafts.get({ clubId })) ?? {};
  if (club === undefined) throw new Error("no redraft");
  await office.redrafts.roll({ clubId });
  const { recoveries } = (await office.redrafts.get({ clubId })) ?? {};
  await office.redrafts.finish({ clubId, redraft: quickRedraft(club, rules, seededDice(5)) });
  await office.redrafts.reopen({ clubId, reason: "forgot the troll" });
  const again = await office.redrafts.get({ clubId });
  expect(again?.club).toEqual(club);
  expect(again?.recoveries).toEqual(recoveries);
  await office.redrafts.finish({ clubId, redraft: quickRedraft(club, rules, seededDice(6)) });
  await office.clubs.bookByHand({ clubId, gold: 5_000, reason: "bake sale" });
  await expect(office.redrafts.reopen({ clubId, reason: "once more" })).rejects.toMatchObject({
    message: "book-went-on",
  });
});
