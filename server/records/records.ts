import { bestOf } from "@/engine/core/best-of";
import { isFriendly } from "../competitions/friendly";
import type { Context } from "../context";
import { notFound } from "../errors";
import { keptClubs } from "../kept/book-folds";
import { keptCalendars } from "../kept/calendars";
import { keptEntriesOf } from "../kept/entries";
import { publicEntries } from "../public/entries";
import { leagueHead } from "../public/league";
import { coachNamesOf } from "../public/names";
import { findPublicLeague, type PublicCompetition, publicCompetitions } from "../public/store";
import { keptOrder } from "../seasons/final-order";
import { crowdsOf } from "./attendance";
import { bySeason } from "./by-season";
import { biggestWins } from "./facts";
import { deathsOf, killersOf, type PlayerRef } from "./killers";
import { peopleIn } from "./people";
import { DEEDS, deadOf, leaders, type PlayerDeeds, playerOf, squadIn } from "./players";
import { longestRuns } from "./runs";
import type { RecordsPath } from "./schema";
import { seasonRecords } from "./season-records";
import { SHOWN } from "./shown";
import { talliesOf } from "./tallies";

/** The records of a competition, or of all competitions of a league: one query a kind of thing. @throws AppError `competition-not-found` */
export async function publicRecords(ctx: Context, { league: leagueSlug, competition: slug }: RecordsPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const all = await publicCompetitions(ctx.db, league.id);
  // Friendlies have records of their own, and none beside the league's.
  const competitions = all.filter((one) => (slug === undefined ? !isFriendly(one) : one.slug === slug));
  const only = slug === undefined ? undefined : competitions[0];
  if (slug !== undefined && only === undefined) throw notFound("competition");
  const ids = competitions.map(({ id }) => id);
  const entries = await keptEntriesOf(ctx.db, ids);
  const calendars = await keptCalendars(ctx.db, ids);
  const people = peopleIn([...entries.values()]);
  const { who, newest } = people;
  const seasons = bySeason(competitions).map((own) => seasonRecords(calendars, own, people));
  const clubIds = [...new Set(newest.flatMap(({ clubId }) => clubId ?? []))];
  const folded = await keptClubs(ctx.db, clubIds);
  const squads = new Map([...folded].map(([id, club]) => [id, squadIn(club, only?.id)]));
  const deaths = await deathsOf(ctx.db, folded, ids);
  const killerOf = new Map(deaths.map(({ victim, killer }) => [refOf(victim), killer]));
  const called = ({ clubId, id }: PlayerRef) => {
    const player = playerOf(squads.get(clubId), id);
    return player && { clubId, id, name: player.name, position: player.position };
  };
  const crowds = await crowdsOf(ctx.db, [...calendars.values()]);
  const names = await coachNamesOf(ctx.db, league);
  return {
    league: leagueHead(league),
    competition: headOf(only),
    competitions: (slug === undefined ? all : competitions).map((one) => ({
      id: one.id,
      slug: one.slug,
      name: one.name,
      season: one.season.name,
    })),
    /** Clubs and people that records name, each under what it is called through all competitions; the newest entry names it. */
    named: namedBy(await publicEntries(ctx.db, newest, names), who),
    leaders: DEEDS.map((deed) => ({
      deed,
      players: leaders([...squads.values()], deed).map(({ deeds, ...player }) => ({ ...player, count: deeds[deed] })),
    })),
    graveyard: [...squads.values()].flatMap(deadOf).map((player) => {
      const killer = killerOf.get(refOf(player));
      return { ...withoutDeeds(player), killer: killer && called(killer) };
    }),
    /** Players who killed, each with the dead; stars and mercenaries belong to no club and are left out. */
    killers: killersOf(deaths, SHOWN).flatMap(({ killer, victims }) => {
      const player = called(killer);
      return player === undefined ? [] : [{ ...player, victims: victims.flatMap((victim) => called(victim) ?? []) }];
    }),
    /** The matches that most people came to. */
    crowds: crowds.map(({ seats, ...crowd }) => ({ ...crowd, who: seats.map(who) })),
    rich: richest(folded),
    runs: longestRuns(
      seasons.map((season) => season.runs),
      SHOWN,
    ).map(({ from, to, ...run }) => ({ ...run, from: from.fixtureId, to: to.fixtureId })),
    wins: biggestWins(
      seasons.flatMap((season) => season.wins),
      SHOWN,
    ),
    champions: competitions
      .filter(({ state }) => state === "finished")
      .flatMap((one) => {
        const [first] = keptOrder(one, entries.get(one.id) ?? [], calendars.get(one.id) ?? []).order;
        return first === undefined ? [] : [{ competitionId: one.id, who: who(first) }];
      }),
    tallies: talliesOf(seasons.map((season) => season.tallies)),
    matches: seasons.reduce((sum, season) => sum + season.matches, 0),
  };
}

const refOf = ({ clubId, id }: PlayerRef) => `${clubId} ${id}`;

const headOf = (competition: PublicCompetition | undefined) => {
  if (competition === undefined) return undefined;
  const { id, slug, name, game, edition, format, state, season } = competition;
  return { id, slug, name, game, edition, format, state, season };
};

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
