import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { isFriendly } from "../competitions/friendly";
import type { EntryRow } from "../competitions/store";
import type { Context } from "../context";
import { notFound } from "../errors";
import { keptFolds, keptSquads } from "../kept/book-folds";
import { keptCalendars } from "../kept/calendars";
import { keptEntriesOf } from "../kept/entries";
import { publicEntries } from "../public/entries";
import { leagueHead } from "../public/league";
import { coachNamesOf } from "../public/names";
import { findPublicLeague, type PublicCompetition, publicCompetitions } from "../public/store";
import { runtime } from "../runtime";
import { keptOrder } from "../seasons/final-order";
import { crowdsOf } from "./attendance";
import { biggestWins, matchFacts, unbeatenRuns } from "./facts";
import { deathsOf, killersOf, type PlayerRef } from "./killers";
import { DEEDS, deedsOf, leaders } from "./players";
import type { RecordsPath } from "./schema";
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
  const entries = await publicEntries(ctx.db, rows, names);
  const firstOf = new Map(rows.toReversed().map((row) => [personOf(row), row.id]));
  const whoOf = new Map(rows.map((row) => [row.id, row.clubId ?? firstOf.get(personOf(row)) ?? row.id]));
  const who = (entryId: string) => whoOf.get(entryId) ?? entryId;
  const seasons = new Map(all.map(({ id, season }) => [id, season.number]));
  const facts = matchFacts([...calendars.values()], who, (id) => seasons.get(id) ?? 0);
  const clubIds = [...new Set(rows.flatMap(({ clubId }) => clubId ?? []))];
  const inFixtures = onceOf((fixtures: readonly FixtureRow[]) => new Set(fixtures.map(({ id }) => id)));
  const counts =
    slug === undefined
      ? undefined
      : (fixtureId: string) => ids.some((id) => inFixtures(calendars.get(id) ?? []).has(fixtureId));
  const deeds = await keptFolds(
    ctx.db,
    runtime().kept.deeds,
    clubIds,
    (lines, clubId) => deedsOf(clubId, lines, counts),
    slug === undefined ? "" : ids.join(),
  );
  const players = [...deeds.values()].flat();
  const runs = unbeatenRuns(facts, SHOWN);
  const wins = biggestWins(facts, SHOWN);
  const deaths = await deathsOf(ctx.db, ids);
  const fixturesOf = new Map(facts.map((fact) => [fact.fixtureId, fact.who]));
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
    named: namedBy(entries, who),
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
    crowds: (await crowdsOf(ctx.db, ids, SHOWN)).map((crowd) => ({ ...crowd, who: fixturesOf.get(crowd.fixtureId) })),
    rich: richest(await keptSquads(ctx.db, clubIds)),
    runs: runs.map(({ from, to, ...run }) => ({ ...run, from: from.fixtureId, to: to.fixtureId })),
    wins,
    champions: competitions
      .filter(({ state }) => state === "finished")
      .flatMap((one) => {
        const isOwn = ({ competitionId }: { readonly competitionId: string }) => competitionId === one.id;
        const [first] = keptOrder(one, rows.filter(isOwn), calendars.get(one.id) ?? []).order;
        return first === undefined ? [] : [{ competitionId: one.id, who: who(first) }];
      }),
    tallies: talliesOf([...calendars.values()], who),
    matches: facts.length,
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

type Named = Pick<Awaited<ReturnType<typeof publicEntries>>[number], "name" | "crest" | "clubSlug" | "coachName">;

function namedBy(
  entries: Awaited<ReturnType<typeof publicEntries>>,
  who: (entryId: string) => string,
): Readonly<Record<string, Named>> {
  return Object.fromEntries(
    entries.map(({ id, name, crest, clubSlug, coachName }) => [who(id), { name, crest, clubSlug, coachName }]),
  );
}

const withoutDeeds = ({ deeds, ...player }: ReturnType<typeof deedsOf>[number]) => ({ ...player, spp: deeds.spp });

/** Clubs by treasury, in gold pieces. */
function richest(squads: Awaited<ReturnType<typeof keptSquads>>) {
  return [...squads]
    .flatMap(([clubId, squad]) => (squad === undefined ? [] : [{ who: clubId, gold: squad.treasury }]))
    .toSorted((a, b) => b.gold - a.gold)
    .slice(0, SHOWN);
}
