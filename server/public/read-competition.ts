import { TableSettings } from "../competitions/schema";
import type { Context } from "../context";
import { notFound } from "../errors";
import { keptCalendar } from "../kept/calendars";
import { keptEntries } from "../kept/entries";
import { publicEntries } from "./entries";
import { leagueHead } from "./league";
import { coachNamesOf } from "./names";
import type { CompetitionPath } from "./schema";
import { findPublicLeague, publicCompetitions } from "./store";

/** A competition with everything that its pages are made of: one query a kind of thing. @throws AppError `competition-not-found` */
export async function readCompetition(ctx: Context, { league: leagueSlug, competition: slug }: CompetitionPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const found = (await publicCompetitions(ctx.db, league.id)).find((one) => one.slug === slug);
  if (found === undefined) throw notFound("competition");
  const { tableRules, knockOut, ladder, ...competition } = found;
  const entries = await keptEntries(ctx.db, competition.id);
  const names = await coachNamesOf(ctx.db, league);
  return {
    head: { league: leagueHead(league), competition },
    settings: TableSettings.parse(tableRules),
    knockOut,
    ladder,
    entries,
    shown: await publicEntries(ctx.db, entries, names),
    fixtures: await keptCalendar(ctx.db, competition.id),
  };
}
