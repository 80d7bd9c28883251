import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { connectPglite } from "@/db/connect";
import { callerFor, setTestRuntime } from "@/server/testing/runtime";
import { type Figure, round, shareOf, withLimit, workMs } from "./figure";
import { type BigLeague, playNext, RESULTS, storeBigLeague } from "./support/big-league";

/** How many ms the server may work for a public page that is not kept. */
const MOST = 20;
/** A server that runs for a while has compiled what it often does. */
const WARM = 10;
const RUNS = 31;
/** By how much the heap may grow over so many further renders, in MB. */
const MOST_GROWTH = 15;
const RENDERS = 200;

type Visitor = ReturnType<typeof callerFor>["public"];

/** What each kind of public page reads, by the page. */
const PAGES: Readonly<Record<string, (ask: Visitor, big: BigLeague) => Promise<unknown>>> = {
  home: (ask, { league }) => ask.league({ league }),
  table: (ask, { league, running: competition }) => ask.competition({ league, competition }),
  live: (ask, { league, running: competition }) => ask.liveTable({ league, competition }),
  "at-home": (ask, { league, running: competition }) => ask.tableView({ league, competition, view: "home" }),
  course: (ask, { league, running: competition }) => ask.course({ league, competition }),
  "cross-table": (ask, { league, running: competition }) => ask.crossTable({ league, competition }),
  "table-over": (ask, { league, over: competition }) => ask.competition({ league, competition }),
  calendar: (ask, { league, running: competition }) => ask.calendarPart({ league, competition, part: "calendar" }),
  month: (ask, { league, running: competition }) => ask.calendarPart({ league, competition, part: "month" }),
  place: (ask, { league, running: competition }) => ask.calendarPart({ league, competition, part: "place" }),
  results: (ask, { league, over: competition }) => ask.calendarPart({ league, competition, part: "results" }),
  club: (ask, { league, club }) => ask.club({ league, club }),
  book: (ask, { league, club }) => ask.clubBook({ league, club }),
  player: (ask, { league, club }) => ask.player({ league, club, player: "p1" }),
  "head-to-head": (ask, { league, other: club }) => ask.club({ league, club }),
  coaches: (ask, { league }) => ask.coaches({ league }),
  coach: (ask, { league, coach }) => ask.coach({ league, coach }),
  statistics: (ask, { league, running: competition }) => ask.records({ league, competition }),
  records: (ask, { league }) => ask.records({ league }),
  search: (ask, { league }) => ask.names({ league }),
};

/**
 * A league of 200 clubs and 20,000 results: how long the server works for each kind of public page that is not kept, in
 * time of the processor, the embedded database with it. A page is not kept because a match was played since: one is
 * before each reading. Told apart: the first time of each, with nothing in memory. And what stays in memory.
 */
export async function bench(): Promise<Figure[]> {
  const connection = await connectPglite();
  try {
    await connection.migrate();
    setTestRuntime(connection);
    const big = await storeBigLeague(connection.db);
    const ask = callerFor(connection.db).public;
    const pages = Object.entries(PAGES);
    const figures: Figure[] = [];
    const figure = (name: string, value: number) => ({ name, value, unit: "ms of work", n: RESULTS });
    const timeOf = async (read: (typeof pages)[number][1]) => {
      await playNext(connection.db);
      const begin = workMs();
      await read(ask, big);
      return workMs() - begin;
    };
    for (const [page, read] of pages) figures.push(figure(`league-${page}-first`, round(await timeOf(read))));
    for (let run = 0; run < WARM; run++) for (const [, read] of pages) await timeOf(read);
    for (const [page, read] of pages) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await timeOf(read));
      figures.push(withLimit(figure(`league-${page}`, shareOf(times, 0.5)), MOST));
    }
    const before = heap();
    for (let render = 0; render < RENDERS; render++) {
      await playNext(connection.db);
      await pages[render % pages.length]?.[1](ask, big);
    }
    const growth = { name: "league-heap-growth", value: Math.max(0, heap() - before), unit: "MB", n: RENDERS };
    return [...figures, { name: "league-heap", value: heap(), unit: "MB", n: RENDERS }, withLimit(growth, MOST_GROWTH)];
  } finally {
    await connection.close();
  }
}
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** In MB, after everything that can be thrown away was. */
function heap(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1_000_000);
}
