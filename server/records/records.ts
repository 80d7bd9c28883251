import { bestOf } from "@/engine/core/best-of";
import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { isFriendly } from "../competitions/friendly";
import type { EntryRow } from "../competitions/store";
import type { Context } from "../context";
import { notFound } from "../errors";
import { keptClubs, keptClubsIn } from "../kept/book-folds";
import { keptCalendars } from "../kept/calendars";
import { keptEntriesOf } from "../kept/entries";
import { publicEntries } from "../public/entries";
import { leagueHead } from "../public/league";
import { coachNamesOf } from "../public/names";
import { findPublicLeague, type PublicCompetition, publicCompetitions } from "../public/store";
import { keptOrder } from "../seasons/final-order";
import { crowdsOf } from "./attendance";
import { biggestWins, matchFacts } from "./facts";
import { deathsOf, killersOf, type PlayerRef } from "./killers";
import { DEEDS, leaders, type PlayerDeeds } from "./players";
import { longestRuns } from "./runs";
import type { RecordsPath } from "./schema";
import { seasonRecords } from "./season-records";
import { talliesOf } from "./tallies";

/** How many are shown of each kind. */
const SHOWN = 10;

/** The records of a competition, or of all competitions of a league: one query a kind of thing. @throws AppError `competition-not-found` */
export async function publicRecords(ctx: Context, { league: leagueSlug, competition: slug }: RecordsPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const all = await publicCompetitions(ctx.db, league.id);
  // Friendlies have records of their own, and none beside the league's.
  const competitions = all.filter((one) => (slug === undefined ? !isFriendly(one) : one.slug === slug));
  const [only] = competitions;
  if (slug !== undefined && only === undefined) throw notFound("competition");
  const ids = competitions.map(({ id }) => id);
  const rows = await keptEntriesOf(ctx.db, ids);
  const calendars = await keptCalendars(ctx.db, ids);
  const names = await coachNamesOf(ctx.db, league);
  const firstOf = new Map(rows.toReversed().map((row) => [personOf(row), row.id]));
  const whoOf = new Map(rows.map((row) => [row.id, row.clubId ?? firstOf.get(personOf(row)) ?? row.id]));
  const who = (entryId: string) => whoOf.get(entryId) ?? entryId;
  const rowsOf = new Map<string, EntryRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) rowsOf.get(row.competitionId)?.push(row);
  const seasons = seasonsOf(competitions).map((own) => {
    const naming = own.flatMap((id) => (rowsOf.get(id) ?? []).map((row) => who(row.id))).join();
    return seasonRecords(
      own.map((id) => calendars.get(id) ?? []),
      who,
      naming,
      SHOWN,
    );
  });
  const clubIds = [...new Set(rows.flatMap(({ clubId }) => clubId ?? []))];
  const inFixtures = onceOf((fixtures: readonly FixtureRow[]) => new Set(fixtures.map(({ id }) => id)));
  const folded =
    only === undefined || slug === undefined
      ? await keptClubs(ctx.db, clubIds)
      : await keptClubsIn(ctx.db, clubIds, only.id, (id) => inFixtures(calendars.get(only.id) ?? []).has(id));
  const players = [...folded.values()].flatMap((one) => one.players);
  const runs = longestRuns(
    seasons.map((season) => season.runs),
    SHOWN,
  );
  const wins = biggestWins(
    seasons.flatMap((season) => season.wins),
    SHOWN,
  );
  const crowds = await crowdsOf(ctx.db, [...calendars.values()], SHOWN);
  const whoMet = (fixtureId: string, competitionId: string) => {
    const fixture = calendars.get(competitionId)?.find(({ id }) => id === fixtureId);
    return fixture && matchFacts([[fixture]], who)[0]?.who;
  };
  const deaths = await deathsOf(ctx.db, folded, ids);
  const called = ({ clubId, id }: PlayerRef) => {
    const player = players.find((one) => one.clubId === clubId && one.id === id);
    return player && { clubId, id, name: player.name, position: player.position };
  };
  return {
    league: leagueHead(league),
    competition: slug === undefined ? undefined : headOf(only),
    competitions: (slug === undefined ? all : competitions).map((one) => ({
      id: one.id,
      slug: one.slug,
      name: one.name,
      season: one.season.name,
    })),
    /** Clubs and people that records name, each under what it is called through all competitions; the newest entry names it. */
    named: namedBy(
      await publicEntries(
        ctx.db,
        newestOf(
          ids.map((id) => rowsOf.get(id) ?? []),
          who,
        ),
        names,
      ),
      who,
    ),
    leaders: DEEDS.map((deed) => ({
      deed,
      players: leaders(players, deed, SHOWN).map(({ deeds, ...player }) => ({ ...player, count: deeds[deed] })),
    })),
    graveyard: players
      .filter(({ diedIn, status }) => diedIn !== undefined && status === "dead")
      .map((player) => {
        const death = deaths.find(({ victim }) => victim.clubId === player.clubId && victim.id === player.id);
        return { ...withoutDeeds(player), killer: death?.killer && called(death.killer) };
      }),
    /** Players who killed, each with the dead; stars and mercenaries belong to no club and are left out. */
    killers: killersOf(deaths, SHOWN).flatMap(({ killer, victims }) => {
      const player = called(killer);
      return player === undefined ? [] : [{ ...player, victims: victims.flatMap((victim) => called(victim) ?? []) }];
    }),
    /** The matches that most people came to. */
    crowds: crowds.map((crowd) => ({ ...crowd, who: whoMet(crowd.fixtureId, crowd.competitionId) })),
    rich: richest(folded),
    runs: runs.map(({ from, to, ...run }) => ({ ...run, from: from.fixtureId, to: to.fixtureId })),
    wins,
    champions: competitions
      .filter(({ state }) => state === "finished")
      .flatMap((one) => {
        const [first] = keptOrder(one, rowsOf.get(one.id) ?? [], calendars.get(one.id) ?? []).order;
        return first === undefined ? [] : [{ competitionId: one.id, who: who(first) }];
      }),
    tallies: talliesOf([...calendars.values()], who),
    matches: seasons.reduce((sum, season) => sum + season.matches, 0),
  };
}

