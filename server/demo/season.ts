import type { Db } from "@/db/client";
import { Options } from "@/engine/blood-bowl";
import { layCalendar } from "../competitions/lay-calendar";
import { tableRulesOf } from "../competitions/presets";
import { MakeCalendar, TableSettings } from "../competitions/schema";
import { insertCompetition, insertEntries, listEntries } from "../competitions/store";
import { insertSeason } from "../leagues/store";
import { slugOf } from "../slugs/slug";
import { kickOff } from "./days";

/** A season about to begin, in the order of the draw. */
export interface NewSeason {
  readonly leagueId: string;
  readonly number: number;
  readonly name: string;
  readonly firstDay: string;
  readonly timeZone: string;
  readonly clubs: readonly { readonly id: string; readonly name: string; readonly coachId: string }[];
}

/** Makes a season with one competition of all clubs and its calendar. */
export async function openSeason(tx: Db, { leagueId, number, name, firstDay, timeZone, clubs }: NewSeason) {
  const season = await insertSeason(tx, leagueId, number, String(number));
  const { id: competitionId, format } = await insertCompetition(tx, {
    leagueId,
    seasonId: season.id,
    slug: slugOf(name),
    name,
    game: "blood-bowl",
    edition: "league-document",
    options: Options.parse({}),
    format: "round-robin",
    tableRules: TableSettings.parse({ rules: tableRulesOf("blood-bowl") }),
  });
  await insertEntries(
    tx,
    clubs.map((club, index) => ({
      competitionId,
      kind: "club",
      clubId: club.id,
      coachId: club.coachId,
      name: club.name,
      seed: index + 1,
    })),
  );
  await layCalendar(tx, {
    ...MakeCalendar.parse({ competitionId, startsOn: firstDay }),
    format,
    timeZone,
    entryIds: (await listEntries(tx, competitionId)).map(({ id }) => id),
    dateOf: (round, place) => kickOff(firstDay, timeZone, round, place),
  });
  return { seasonId: season.id, competitionId };
}
