import type { Db } from "@/db/client";
import { type Clash, clashesOf } from "@/engine/league/clashes";
import { zonedDay } from "../competitions/zoned";
import { calendarFacts } from "../places/facts";
import { named } from "../places/named";

interface ProposedDate {
  readonly fixtureId: string;
  readonly startsAt: Date;
  readonly place: string | null;
}

/** What the calendar has against a proposed date. To be put off beyond the round is what was asked for. */
export async function proposalClashes(
  db: Db,
  leagueId: string,
  { fixtureId, startsAt, place }: ProposedDate,
): Promise<Clash[]> {
  const { timeZone, fixtures, places, blackouts } = await calendarFacts(db, leagueId);
  const fixture = fixtures.find(({ id }) => id === fixtureId);
  if (fixture === undefined) return [];
  const day = zonedDay(startsAt, timeZone);
  const there = { ...fixture, startsAt: startsAt.getTime(), day, place: place ?? undefined };
  const window = { firstDay: undefined, lastDay: undefined };
  const clashes = clashesOf(there, { others: fixtures, places, blackouts, window });
  return named(
    clashes.filter(({ kind }) => kind !== "twice-in-round"),
    fixtures,
  );
}
