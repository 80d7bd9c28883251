import { isDeepStrictEqual } from "node:util";
import type { Db } from "@/db/client";
import { type FixtureRow, listFixturesOfRounds } from "../competitions/calendar-store";
import { runtime } from "../runtime";
import type { KeptCalendar, Stamped } from "./kept";
import { calendarStamps, type RoundStamp, roundStamps } from "./stamps";

/**
 * The fixtures of competitions, each in the order of its calendar. What is kept is used as long as the database says
 * that nothing changed; the same rows are the same object then. Only rounds that changed are read again, and a fixture in
 * them that did not stays the object that it was.
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
  const rounds = await roundStamps(db, stale);
  const usable = (round: RoundStamp) => keptRound(round, known.get(round.competitionId), stamps);
  const changed = rounds.filter((round) => usable(round) === undefined).map(({ roundId }) => roundId);
  const read = await listFixturesOfRounds(db, changed);
  return new Map(
    competitionIds.map((id) => {
      const before = known.get(id);
      const { stamp, whole } = stamps.get(id) ?? { stamp: "", whole: "" };
      const own = rounds.filter(({ competitionId }) => competitionId === id);
      const calendar =
        before?.stamp === stamp
          ? before
          : calendarOf(
              stamp,
              whole,
              own,
              (round) =>
                usable(round) ?? renewed(before?.rounds.get(round.roundId)?.value, read.get(round.roundId) ?? []),
            );
      calendars.set(id, calendar);
      return [id, calendar.fixtures];
    }),
  );
}

/** The fixtures of one competition. */
export const keptCalendar = async (db: Db, competitionId: string): Promise<readonly FixtureRow[]> =>
  (await keptCalendars(db, [competitionId])).get(competitionId) ?? [];

/** The fixtures of a round that did not change; undefined where they must be read. */
function keptRound(
  { competitionId, roundId, stamp }: RoundStamp,
  known: KeptCalendar | undefined,
  stamps: Awaited<ReturnType<typeof calendarStamps>>,
): readonly FixtureRow[] | undefined {
  if (known === undefined || known.whole !== stamps.get(competitionId)?.whole) return undefined;
  const round = known.rounds.get(roundId);
  return round?.stamp === stamp ? round.value : undefined;
}

/** A round that was read again, with the rows that did not change as they were. */
function renewed(before: readonly FixtureRow[] = [], read: readonly FixtureRow[]): readonly FixtureRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return read.map((row) => {
    const same = known.get(row.id);
    return same !== undefined && isDeepStrictEqual(same, row) ? same : row;
  });
}

function calendarOf(
  stamp: string,
  whole: string,
  stamps: readonly RoundStamp[],
  fixturesOf: (round: RoundStamp) => readonly FixtureRow[],
): KeptCalendar {
  const rounds = new Map(
    stamps.map((round): [string, Stamped<readonly FixtureRow[]>] => [
      round.roundId,
      { stamp: round.stamp, value: fixturesOf(round) },
    ]),
  );
  return { stamp, whole, rounds, fixtures: [...rounds.values()].flatMap(({ value }) => value) };
}
