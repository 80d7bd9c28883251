import { crestOf } from "@/engine/league/crest";
import { shownBracket } from "../brackets/shown";
import { TableSettings } from "../competitions/schema";
import type { Context } from "../context";
import { listDivisionsOf } from "../divisions/store";
import { keptCalendars } from "../kept/calendars";
import { keptEntriesOf } from "../kept/entries";
import { shownLadder } from "../ladder/shown";
import { listChallengesOf } from "../ladder/store";
import { listPublicLeagues, listSeasons } from "../leagues/store";
import { boardOf } from "./board";
import { publicEntries } from "./entries";
import { coachNamesOf } from "./names";
import type { LeaguePath, LeaguesPage } from "./schema";
import { findPublicLeague, type PublicLeague, publicClubs, publicCompetitions } from "./store";

/** Public leagues, a page at a time. */
export const publicLeagues = (ctx: Context, { page, perPage }: LeaguesPage) =>
  listPublicLeagues(ctx.db, perPage, (page - 1) * perPage);

/** Which league an address names. */
export async function findLeague(ctx: Context, { league }: LeaguePath): Promise<{ readonly leagueId: string }> {
  return { leagueId: (await findPublicLeague(ctx.db, league)).id };
}

/** The home of a league: its clubs and competitions, and the tables of those that are not over. */
export async function publicLeague(ctx: Context, { league: slug }: LeaguePath) {
  const league = await findPublicLeague(ctx.db, slug);
  const names = await coachNamesOf(ctx.db, league);
  const seasons = await listSeasons(ctx.db, league.id);
  const competitions = await publicCompetitions(ctx.db, league.id);
  const open = openOnes(competitions);
  const ids = open.map(({ id }) => id);
  const entries = await keptEntriesOf(ctx.db, ids);
  const calendars = await keptCalendars(ctx.db, ids);
  const shown = await publicEntries(ctx.db, [...entries.values()].flat(), names);
  const divisions = await listDivisionsOf(ctx.db, ids);
  const ladders = open.filter(({ format }) => format === "ladder").map(({ id }) => id);
  const challenges = await listChallengesOf(ctx.db, ladders);
  return {
    league: leagueHead(league),
    seasons: seasons.map(({ number, name, state }) => ({ number, name, state })),
    competitions: competitions.map(({ tableRules: _, options: __, ladder: ___, ...competition }) => competition),
    clubs: (await publicClubs(ctx.db, league.id)).map(({ id: _, coachId, crest, ...club }) => ({
      ...club,
      crest: crestOf(crest),
      coachName: names(coachId),
    })),
    boards: open.map(({ tableRules, knockOut, ladder, options: _, ...competition }) => {
      const isOwn = ({ competitionId }: { readonly competitionId: string }) => competitionId === competition.id;
      const own = calendars.get(competition.id) ?? [];
      const rows = entries.get(competition.id) ?? [];
      return {
        competition,
        bracket: shownBracket(knockOut, own),
        ladder: competition.format === "ladder" ? shownLadder(ladder, rows, own, challenges.filter(isOwn)) : undefined,
        ...boardOf(TableSettings.parse(tableRules), shown.filter(isOwn), rows, own, divisions.filter(isOwn)),
      };
    }),
  };
}

/** What every page of a league says of it. */
export const leagueHead = ({ id, slug, name, about, timeZone, demo, visibility }: PublicLeague) => ({
  id,
  slug,
  name,
  about,
  timeZone,
  demo,
  isListed: visibility === "public",
});

/** Those that are not over; where all are, those of the newest season, for its last tables. */
function openOnes<Row extends { readonly state: string; readonly season: { readonly number: number } }>(
  rows: readonly Row[],
): readonly Row[] {
  const open = rows.filter(({ state }) => state !== "finished");
  return open.length > 0 ? open : rows.filter(({ season }) => season.number === rows[0]?.season.number);
}
