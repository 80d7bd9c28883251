import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aClub, aUser } from "@/db/factories";
import { clubs, entries, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { type EntryRow, listEntriesOf } from "../competitions/store";
import { aPlayedLeague } from "../testing/played-league";
import { setTestRuntime } from "../testing/runtime";
import { keptEntries, keptEntriesOf } from "./entries";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

test("entries that are kept are those that are stored, whatever is written; of other competitions they are not read again", async () => {
  const { league, clubs: own, competitions } = await aPlayedLeague(db, { clubs: 3, competitions: 2 });
  const ids = competitions.map(({ id }) => id);
  const [competitionId = "", other = ""] = ids;
  const [club] = own;
  const clubId = club?.id ?? "";
  const coach = await aUser(db);
  const guest = await aClub(db, league.id, { coachId: coach.id });
  const isEntry = eq(entries.clubId, guest.id);
  const writes = {
    "another address": () => db.update(clubs).set({ slug: "reikland" }).where(eq(clubs.id, clubId)),
    "another crest": () =>
      db
        .update(clubs)
        .set({ crest: { file: "a".repeat(64) } })
        .where(eq(clubs.id, clubId)),
    "another coach": () => db.update(clubs).set({ coachId: coach.id }).where(eq(clubs.id, clubId)),
    "a coach's name": () => db.update(users).set({ name: "Ada" }).where(eq(users.id, coach.id)),
    "no coach": () => db.update(clubs).set({ coachId: null }).where(eq(clubs.id, clubId)),
    "a new entry": () =>
      db.insert(entries).values({ competitionId, kind: "club", clubId: guest.id, name: "Guests", seed: 99 }),
    "a withdrawal": () =>
      db
        .update(entries)
        .set({ withdrawnAt: new Date(0) })
        .where(isEntry),
    "an entry that goes": () => db.delete(entries).where(isEntry),
  };
  const inOrder = (rows: readonly EntryRow[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
  const kept = async () => inOrder([...(await keptEntriesOf(db, ids)).values()].flat());
  let before = await kept();
  for (const [what, write] of Object.entries(writes)) {
    await write();
    const now = await kept();
    expect(now, what).toEqual(inOrder(await listEntriesOf(db, ids)));
    expect(now, what).not.toEqual(before);
    before = now;
  }
  const known = await keptEntries(db, other);
  await db.update(entries).set({ seed: 50 }).where(eq(entries.competitionId, competitionId));
  expect(await keptEntries(db, other)).toBe(known);
});
