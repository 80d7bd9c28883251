import { crestOf } from "@/engine/league/crest";
import type { PlacedContext } from "../access/procedures";
import { listEntries } from "../competitions/store";
import type { Context } from "../context";
import { notFound } from "../errors";
import { loadFixture, loadSides } from "../fixtures/store";
import { foldedPlay } from "../plays/folded";
import { headOf } from "../plays/get";
import { seenView } from "../plays/seen";
import { loadPlay, loadSeats } from "../plays/store";
import { leagueHead } from "./league";
import { momentsOf } from "./moments";
import { coachNamesOf } from "./names";
import type { PlayPath, WatchedPlay } from "./schema";
import { findPublicLeague, publicCompetitions } from "./store";

/** A play as everybody may watch it. */
export async function publicPlay(ctx: Context, { league: leagueSlug, competition: slug, playId }: PlayPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const play = await loadPlay(ctx.db, playId);
  const competition = (await publicCompetitions(ctx.db, league.id)).find(({ id }) => id === play.competitionId);
  if (competition === undefined || competition.slug !== slug) throw notFound("play");
  const { tableRules: _, ...shown } = competition;
  const names = await coachNamesOf(ctx.db, league);
  const found = play.fixtureId === null ? undefined : await loadFixture(ctx.db, play.fixtureId);
  const sides = play.fixtureId === null ? [] : await loadSides(ctx.db, play.fixtureId);
  const entries = await listEntries(ctx.db, competition.id);
  const seats = await loadSeats(ctx.db, playId);
  const folded = await foldedPlay(ctx.db, play);
  const head = headOf(play);
  return {
    league: leagueHead(league),
    competition: shown,
    fixture: found && {
      round: found.round,
      startsAt: found.fixture.startsAt?.getTime(),
      place: found.fixture.place ?? undefined,
    },
    sides: inPlayOrder(sides, seats).map(({ clubSlug, crest, coachId, ...entry }, seat) => ({
      seat,
      name: names.entry(entry),
      clubSlug: clubSlug ?? undefined,
      crest: crestOf(crest),
      coachName: names(coachId),
    })),
    /** What is shown of each seat of the play; a pair sits in two. */
    seats: seats.map(({ entryId, userId }) => {
      const entry = entries.find(({ id }) => id === entryId);
      return {
        name: (entry?.kind === "pair" ? names(userId) : entry && names.entry(entry)) ?? "",
        crest: crestOf(entry?.crest),
      };
    }),
    play: {
      ...head,
      startedAt: head.startedAt.getTime(),
      finishedAt: head.finishedAt?.getTime(),
      isAnnulled: play.annulledAt !== null,
    },
    view: seenView(play.game, folded, undefined).view,
    moments: momentsOf(play.game, folded.entries),
  };
}

/** The sides of a fixture in the order in which the play has them: a report may have come from a fixture the other way round. */
function inPlayOrder<Side extends { readonly entryId: string }>(
  sides: readonly Side[],
  seats: readonly { readonly entryId: string | null }[],
): Side[] {
  const placeOf = ({ entryId }: Side) => seats.findIndex((seat) => seat.entryId === entryId);
  return sides.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** How a play stands now, for a line in a list. */
export async function playAtAGlance(ctx: PlacedContext, { playId }: WatchedPlay) {
  const play = await loadPlay(ctx.db, playId);
  const folded = await foldedPlay(ctx.db, play);
  return { game: play.game, version: folded.version, view: seenView(play.game, folded, undefined).view };
}
