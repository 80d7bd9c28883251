import type { PublicEntry } from "@/server/public/entries";
import type { Call } from "./operations";
import type { Reads } from "./reads";
import type { Club, Fixtures, League, Leagues, Play, Standings } from "./shapes";

const LEAGUES_A_PAGE = 50;

/** Public leagues by name, a page at a time. */
export async function leaguesAnswer(reads: Reads, { page, base }: Call): Promise<Leagues> {
  const leagues = await reads.leagues(page, LEAGUES_A_PAGE);
  return {
    leagues: leagues.map(({ slug, name, about }) => ({ slug, name, about, url: urlOf(base, slug) })),
    page,
    nextPage: leagues.length < LEAGUES_A_PAGE ? undefined : page + 1,
  };
}

/** A league with its seasons, competitions and clubs. */
export async function leagueAnswer(reads: Reads, { value, base }: Call): Promise<League | undefined> {
  const page = await reads.league(value);
  if (page === undefined) return undefined;
  const { league, seasons, competitions, clubs } = page;
  return {
    id: league.id,
    slug: league.slug,
    name: league.name,
    about: league.about,
    url: urlOf(base, league.slug),
    timeZone: league.timeZone,
    seasons: [...seasons],
    competitions: competitions.map(({ season, id, slug, name, game, edition, format, state }) => ({
      id,
      slug,
      name,
      game,
      edition,
      format,
      state,
      season: season.number,
    })),
    clubs: clubs.map(({ slug, name, roster, coachName }) => ({
      slug,
      name,
      roster: roster ?? undefined,
      coach: coachName,
    })),
  };
}

/** The table of a competition, best first. */
export async function standingsAnswer(reads: Reads, { value }: Call): Promise<Standings | undefined> {
  const address = await reads.competitionAddress(value);
  const page = address && (await reads.competition(address.league, address.competition));
  if (page === undefined) return undefined;
  const entryOf = entriesById(page.entries);
  return {
    competition: headOf(page),
    rows: rowsOf(page).map(({ entry, tally: _, bonus: __, byes: ___, concessions: ____, ...row }) => ({
      ...entryOf(entry),
      ...row,
      withdrawn: page.entries.some(({ id, hasWithdrawn }) => id === entry && hasWithdrawn),
    })),
  };
}

type Tables = Pick<NonNullable<Awaited<ReturnType<Reads["competition"]>>>, "table" | "divisions" | "ladder">;

/** The rows of the one table in its order or that of a ladder, or those of each division with its name. */
function rowsOf({ table, divisions, ladder }: Tables) {
  if (ladder !== undefined) {
    return ladder.rungs.flatMap(({ entry, rank }) => {
      const row = table.rows.find((one) => one.entry === entry);
      return row === undefined ? [] : [{ ...row, rank }];
    });
  }
  if (divisions.length === 0) return table.rows;
  return divisions.flatMap(({ name, table: { rows } }) => rows.map((row) => ({ ...row, division: name })));
}

/** Every fixture of a competition by round. */
export async function fixturesAnswer(reads: Reads, { value }: Call): Promise<Fixtures | undefined> {
  const address = await reads.competitionAddress(value);
  const page = address && (await reads.calendar(address.league, address.competition));
  if (page === undefined) return undefined;
  const entryOf = entriesById(page.entries);
  return {
    competition: headOf(page),
    fixtures: page.fixtures.map((fixture) => ({
      id: fixture.id,
      round: fixture.round,
      startsAt: momentOf(fixture.startsAt),
      deadlineAt: momentOf(fixture.deadlineAt),
      place: fixture.place,
      state: fixture.state,
      seats: fixture.seats.map(entryOf),
      kind: fixture.kind ?? undefined,
      scores: fixture.scores && [...fixture.scores],
      winner: fixture.winner,
      play: fixture.playId,
      revision: fixture.revision,
    })),
  };
}

/** A club with its squad and its matches, newest first. */
export async function clubAnswer(reads: Reads, { value }: Call): Promise<Club | undefined> {
  const address = await reads.clubAddress(value);
  const page = address && (await reads.club(address.league, address.club));
  if (page === undefined) return undefined;
  const { club, squad, matches, league } = page;
  return {
    name: club.name,
    slug: club.slug,
    league: league.slug,
    game: club.game,
    coach: club.coachName,
    roster: squad?.roster,
    treasury: squad?.treasury,
    dedicatedFans: squad?.dedicatedFans,
    players: (squad?.players ?? []).map(({ number, name, position, status }) => ({ number, name, position, status })),
    matches: matches.map((match) => ({
      fixture: match.fixtureId,
      competition: match.competition.slug,
      season: match.season,
      round: match.round,
      startsAt: momentOf(match.startsAt),
      home: match.isHome,
      opponents: [...match.opponents],
      outcome: match.outcome,
      score: match.score,
      against: match.against,
      play: match.playId,
    })),
  };
}

/** A play as a spectator sees it now. */
export async function playAnswer(reads: Reads, { value }: Call): Promise<Play | undefined> {
  const address = await reads.playAddress(value);
  const page = address && (await reads.play(address.league, address.competition, value));
  if (page === undefined) return undefined;
  const { play, sides, view } = page;
  return {
    id: play.playId,
    competition: play.competitionId,
    fixture: play.fixtureId,
    game: play.game,
    edition: play.edition,
    version: play.version,
    startedAt: new Date(play.startedAt).toISOString(),
    finishedAt: momentOf(play.finishedAt),
    sides: sides.map(({ seat, name, clubSlug, coachName }) => ({ seat, name, club: clubSlug, coach: coachName })),
    dice: play.dice.map(({ commitHex, seedHex }) => ({ commit: commitHex, seed: seedHex })),
    view,
  };
}

const urlOf = (base: URL, league: string) => new URL(`/l/${league}`, base).href;

const momentOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

interface CompetitionPage {
  readonly league: { readonly slug: string };
  readonly competition: { readonly id: string; readonly name: string; readonly season: { readonly number: number } };
}

const headOf = ({ league, competition: { id, name, season } }: CompetitionPage) => ({
  id,
  name,
  league: league.slug,
  season: season.number,
});

function entriesById(entries: readonly PublicEntry[]) {
  const known = new Map(entries.map(({ id, name, clubSlug, coachName }) => [id, { name, clubSlug, coachName }]));
  return (id: string) => {
    const entry = known.get(id);
    return { id, name: entry?.name ?? "", club: entry?.clubSlug, coach: entry?.coachName };
  };
}
