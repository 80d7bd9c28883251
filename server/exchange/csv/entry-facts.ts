import type { Db } from "@/db/client";
import { DRAWN_ROUND_BY_ROUND } from "../../competitions/schema";
import { type CompetitionRow, countFixtures, listEntries } from "../../competitions/store";
import { listDivisions } from "../../divisions/store";
import { listMembers } from "../../leagues/store";
import { coachNames } from "./coach-names";
import { type CsvRow, keyOf } from "./row";

/** What entries of a file are held against. */
export async function entryFacts(tx: Db, { id, leagueId, format }: CompetitionRow) {
  const divisions = await listDivisions(tx, id);
  const hasCalendar = (await countFixtures(tx, id)) > 0;
  return {
    entries: await listEntries(tx, id),
    readCoach: coachNames(await listMembers(tx, leagueId)),
    /** Whether somebody may still enter. */
    mayEnter: !hasCalendar || DRAWN_ROUND_BY_ROUND.includes(format),
    nameOfDivision: (divisionId: string | null) => divisions.find(({ id }) => id === divisionId)?.name ?? "",
    /** The division that a row names, where it is not the one that it has. */
    newDivision(row: CsvRow, now: string | null | undefined): string | undefined {
      const text = row.text("division");
      if (text === "") return undefined;
      const found = divisions.find(({ name }) => keyOf(name) === keyOf(text));
      if (found === undefined) return row.fault("division", "unknown-division");
      if (found.id === now) return undefined;
      return hasCalendar && now !== undefined ? row.fault("division", "calendar-exists") : found.id;
    },
  };
}
export type EntryFacts = Awaited<ReturnType<typeof entryFacts>>;
