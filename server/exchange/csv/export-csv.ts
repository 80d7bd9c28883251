import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs } from "@/db/schema";
import type { PlacedContext } from "../../access/procedures";
import { listFixtures } from "../../competitions/calendar-store";
import {
  type CompetitionRow,
  type EntryRow,
  listEntries,
  loadCompetition,
  namesOfUsers,
} from "../../competitions/store";
import { listDivisions } from "../../divisions/store";
import { notFound, refused } from "../../errors";
import { listMembers, loadLeague } from "../../leagues/store";
import type { CsvOf } from "../schema";
import { dayCell, timeCell } from "./clock";
import { rostersOf } from "./club-facts";
import { type CsvColumn, columnsOf } from "./kinds";
import { resultCells } from "./result-cells";
import { writeCsv } from "./write-csv";

type Cells = { readonly [column in CsvColumn]?: string | number };

/** A file with its name. */
export interface CsvExport {
  readonly fileName: string;
  readonly text: string;
}

/** What an import of that kind would read back: coaches of the league, or clubs, fixtures or results of a competition. */
export async function exportCsv(ctx: PlacedContext, { leagueId, kind, competitionId }: CsvOf): Promise<CsvExport> {
  const league = await loadLeague(ctx.db, leagueId);
  if (kind === "coaches") {
    const rows = (await listMembers(ctx.db, leagueId)).map(({ name, alias }) => ({ name, alias: alias ?? "" }));
    return { fileName: `${league.slug}-coaches.csv`, text: table(columnsOf(kind, undefined), rows) };
  }
  if (competitionId === undefined) throw notFound("competition");
  const competition = await loadCompetition(ctx.db, competitionId);
  if (competition.leagueId !== leagueId) throw refused("competition-of-another-league");
  const rows =
    kind === "clubs" ? await entryRows(ctx.db, competition) : await matchRows(ctx.db, competition, league.timeZone);
  const text = table(columnsOf(kind, competition.game), rows);
  return { fileName: `${league.slug}-${competition.slug}-${kind}.csv`, text };
}

const table = (columns: readonly CsvColumn[], rows: readonly Cells[]): string =>
  writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);

async function entryRows(db: Db, { id, leagueId }: CompetitionRow): Promise<Cells[]> {
  const entries = await listEntries(db, id);
  const divisions = new Map((await listDivisions(db, id)).map((division) => [division.id, division.name]));
  const rosters = await rostersOf(db, await db.select().from(clubs).where(eq(clubs.leagueId, leagueId)));
  const people = entries.flatMap(({ personId, partnerId }) => [personId ?? [], partnerId ?? []].flat());
  const names = new Map((await namesOfUsers(db, people)).map((user) => [user.id, user.name]));
  const nameOf = (userId: string | null) => (userId === null ? "" : (names.get(userId) ?? ""));
  return entries.map(({ name, kind, clubId, coachName, personId, partnerId, divisionId }) => ({
    name,
    coach: kind === "club" ? (coachName ?? "") : nameOf(personId),
    partner: nameOf(partnerId),
    roster: clubId === null ? "" : (rosters.get(clubId) ?? ""),
    division: divisionId === null ? "" : (divisions.get(divisionId) ?? ""),
  }));
}

/** Matches of two; byes and games of three or four are not for rows with two sides. */
async function matchRows(db: Db, { id }: CompetitionRow, timeZone: string): Promise<Cells[]> {
  const entries = new Map((await listEntries(db, id)).map((entry): [string, EntryRow] => [entry.id, entry]));
  const nameOf = (entryId: string | undefined) => (entryId === undefined ? "" : (entries.get(entryId)?.name ?? ""));
  return (await listFixtures(db, id))
    .filter(({ seats, cancelledAt }) => seats.length === 2 && cancelledAt === null)
    .map((fixture) => ({
      round: fixture.round,
      date: dayCell(fixture.startsAt, timeZone),
      time: timeCell(fixture.startsAt, timeZone),
      home: nameOf(fixture.seats[0]),
      away: nameOf(fixture.seats[1]),
      place: fixture.place ?? "",
      ...resultCells(fixture),
    }));
}
