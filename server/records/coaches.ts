import { inEnglish } from "@/engine/core/in-english";
import { onceOf } from "@/engine/core/once";
import { crestOf } from "@/engine/league/crest";
import type { Context } from "../context";
import { notFound } from "../errors";
import { fixturesOfEntry } from "../kept/by-entry";
import { keptCalendars } from "../kept/calendars";
import { keptEntriesOf } from "../kept/entries";
import { publicEntries } from "../public/entries";
import { leagueHead } from "../public/league";
import { type CoachNames, coachNamesOf } from "../public/names";
import { findPublicLeague, publicClubs, publicClubsOf, publicCompetitions } from "../public/store";
import { keptOrder } from "../seasons/final-order";
import { freeSlug } from "../slugs/slug";
import { factOf, playedIn } from "./facts";
import { coachesIn, ratedMatches } from "./rated";
import { ratingsOf } from "./ratings";
import type { CoachPath } from "./schema";

/** A coach with the word of the address, which is made of the name that the league shows. */
interface CoachSlug {
  readonly userId: string;
  readonly slug: string;
  readonly name: string;
}

/** The coaches of a league with the words of their addresses. */
export const coachSlugs = onceOf((names: CoachNames): readonly CoachSlug[] => {
  const taken = new Set<string>();
  return names.userIds.flatMap((userId) => {
    const name = names(userId);
    if (name === undefined) return [];
    const slug = freeSlug(name, taken);
    taken.add(slug);
    return [{ userId, slug, name }];
  });
});

/** A coach in a league: clubs, competitions with the place in each, and matches of two in figures. @throws AppError `coach-not-found` */
export async function publicCoach(ctx: Context, { league: leagueSlug, coach: slug }: CoachPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const names = await coachNamesOf(ctx.db, league);
  const coach = coachSlugs(names).find((one) => one.slug === slug);
  if (coach === undefined) throw notFound("coach");
  const isOwn = (userId: string | null) => userId === coach.userId;
  const competitions = await publicCompetitions(ctx.db, league.id);
  const ids = competitions.map(({ id }) => id);
  const entries = await keptEntriesOf(ctx.db, ids);
  const own = [...entries.values()]
    .flat()
    .filter(({ coachId, personId, partnerId }) => isOwn(coachId) || isOwn(personId) || isOwn(partnerId));
  const played = [...new Set(own.map(({ competitionId }) => competitionId))];
  const calendars = await keptCalendars(ctx.db, played);
  const shown = await publicEntries(ctx.db, own, names);
  const ownIds = new Set(own.map(({ id }) => id));
  return {
    league: leagueHead(league),
    coach: { slug: coach.slug, name: coach.name },
    clubs: (await publicClubsOf(ctx.db, league.id, coach.userId)).map(({ id: _, coachId: __, crest, ...club }) => ({
      ...club,
      crest: crestOf(crest),
    })),
    competitions: competitions
      .filter(({ id }) => played.includes(id))
      .map((one) => {
        const isIn = ({ competitionId }: { readonly competitionId: string }) => competitionId === one.id;
        const entry = shown.find(isIn);
        const fixtures = calendars.get(one.id) ?? [];
        const place = keptOrder(one, entries.get(one.id) ?? [], fixtures).order.indexOf(entry?.id ?? "") + 1;
        const seated = own.filter(isIn).flatMap(({ id }) => fixturesOfEntry(fixtures, id));
        const facts = playedIn([[...new Set(seated)]]).flatMap((fixture) => factOf(fixture, (id) => id) ?? []);
        const results = facts.flatMap(({ who, outcomes, scores }) => {
          const side = ownIds.has(who[0]) ? 0 : ownIds.has(who[1]) ? 1 : undefined;
          return side === undefined
            ? []
            : [{ outcome: outcomes[side], scored: scores[side], against: scores[1 - side] ?? 0 }];
        });
        return {
          slug: one.slug,
          name: one.name,
          game: one.game,
          edition: one.edition,
          season: one.season.name,
          isOver: one.state === "finished",
          entry: entry && { name: entry.name, clubSlug: entry.clubSlug, crest: entry.crest },
          /** 1 is the first; undefined before the first match. */
          place: place === 0 || results.length === 0 ? undefined : place,
          won: results.filter(({ outcome }) => outcome === "won").length,
          drawn: results.filter(({ outcome }) => outcome === "drawn").length,
          lost: results.filter(({ outcome }) => outcome === "lost").length,
          scored: results.reduce((sum, { scored }) => sum + scored, 0),
          against: results.reduce((sum, { against }) => sum + against, 0),
        };
      }),
  };
}

/** Every coach of a league with clubs or entries by name, for lists and for links. */
export async function publicCoaches(ctx: Context, { league: leagueSlug }: { readonly league: string }) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const coaches = coachSlugs(await coachNamesOf(ctx.db, league));
  const clubs = await publicClubs(ctx.db, league.id);
  const competitions = await publicCompetitions(ctx.db, league.id);
  const ids = competitions.map(({ id }) => id);
  const entries = [...(await keptEntriesOf(ctx.db, ids)).values()];
  const matches = await ratedMatches(ctx.db, competitions, await keptCalendars(ctx.db, ids));
  const plays = new Set([
    ...clubs.map(({ coachId }) => coachId),
    ...entries.flat().flatMap(({ personId, partnerId, coachId }) => [personId, partnerId, coachId]),
  ]);
  return {
    league: leagueHead(league),
    ratings: ratingsOf(matches, coachesIn(entries), coaches, { k: league.ratingK, start: league.ratingStart }),
    coaches: coaches
      .filter(({ userId }) => plays.has(userId))
      .map(({ userId, slug, name }) => ({
        slug,
        name,
        clubs: clubs.filter(({ coachId }) => coachId === userId).map((club) => club.name),
      }))
      .toSorted((a, b) => inEnglish.compare(a.name, b.name)),
  };
}