/** Who is behind an entry of people; ids of accounts stay here. */
const personOf = ({ id, personId, partnerId }: EntryRow) =>
  personId === null ? id : [personId, partnerId ?? ""].sort().join(" ");

const headOf = (competition: PublicCompetition | undefined) => {
  if (competition === undefined) return undefined;
  const { id, slug, name, game, edition, format, state, season } = competition;
  return { id, slug, name, game, edition, format, state, season };
};

/** One entry of each who takes part, of lists of which the newest stands first. */
function newestOf(lists: readonly (readonly EntryRow[])[], who: (entryId: string) => string): EntryRow[] {
  const newest = new Map<string, EntryRow>();
  for (const row of lists.flat()) if (!newest.has(who(row.id))) newest.set(who(row.id), row);
  return [...newest.values()];
}

type Named = Pick<Awaited<ReturnType<typeof publicEntries>>[number], "name" | "crest" | "clubSlug" | "coachName">;

function namedBy(
  entries: Awaited<ReturnType<typeof publicEntries>>,
  who: (entryId: string) => string,
): Readonly<Record<string, Named>> {
  return Object.fromEntries(
    entries.map(({ id, name, crest, clubSlug, coachName }) => [who(id), { name, crest, clubSlug, coachName }]),
  );
}

const withoutDeeds = ({ deeds, ...player }: PlayerDeeds) => ({ ...player, spp: deeds.spp });

/** Clubs by treasury, in gold pieces. */
const richest = (folded: Awaited<ReturnType<typeof keptClubs>>) =>
  bestOf(
    [...folded].flatMap(([clubId, { club }]) => (club === undefined ? [] : [{ who: clubId, gold: club.treasury }])),
    (a, b) => b.gold - a.gold,
    SHOWN,
  );

/** The ids of competitions season by season, the oldest first. */
function seasonsOf(competitions: readonly PublicCompetition[]): readonly (readonly string[])[] {
  const seasons = new Map<number, string[]>();
  for (const { id, season } of competitions) seasons.set(season.number, [...(seasons.get(season.number) ?? []), id]);
  return [...seasons].sort(([a], [b]) => a - b).map(([, ids]) => ids);
}
