import { foldClub } from "@/engine/blood-bowl";
import { crestOf } from "@/engine/league/crest";
import { loadBook } from "../clubs/book";
import type { Context } from "../context";
import { notFound } from "../errors";
import { leagueHead } from "../public/league";
import { findClubBySlug, findPublicLeague, matchesOfClub } from "../public/store";
import { careerOf } from "./career";
import type { PlayerPath } from "./schema";

/** A player of Blood Bowl with what he did match by match. @throws AppError `player-not-found` */
export async function publicPlayer(ctx: Context, { league: leagueSlug, club: clubSlug, player: id }: PlayerPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const club = await findClubBySlug(ctx.db, league.id, clubSlug);
  const lines = await loadBook(ctx.db, club.id);
  const squad = lines.length === 0 ? undefined : foldClub(lines.map(({ entry }) => entry));
  const player = squad?.players.find((one) => one.id === id);
  if (squad === undefined || player === undefined) throw notFound("player");
  const rows = await matchesOfClub(ctx.db, club.id);
  return {
    league: leagueHead(league),
    club: { slug: club.slug, name: club.name, crest: crestOf(club.crest) },
    squad,
    player,
    career: careerOf(id, lines).map(({ fixtureId, ...step }) => {
      const seats = rows.filter((row) => row.fixtureId === fixtureId);
      const own = seats.find(({ seat, ownSeat }) => seat === ownSeat);
      return {
        ...step,
        match: own && {
          competition: own.competition,
          competitionName: own.competitionName,
          round: own.round,
          playId: own.playId ?? undefined,
          opponent: seats
            .filter(({ seat }) => seat !== own.seat)
            .map(({ name }) => name)
            .join(", "),
        },
      };
    }),
  };
}
