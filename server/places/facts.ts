import type { Db } from "@/db/client";
import type { Appointment, BlackoutDays, PlaceRoom, RoundWindow } from "@/engine/league/clashes";
import { type FixtureRow, listFixturesOf } from "../competitions/calendar-store";
import { type EntryRow, listCompetitions, listEntriesOf } from "../competitions/store";
import { zonedDay } from "../competitions/zoned";
import { reasonToStay, type Unmovable } from "../fixtures/movable";
import { loadLeague } from "../leagues/store";
import { listBlackouts, listPlaces, listRoundsOf } from "./store";

const MINUTE = 60_000;

/** A fixture of the calendar with what a move must know of it. */
export interface CalendarEntry extends Appointment {
  readonly competitionId: string;
  readonly round: number;
  readonly names: readonly string[];
  /** It is a game of a tie: its round stays, its date may change. */
  readonly isTie: boolean;
  readonly isLocked: boolean;
  readonly whyUnmovable: Unmovable | undefined;
}

/** A round of the calendar. */
export interface CalendarRound extends RoundWindow {
  readonly id: string;
  readonly competitionId: string;
  readonly number: number;
  readonly name: string | undefined;
  readonly isLocked: boolean;
}

/** Everything that moves in a league's calendar are judged by: what is not over, places, and days without matches. */
export async function calendarFacts(db: Db, leagueId: string) {
  const { timeZone } = await loadLeague(db, leagueId);
  const competitions = (await listCompetitions(db, leagueId))
    .map(({ competition }) => competition)
    .filter(({ state }) => state !== "finished");
  const ids = competitions.map(({ id }) => id);
  const rounds = (await listRoundsOf(db, ids)).map((row): CalendarRound => {
    const { id, competitionId, number, name, opensAt, deadlineAt, lockedAt } = row;
    const dayIn = (at: Date | null) => (at === null ? undefined : zonedDay(at, timeZone));
    return {
      id,
      competitionId,
      number,
      name: name ?? undefined,
      firstDay: dayIn(opensAt),
      lastDay: dayIn(deadlineAt),
      isLocked: lockedAt !== null,
    };
  });
  const roundOf = new Map(rounds.map((round) => [`${round.competitionId} ${round.number}`, round.id]));
  const entryOf = new Map((await listEntriesOf(db, ids)).map((entry) => [entry.id, entry]));
  const fixtures = (await listFixturesOf(db, ids))
    .filter(({ kind, cancelledAt }) => kind !== "bye" && cancelledAt === null)
    .map((row) => entryFor(row, roundOf.get(`${row.competitionId} ${row.round}`) ?? "", entryOf, timeZone));
  const places = (await listPlaces(db, leagueId)).map(
    ({ name, capacity, bufferMinutes }): PlaceRoom => ({ name, capacity, bufferMs: bufferMinutes * MINUTE }),
  );
  const blackouts = (await listBlackouts(db, leagueId)).map(
    ({ firstDay, lastDay, reason, place, clubId }): BlackoutDays => ({
      firstDay,
      lastDay,
      reason,
      place: place ?? undefined,
      player: clubId ?? undefined,
    }),
  );
  return { timeZone, competitions, rounds, fixtures, places, blackouts };
}

function entryFor(
  row: FixtureRow,
  roundId: string,
  entryOf: ReadonlyMap<string, EntryRow>,
  timeZone: string,
): CalendarEntry {
  const seated = row.seats.flatMap((entryId) => entryOf.get(entryId) ?? []);
  return {
    id: row.id,
    competitionId: row.competitionId,
    roundId,
    round: row.round,
    players: seated.map(({ id, clubId, personId }) => clubId ?? personId ?? id),
    names: seated.map(({ name }) => name),
    startsAt: row.startsAt?.getTime(),
    day: row.startsAt === null ? undefined : zonedDay(row.startsAt, timeZone),
    place: row.place ?? undefined,
    isTie: row.tie !== null,
    isLocked: row.locked,
    whyUnmovable: reasonToStay({
      isOff: row.cancelledAt !== null,
      isPlayed: row.kind !== null,
      isUnderWay: row.playId !== null,
      isLocked: row.locked,
      isRoundLocked: row.roundLockedAt !== null,
    }),
  };
}
