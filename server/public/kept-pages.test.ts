import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import type { Connection } from "@/db/connect";
import { clubEntries, clubs, entries, fixtures, results, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { listFixtures } from "../competitions/calendar-store";
import { setRuntime } from "../runtime";
import { aPlayedLeague } from "../testing/played-league";
import { callerFor, setTestRuntime } from "../testing/runtime";

let connection: Connection;
let db: Db;

beforeEach(async () => {
  connection = await testConnection();
  db = connection.db;
});

/** Every kind of page of a league that is made of what a process keeps. */
async function pagesOf(league: string, competition: string, club: string) {
  const ask = callerFor(db).public;
  const { coaches } = await ask.coaches({ league });
  return {
    home: await ask.league({ league }),
    table: await ask.competition({ league, competition }),
    live: await ask.liveTable({ league, competition }),
    atHome: await ask.tableView({ league, competition, view: "home" }),
    course: await ask.course({ league, competition }),
    cross: await ask.crossTable({ league, competition }),
    results: await ask.calendarPart({ league, competition, part: "results" }),
    statistics: await ask.records({ league, competition }),
    records: await ask.records({ league }),
    coaches: await ask.coaches({ league }),
    coach: await ask.coach({ league, coach: coaches[0]?.slug ?? "" }),
    club: await ask.club({ league, club }),
    player: await ask.player({ league, club, player: "p1" }),
    names: await ask.names({ league }),
  };
}

test("whatever was written, the pages of a process that kept much are those of one that has just begun", async () => {
  const { league, clubs: own, competitions } = await aPlayedLeague(db, { clubs: 8, competitions: 2 });
  const [running] = competitions;
  const [club, other] = own;
  if (running === undefined || club === undefined || other === undefined) throw new Error("a league has all of these");
  const list = await listFixtures(db, running.id);
  const writes: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    "the last match": () => endAs(list.at(-1)?.id, 1, new Date(Date.UTC(2026, 9, 1))),
    "an early match, corrected": () => endAs(list[3]?.id, null, new Date(Date.UTC(2026, 9, 2))),
    "a match called off": () =>
      db
        .update(fixtures)
        .set({ cancelledAt: new Date(0) })
        .where(eq(fixtures.id, list[5]?.id ?? "")),
    "a line in a book": () =>
      db.insert(clubEntries).values({
        clubId: club.id,
        seq: 2,
        entry: { type: "match-attended", players: ["p1"] },
        fixtureId: list[0]?.id,
        at: new Date(1),
      }),
    "another coach": () => db.update(clubs).set({ coachId: other.coachId }).where(eq(clubs.id, club.id)),
    "a coach's name": () =>
      db
        .update(users)
        .set({ name: "Ada Lovelace" })
        .where(eq(users.id, other.coachId ?? "")),
    "a crest": () =>
      db
        .update(clubs)
        .set({ crest: { file: "a".repeat(64) } })
        .where(eq(clubs.id, club.id)),
    "another name": () => db.update(entries).set({ name: "Nuln" }).where(eq(entries.clubId, other.id)),
    "a withdrawal": () =>
      db
        .update(entries)
        .set({ withdrawnAt: new Date(0) })
        .where(eq(entries.clubId, other.id)),
  };
  const keeping = setTestRuntime(connection);
  let before = await pagesOf(league.slug, running.slug, club.slug);
  for (const [what, write] of Object.entries({ ...writes, nothing: async () => {} })) {
    await write();
    setRuntime(keeping);
    const kept = await pagesOf(league.slug, running.slug, club.slug);
    setTestRuntime(connection);
    expect(kept, what).toEqual(await pagesOf(league.slug, running.slug, club.slug));
    if (what !== "nothing") expect(kept, what).not.toEqual(before);
    before = kept;
  }
});

const endAs = (fixtureId = "", winnerSeat: number | null, at: Date) =>
  db
    .update(results)
    .set({ winnerSeat, at, sides: scoresOf(winnerSeat) })
    .where(eq(results.fixtureId, fixtureId));

const scoresOf = (winner: number | null) =>
  [0, 1].map((seat) => ({ seat, score: seat === winner ? 3 : 0, place: winner === null || seat === winner ? 1 : 2 }));
