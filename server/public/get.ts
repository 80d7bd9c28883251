import { clubWithBook } from "../clubs/get";
import { listClubs } from "../clubs/store";
import { foldTable } from "../competitions/get-standings";
import { TableSettings } from "../competitions/schema";
import { type EntryRow, listEntries, listFixtures } from "../competitions/store";
import type { Context } from "../context";
import { notFound } from "../errors";
import { loadFixture, loadSides } from "../fixtures/store";
import { listPublicLeagues, listSeasons } from "../leagues/store";
import { foldedPlay } from "../plays/folded";
import { headOf } from "../plays/get";
import { seenLines, seenView } from "../plays/seen";
import { loadPlay } from "../plays/store";
import { shownName } from "./names";
import type { ClubPath, CompetitionPath, LeaguePath, LeaguesPage, PlayPath } from "./schema";
import { coachNames, findClubBySlug, findPublicLeague, publicCompetitions } from "./store";

/** Public leagues, a page at a time. */
export const publicLeagues = (ctx: Context, { page, perPage }: LeaguesPage) =>
  listPublicLeagues(ctx.db, perPage, (page - 1) * perPage);

/** The home of a league: its competitions and clubs. */
export async function publicLeague(ctx: Context, { league: slug }: LeaguePath) {
  const league = await findPublicLeague(ctx.db, slug);
  const competitions = await publicCompetitions(ctx.db, league.id);
  const clubs = await listClubs(ctx.db, league.id);
  const names = await namesOf(ctx, league);
  return {
    league,
    seasons: await listSeasons(ctx.db, league.id),
    competitions: competitions.map(({ tableRules: _rules, ...competition }) => competition),
    clubs: clubs.map((club) => ({ ...club, coachName: names(club.coachId) })),
  };
}

/** A competition with table, form, fixtures and results: one read of each kind of thing. */
export async function publicCompetition(ctx: Context, { league: leagueSlug, competition: slug }: CompetitionPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const competitions = await publicCompetitions(ctx.db, league.id);
  const found = competitions.find((one) => one.slug === slug);
  if (found === undefined) throw notFound("competition");
  const { tableRules, ...competition } = found;
  const names = await namesOf(ctx, league);
  const entries = (await listEntries(ctx.db, competition.id)).map(
    (entry): EntryRow => ({ ...entry, coachName: names(entry.coachId) ?? null }),
  );
  const fixtures = await listFixtures(ctx.db, competition.id);
  const settings = TableSettings.parse(tableRules);
  return { league, competition, settings, ...foldTable(settings, entries, fixtures), fixtures };
}

/** A club's page: roster, values, book, results. */
export async function publicClub(ctx: Context, { league: leagueSlug, club: slug }: ClubPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const row = await findClubBySlug(ctx.db, league.id, slug);
  const names = await namesOf(ctx, league);
  return { league, ...(await clubWithBook(ctx.db, row)), coachName: names(row.coachId) };
}

/** A play as everybody may watch it. */
export async function publicPlay(ctx: Context, { league: leagueSlug, competition: slug, playId }: PlayPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const play = await loadPlay(ctx.db, playId);
  const competition = (await publicCompetitions(ctx.db, league.id)).find(({ id }) => id === play.competitionId);
  if (competition === undefined || competition.slug !== slug) throw notFound("play");
  const folded = await foldedPlay(ctx.db, play);
  const names = await namesOf(ctx, league);
  const sides = play.fixtureId === null ? [] : await loadSides(ctx.db, play.fixtureId);
  return {
    league,
    competition: { id: competition.id, slug: competition.slug, name: competition.name, season: competition.season },
    fixture: play.fixtureId === null ? undefined : await loadFixture(ctx.db, play.fixtureId),
    sides: sides.map((side) => ({ ...side, coachName: names(side.coachId) })),
    play: headOf(play),
    lines: seenLines(play.game, folded.log, undefined),
    ...seenView(play.game, folded, undefined),
  };
}

/** Coach names as the league shows them, by account. */
async function namesOf(ctx: Context, league: { readonly id: string; readonly coachNames: "full" | "short" | "alias" }) {
  const rows = await coachNames(ctx.db, league.id);
  const shown = new Map(
    rows.map(({ userId, name, alias }) => [userId, shownName(league.coachNames, name, alias ?? undefined)]),
  );
  return (userId: string | null): string | undefined => (userId === null ? undefined : shown.get(userId));
}
