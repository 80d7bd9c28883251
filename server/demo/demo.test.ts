import { eq, isNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aUser } from "@/db/factories";
import {
  auditEntries,
  clubEntries,
  clubs,
  competitions,
  leagues,
  playEvents,
  plays,
  results,
  users,
} from "@/db/schema";
import { testConnection } from "@/db/testing";
import { BookEntry, Club, foldClub, treasuryOf } from "@/engine/blood-bowl";
import { loadBooks } from "../clubs/book";
import { standingsOf } from "../competitions/get-standings";
import { checkEverything } from "../exchange/check";
import { foldedPlay } from "../plays/folded";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { viewerFor } from "../testing/viewer";
import { makeDemo } from "./make-demo";
import { isUntouched } from "./store";

const NOW = Date.UTC(2026, 8, 2, 18);
const FIRST_SEASON = 28;

let db: Db;
let leagueId: string;
beforeAll(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  leagueId = (await makeDemo(db, NOW)) ?? "";
}, 300_000);

const competitionsInOrder = () => db.select().from(competitions).orderBy(competitions.name);

/** A table by the names of its clubs. */
async function tableOf(competitionId: string) {
  const { table, entries } = await standingsOf(db, competitionId);
  return table.rows.map((row) => ({ ...row, entry: entries.find(({ id }) => id === row.entry)?.name }));
}

test("a season is over; the next is at its fourth round, with one fixture late and one match at half-time", async () => {
  const [first, second] = await competitionsInOrder();
  expect([first?.state, second?.state]).toEqual(["finished", "running"]);
  const settled = await db.select().from(results).where(eq(results.current, true));
  expect(settled.filter(({ competitionId }) => competitionId === first?.id)).toHaveLength(FIRST_SEASON);
  expect(settled.filter(({ competitionId }) => competitionId === second?.id)).toHaveLength(13);
  const administrator = viewerFor(await aUser(db, { role: "administrator" }));
  const home = await callerFor(db, administrator, NOW).home.organiser({ leagueId });
  const states = home.boards.flatMap(({ fixtures }) => fixtures.map(({ state, round }) => `${state} ${round}`));
  expect(states.filter((state) => /late|live/.test(state))).toEqual(["late 3", "live 4"]);
  const [open] = await db.select().from(plays).where(isNull(plays.finishedAt));
  const state = open && (await foldedPlay(db, open)).state;
  expect(state).toMatchObject({ phase: "match", match: { clock: { half: 2 }, stage: "set-up" } });
});

test("everything stored is what the logs fold up to", async () => {
  const check = await checkEverything(db);
  expect(check.disagreements).toEqual([]);
  expect(check).toMatchObject({ plays: 42, clubs: 8 });
});

test("every treasury is the sum of its postings and never below nothing", async () => {
  const ids = (await db.select({ id: clubs.id }).from(clubs)).map(({ id }) => id);
  const books = await loadBooks(db, ids);
  for (const id of ids) {
    const lines = (books.get(id) ?? []).map(({ entry }) => entry);
    const raw = await db.select({ entry: clubEntries.entry }).from(clubEntries).where(eq(clubEntries.clubId, id));
    const amounts = raw.flatMap(({ entry }) => {
      const parsed = BookEntry.parse(entry);
      return "postings" in parsed ? parsed.postings.map(({ amount }) => amount) : [];
    });
    expect(foldClub(lines).treasury).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    expect(foldClub(lines).treasury).toBe(treasuryOf(lines));
    expect(foldClub(lines).treasury).toBeGreaterThanOrEqual(0);
    expect(lines.map(({ type }) => type)).toEqual(expect.arrayContaining(["drafted", "redrafted", "spp-earned"]));
  }
});

test("a club's book and the snapshot of its next match agree", async () => {
  const starts = await db
    .select({ playId: playEvents.playId, event: playEvents.event })
    .from(playEvents)
    .where(eq(playEvents.seq, 0));
  let compared = 0;
  for (const { playId, event } of starts) {
    for (const side of ["home", "away"]) {
      const entrant: unknown = typeof event === "object" && event !== null ? Reflect.get(event, side) : undefined;
      if (typeof entrant !== "object" || entrant === null) throw new Error("a side is missing");
      const book = (await loadBooks(db, [String(Reflect.get(entrant, "clubId"))])).values().next().value ?? [];
      const before = book.slice(
        0,
        book.findIndex((line) => line.playId === playId),
      );
      expect(foldClub(before.map(({ entry }) => entry))).toEqual(Club.parse(Reflect.get(entrant, "club")));
      compared++;
    }
  }
  expect(compared).toBe(84);
});

test("the league goes with one click, and the coaches that were made up go with it; then the same seed makes the same table", async () => {
  const [first] = await competitionsInOrder();
  const table = await tableOf(first?.id ?? "");
  const administrator = await aUser(db, { role: "administrator" });
  const [league] = await db.select().from(leagues);
  await callerFor(db, viewerFor(administrator)).leagues.remove({ leagueId, name: league?.name ?? "" });
  expect((await db.select().from(users)).map(({ role }) => role)).not.toContain("user");
  expect(await db.select().from(playEvents).limit(1)).toEqual([]);
  expect(await db.select().from(clubEntries).limit(1)).toEqual([]);
  expect((await db.select().from(auditEntries)).map(({ action }) => action)).toEqual(["league-removed"]);
  expect(await isUntouched(db)).toBe(false);

  let matches = 0;
  await makeDemo(db, NOW + 40 * 86_400_000, () => matches++ < FIRST_SEASON);
  const [again] = await competitionsInOrder();
  expect(await tableOf(again?.id ?? "")).toEqual(table);
}, 300_000);
