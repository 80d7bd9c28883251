import { and, asc, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isAnyOf, preparedOnce } from "@/db/prepared";
import { playEvents } from "@/db/schema";
import { bestOf } from "@/engine/core/best-of";
import type { FixtureRow } from "../competitions/calendar-store";
import { inParts } from "../kept/parts";
import { SHOWN } from "./shown";

/** How many came to a match: the fan factors of both sides together, in thousands. */
export interface Crowd {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly round: number;
  readonly playId: string;
  /** The entries that met, home first. */
  readonly seats: readonly string[];
  readonly attendance: number;
}

/** Fans are the first thing that is rolled in a play, so that only the head of each log is read. */
const HEAD = 12;

/** What was read of the plays of fixtures; the head of a log stays as it is. */
const crowds = new WeakMap<FixtureRow, Crowd>();
/** The largest crowds of a calendar, as long as it is the same object. */
const largest = new WeakMap<readonly FixtureRow[], readonly Crowd[]>();

/** The crowds of the matches with a result that counts, the largest first; only those of new matches are read. */
export async function crowdsOf(db: Db, calendars: readonly (readonly FixtureRow[])[]): Promise<readonly Crowd[]> {
  const changed = calendars.filter((fixtures) => !largest.has(fixtures));
  const unread = changed.flatMap((fixtures) => recorded(fixtures).filter((fixture) => !crowds.has(fixture)));
  await readCrowds(db, unread);
  for (const fixtures of changed) {
    const own = recorded(fixtures).flatMap((fixture) => crowds.get(fixture) ?? []);
    largest.set(fixtures, bestOf(own.filter(hasCrowd), byAttendance, SHOWN));
  }
  const best = calendars.flatMap((fixtures) => largest.get(fixtures) ?? []);
  return bestOf(best, byAttendance, SHOWN);
}

const byAttendance = (a: Crowd, b: Crowd) => b.attendance - a.attendance || a.round - b.round;

const hasCrowd = ({ attendance }: Crowd) => attendance > 0;

const recorded = inParts((fixtures) =>
  fixtures.filter(({ playId, kind, cancelledAt }) => playId !== null && kind !== null && cancelledAt === null),
);

const fansRolled = preparedOnce((db) =>
  db
    .select({
      playId: playEvents.playId,
      side: sql<string>`${playEvents.event} ->> 'side'`,
      fans: sql<number>`(${playEvents.event} ->> 'fanFactor')::int`,
    })
    .from(playEvents)
    .where(
      and(
        isAnyOf(playEvents.playId, "plays"),
        lt(playEvents.seq, HEAD),
        sql`${playEvents.event} ->> 'type' = 'fan-factor-rolled'`,
      ),
    )
    .orderBy(asc(playEvents.seq))
    .prepare("fans_rolled"),
);

/** Reads how many came to each; where nobody rolled for it there was no crowd. */
async function readCrowds(db: Db, played: readonly FixtureRow[]): Promise<void> {
  if (played.length === 0) return;
  const rows = await fansRolled(db).execute({ plays: played.flatMap(({ playId }) => playId ?? []) });
  const fansOf = new Map<string, Record<string, number>>();
  // A roll that was taken back and made again shows the same face.
  for (const { playId, side, fans } of rows) fansOf.set(playId, { ...fansOf.get(playId), [side]: fans });
  for (const fixture of played) {
    const { id: fixtureId, competitionId, round, playId, seats } = fixture;
    const fans = Object.values(fansOf.get(playId ?? "") ?? {});
    const attendance = fans.reduce((sum, side) => sum + side, 0);
    if (playId !== null) crowds.set(fixture, { fixtureId, competitionId, round, playId, seats, attendance });
  }
}
