import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { clubEntries, clubs } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { type BookEntry, foldClub } from "@/engine/blood-bowl";
import { type BookLine, loadBook, type PlacedLine } from "../clubs/book";
import { listFixtures } from "../competitions/calendar-store";
import { withLines } from "../records/players";
import { anEvening } from "../testing/evening";
import { setTestRuntime } from "../testing/runtime";
import { keptBook, keptClubs } from "./book-folds";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

test("what is kept of a book is what it folds up to, whether lines are added, corrected or withdrawn", async () => {
  const { clubIds, fixtureId, competitionId } = await anEvening(db, ["human", "orc"], "double-round-robin");
  const [clubId = ""] = clubIds;
  let { length: seq } = await loadBook(db, clubId);
  const [other] = (await listFixtures(db, competitionId)).filter(({ id }) => id !== fixtureId);
  const otherId = other?.id ?? "";
  const add = (entry: BookEntry | { type: "withdrawn"; seqs: number[] }, place?: number) => {
    seq += 1;
    return db
      .insert(clubEntries)
      .values({ clubId, seq, place, entry, fixtureId, reason: "by hand", at: new Date(seq) });
  };
  const paid = (amount: number): BookEntry => ({
    type: "inducements-paid",
    postings: [{ amount, reason: "inducements" }],
  });
  const steps = {
    "a match": () => add({ type: "match-attended", players: ["p1", "p2"] }),
    gold: () => add(paid(-30_000)),
    "fewer who played": async () => {
      await add({ type: "match-attended", players: ["p1"] }, seq - 1);
      await add({ type: "withdrawn", seqs: [seq - 2] });
    },
    "gold after all that": () => add(paid(-10_000)),
    "gold taken back": () => add({ type: "withdrawn", seqs: [seq] }),
    "a match that was another": async () => {
      await db
        .update(clubs)
        .set({ bookMoves: sql`${clubs.bookMoves} + 1` })
        .where(eq(clubs.id, clubId));
      await db.update(clubEntries).set({ fixtureId: otherId }).where(eq(clubEntries.fixtureId, fixtureId));
    },
    "the next match": () => add({ type: "match-attended", players: ["p2"] }),
  };
  for (const [step, write] of Object.entries({ nothing: async () => {}, ...steps })) {
    await write();
    const lines = (await loadBook(db, clubId)).map((line) => placed(line, competitionId));
    expect(await keptBook(db, clubId), step).toEqual({ lines, club: foldClub(lines.map(({ entry }) => entry)) });
    expect((await keptClubs(db, [clubId])).get(clubId), step).toEqual(withLines(undefined, lines, clubId));
  }
  expect(await keptBook(db, clubId)).toBe(await keptBook(db, clubId));
});

test("lines that are added while a book is read are counted once", async () => {
  const { clubIds, fixtureId, competitionId } = await anEvening(db, ["human", "orc"]);
  const [clubId = ""] = clubIds;
  let { length: seq } = (await keptBook(db, clubId)).lines;
  const add = () => {
    seq += 1;
    const entry: BookEntry = { type: "match-attended", players: ["p1"] };
    return db.insert(clubEntries).values({ clubId, seq, entry, fixtureId, at: new Date(seq) });
  };
  for (let round = 0; round < 10; round++) {
    // One after the other, as whoever holds the club adds them.
    const adding = add().then(add).then(add);
    await Promise.all([keptBook(db, clubId), keptClubs(db, [clubId]), keptBook(db, clubId), adding]);
    const lines = (await loadBook(db, clubId)).map((line) => placed(line, competitionId));
    expect((await keptBook(db, clubId)).lines).toEqual(lines);
    expect((await keptClubs(db, [clubId])).get(clubId)).toEqual(withLines(undefined, lines, clubId));
  }
});

const placed = (line: BookLine, competitionId: string): PlacedLine => ({
  ...line,
  competitionId: line.fixtureId && competitionId,
});
