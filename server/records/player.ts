import { crestOf } from "@/engine/league/crest";
import type { Context } from "../context";
import { notFound } from "../errors";
import { keptBook } from "../kept/book-folds";
import { fixturesOfClub } from "../public/club-matches";
import { leagueHead } from "../public/league";
import { findClubBySlug, findPublicLeague } from "../public/store";
import { careerOf } from "./career";
import type { PlayerPath } from "./schema";

/** A player of Blood Bowl with what he did match by match. @throws AppError `player-not-found` */
export async function publicPlayer(ctx: Context, { league: leagueSlug, club: clubSlug, player: id }: PlayerPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const club = await findClubBySlug(ctx.db, league.id, clubSlug);
  const { lines, club: squad } = await keptBook(ctx.db, club.id);
  const player = squad?.players.find((one) => one.id === id);
  if (squad === undefined || player === undefined) throw notFound("player");
  const matches = await fixturesOfClub(ctx.db, league.id, club.id);
  return {
    league: leagueHead(league),
    club: { slug: club.slug, name: club.name, crest: crestOf(club.crest) },
    squad,
    player,
    career: careerOf(id, lines).map(({ fixtureId, ...step }) => {
      const match = matches.find(({ fixture }) => fixture.id === fixtureId);
      return {
        ...step,
        match: match && {
          competition: match.competition.slug,
          competitionName: match.competition.name,
          round: match.fixture.round,
          playId: match.fixture.playId ?? undefined,
          opponent: match.opponents.map(({ entry }) => entry.name).join(", "),
        },
      };
    }),
  };
}
