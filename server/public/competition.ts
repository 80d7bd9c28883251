import { shownBracket } from "../brackets/shown";
import { TableSettings } from "../competitions/schema";
import { listEntries, listFixtures } from "../competitions/store";
import type { Context } from "../context";
import { notFound } from "../errors";
import { spreadOf } from "../groups/group-rounds";
import { boardOf, roundsOf } from "./board";
import { publicEntries } from "./entries";
import { publicFixture } from "./fixtures";
import { leagueHead } from "./league";
import { coachNamesOf } from "./names";
import type { CompetitionPath } from "./schema";
import { findPublicLeague, publicCompetitions } from "./store";

/** A competition's table with movement, form, the order explained, and the rounds around now. */
export async function publicCompetition(ctx: Context, path: CompetitionPath) {
  const { head, settings, knockOut, entries, shown, fixtures } = await readCompetition(ctx, path);
  return {
    ...head,
    tiebreakers: settings.rules.tiebreakers,
    adjustments: settings.adjustments.map(({ entry, points, reason }) => ({ entry, points, reason })),
    withdrawals: settings.withdrawals.map(({ entry, policy }) => ({ entry, policy })),
    bracket: shownBracket(knockOut, fixtures),
    ...boardOf(settings, shown, entries, fixtures),
  };
}

/** Every fixture of a competition by round. */
export async function publicCalendar(ctx: Context, path: CompetitionPath) {
  const { head, entries, shown, fixtures } = await readCompetition(ctx, path);
  return {
    ...head,
    entries: shown,
    rounds: roundsOf(fixtures),
    fixtures: fixtures.map(publicFixture),
    spread: spreadOf(entries, fixtures),
  };
}

async function readCompetition(ctx: Context, { league: leagueSlug, competition: slug }: CompetitionPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const found = (await publicCompetitions(ctx.db, league.id)).find((one) => one.slug === slug);
  if (found === undefined) throw notFound("competition");
  const { tableRules, knockOut, ...competition } = found;
  const entries = await listEntries(ctx.db, competition.id);
  const names = await coachNamesOf(ctx.db, league);
  return {
    head: { league: leagueHead(league), competition },
    settings: TableSettings.parse(tableRules),
    knockOut,
    entries,
    shown: await publicEntries(ctx.db, entries, names),
    fixtures: await listFixtures(ctx.db, competition.id),
  };
}
