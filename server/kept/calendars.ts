import { isDeepStrictEqual } from "node:util";
import type { Db } from "@/db/client";
import { type FixtureRow, fixturesById } from "../competitions/calendar-store";
import { runtime } from "../runtime";
import type { KeptCalendar, KeptRound } from "./kept";
import { calendarOf } from "./parts";
import {
  type CalendarStamp,
  calendarStamps,
  type FixtureStamp,
  fixtureStamps,
  type RoundStamp,
  roundStamps,
} from "./stamps";

/**
 * The fixtures of competitions, each in the order of its calendar. What is kept is used as long as the database says
 * that nothing changed; the same rows are the same object then. Of what changed only the fixtures that did are read
 * again, and every other one stays the object that it was.
 */
export async function keptCalendars(
  db: Db,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FixtureRow[]>> {
  if (competitionIds.length === 0) return new Map();
  const { calendars } = runtime().kept;
  const stamps = await calendarStamps(db, competitionIds);
  const known = new Map(competitionIds.map((id) => [id, calendars.get(id)]));
  const stale = competitionIds.filter((id) => known.get(id)?.stamp !== stamps.get(id)?.stamp);
  const usable = (id: string) => (known.get(id)?.whole === stamps.get(id)?.whole ? known.get(id) : undefined);
  const rounds = await readRounds(db, await roundStamps(db, stale), usable);
  for (const id of stale) {
    const own = rounds.filter(({ competitionId }) => competitionId === id);
    const calendar = keptFrom(stamps.get(id) ?? NOTHING, own);
    calendars.set(id, calendar);
    known.set(id, calendar);
  }
  return new Map([...known].map(([id, calendar]) => [id, calendar?.fixtures ?? []]));
}

/** The fixtures of one competition. */
export const keptCalendar = async (db: Db, competitionId: string): Promise<readonly FixtureRow[]> =>
  (await keptCalendars(db, [competitionId])).get(competitionId) ?? [];

interface ReadRound extends KeptRound {
  readonly competitionId: string;
  readonly roundId: string;
}

/** Rounds as they are now. @param knownOf the calendar as it was kept, of which every fixture that did not change serves */
async function readRounds(
  db: Db,
  rounds: readonly RoundStamp[],
  knownOf: (competitionId: string) => KeptCalendar | undefined,
): Promise<readonly ReadRound[]> {
  const keptOf = ({ competitionId, roundId }: RoundStamp) => knownOf(competitionId)?.rounds.get(roundId);
  const changed = rounds.filter((round) => keptOf(round)?.stamp !== round.stamp);
  const listed = await fixtureStamps(
    db,
    changed.map(({ roundId }) => roundId),
  );
  const fixturesOf = ({ roundId }: RoundStamp) => listed.get(roundId) ?? [];
  const stale = changed.flatMap((round) => fixturesOf(round).filter((one) => !isUsable(one, round, keptOf(round))));
  const read = await fixturesById(
    db,
    stale.map(({ id }) => id),
  );
  return rounds.map((round) => {
    const kept = keptOf(round);
    if (kept?.stamp === round.stamp) return { ...round, fixtures: kept.fixtures, stamps: kept.stamps };
    const before = new Map(kept?.fixtures.map((row) => [row.id, row]));
    const now = fixturesOf(round).flatMap(({ id }) => renewed(before.get(id), read.get(id)));
    return { ...round, fixtures: now, stamps: new Map(fixturesOf(round).map(({ id, stamp }) => [id, stamp])) };
  });
}

/** Whether a fixture is still as it was kept, its round with it. */
const isUsable = ({ id, stamp }: FixtureStamp, { own }: RoundStamp, kept: KeptRound | undefined) =>
  kept?.own === own && kept.stamps.get(id) === stamp;

/** A row that was read again, if it was; the object that it was where it is the same. */
const renewed = (before: FixtureRow | undefined, read: FixtureRow | undefined): readonly FixtureRow[] => {
  const row = read === undefined || isDeepStrictEqual(before, read) ? (before ?? read) : read;
  return row === undefined ? [] : [row];
};

/** Of a competition that is gone. */
const NOTHING: CalendarStamp = { stamp: "", whole: "" };

function keptFrom(stamp: CalendarStamp, own: readonly ReadRound[]): KeptCalendar {
  const rounds = new Map(own.map(({ roundId, ...round }): [string, KeptRound] => [roundId, round]));
  return { ...stamp, rounds, fixtures: calendarOf(own.map(({ fixtures }) => fixtures)) };
}
