import { eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { entries } from "@/db/schema";
import type { FixtureRow } from "../competitions/calendar-store";
import type { EntryRow } from "../competitions/store";
import { fixturesOfEntry } from "../kept/by-entry";
import { keptCalendars } from "../kept/calendars";
import { keptEntriesOf } from "../kept/entries";
import { type PublicCompetition, publicCompetitions } from "./store";

/** A fixture of a club, and where it sits in it. */
export interface ClubFixture {
  readonly fixture: FixtureRow;
  readonly competition: PublicCompetition;
  readonly ownSeat: number;
  readonly opponents: readonly { readonly seat: number; readonly entry: EntryRow }[];
}

/** The fixtures of a club, newest season and round first. */
export async function fixturesOfClub(db: Db, leagueId: string, clubId: string): Promise<readonly ClubFixture[]> {
  const own = await ownEntries(db, clubId);
  const competitions = (await publicCompetitions(db, leagueId)).filter(({ id }) => own.has(id));
  const ids = competitions.map(({ id }) => id);
  const lists = await keptEntriesOf(db, ids);
  const entryOf = new Map([...lists.values()].flat().map((entry) => [entry.id, entry]));
  const calendars = await keptCalendars(db, ids);
  return competitions.flatMap((competition) => {
    const entryId = own.get(competition.id) ?? "";
    return fixturesOfEntry(calendars.get(competition.id) ?? [], entryId)
      .toSorted((a, b) => b.round - a.round)
      .map((fixture) => {
        const ownSeat = fixture.seats.indexOf(entryId);
        const opponents = fixture.seats.flatMap((id, seat) => {
          const entry = entryOf.get(id);
          return entry === undefined || seat === ownSeat ? [] : [{ seat, entry }];
        });
        return { fixture, competition, ownSeat, opponents };
      });
  });
}

const entriesOf = preparedOnce((db) =>
  db
    .select({ id: entries.id, competitionId: entries.competitionId })
    .from(entries)
    .where(eq(entries.clubId, sql.placeholder("clubId")))
    .prepare("entries_of_club"),
);

/** The entries of a club by the competition's id; it enters each once. */
const ownEntries = async (db: Db, clubId: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await entriesOf(db).execute({ clubId })).map(({ id, competitionId }) => [competitionId, id]));
