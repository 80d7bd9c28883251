import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import type { Connection } from "@/db/connect";
import { testConnection } from "@/db/testing";
import { aPlayedLeague } from "../testing/played-league";
import { callerFor, setTestRuntime } from "../testing/runtime";

/** Selects of a page, those that stand within another included. */
const MOST = 30;

let connection: Connection;

beforeAll(async () => {
  connection = await testConnection();
});

/** How often each kind of public page of a league asks the database: for the first time, and when only it is written again. */
async function readsOf(size: { readonly clubs: number; readonly competitions: number }) {
  setTestRuntime(connection);
  const { league, clubs, competitions } = await aPlayedLeague(connection.db, size);
  const { db, taken } = counted(connection.db);
  const visitor = callerFor(db).public;
  const { coaches } = await visitor.coaches({ league: league.slug });
  const path = { league: league.slug, competition: competitions[0]?.slug ?? "" };
  const club = { league: league.slug, club: clubs[0]?.slug ?? "" };
  const pages = {
    home: () => visitor.league({ league: league.slug }),
    table: () => visitor.competition(path),
    calendar: () => visitor.calendar(path),
    club: () => visitor.club(club),
    coach: () => visitor.coach({ league: league.slug, coach: coaches[0]?.slug ?? "" }),
    statistics: () => visitor.records(path),
    records: () => visitor.records({ league: league.slug }),
    search: () => visitor.names({ league: league.slug }),
  };
  const reads: Record<string, readonly [number, number]> = {};
  for (const [page, read] of Object.entries(pages)) {
    setTestRuntime(connection);
    taken();
    await read();
    const first = taken();
    await read();
    reads[page] = [first, taken()];
  }
  return reads;
}

test("a public page asks once for each kind of thing, however many clubs, competitions and results there are", async () => {
  const few = await readsOf({ clubs: 2, competitions: 2 });
  expect(await readsOf({ clubs: 6, competitions: 4 })).toEqual(few);
  for (const [page, reads] of Object.entries(few)) expect(Math.max(...reads), page).toBeLessThanOrEqual(MOST);
});

/** The same database, and how many reads were asked of it since one asked for that. */
function counted(db: Db): { readonly db: Db; readonly taken: () => number } {
  let reads = 0;
  const asked: ReadonlySet<string | symbol> = new Set(["select", "selectDistinct", "execute"]);
  const proxy = new Proxy(db, {
    get(target, key) {
      if (asked.has(key)) reads++;
      return Reflect.get(target, key);
    },
  });
  return {
    db: proxy,
    taken: () => {
      const before = reads;
      reads = 0;
      return before;
    },
  };
}
