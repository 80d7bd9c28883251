import type { Db } from "@/db/client";
import { type FixtureRow, listFixturesOfRounds } from "../competitions/store";
import { runtime } from "../runtime";
import type { KeptCalendar } from "./kept";
import { calendarStamps, roundStamps } from "./stamps";

/**
 * The fixtures of competitions, each in the order of its calendar. What is kept is used as long as the database says
 * that nothing changed; the same rows are the same object then. Only rounds that changed are read again.
 */
export async function keptCalendars(
  db: Db,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FixtureRow[]>> {
  if (competitionIds.length === 0) return new Map();
  const { calendars } = runtime().kept;
  const stamps = await calendarStamps(db, competitionIds);
  const found = new Map<string, readonly FixtureRow[]>();
  for (const id of competitionIds) {
    const { stamp, whole } = stamps.get(id) ?? { stamp: "", whole: "" };
    const known = calendars.get(id);
    const calendar = known?.stamp === stamp ? known : await readAgain(db, id, stamp, whole, known);
    calendars.set(id, calendar);
    found.set(id, calendar.fixtures);
  }
  return found;
}

/** The fixtures of one competition. */
export const keptCalendar = async (db: Db, competitionId: string): Promise<readonly FixtureRow[]> =>
  (await keptCalendars(db, [competitionId])).get(competitionId) ?? [];

async function readAgain(
  db: Db,
  competitionId: string,
  stamp: string,
  whole: string,
  known: KeptCalendar | undefined,
): Promise<KeptCalendar> {
  const stamps = await roundStamps(db, competitionId);
  const usable = known?.whole === whole ? known.rounds : new Map();
  const changed = stamps.filter((round) => usable.get(round.roundId)?.stamp !== round.stamp);
  const read = await listFixturesOfRounds(
    db,
    changed.map(({ roundId }) => roundId),
  );
  const rounds = new Map(
    stamps.map((round) => [
      round.roundId,
      { stamp: round.stamp, value: read.get(round.roundId) ?? usable.get(round.roundId)?.value ?? [] },
    ]),
  );
  return { stamp, whole, rounds, fixtures: [...rounds.values()].flatMap(({ value }) => value) };
}
