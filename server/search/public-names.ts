import type { Context } from "../context";
import { keptClubs } from "../kept/book-folds";
import { leagueHead } from "../public/league";
import { coachNamesOf } from "../public/names";
import type { LeaguePath } from "../public/schema";
import { findPublicLeague, publicClubs } from "../public/store";
import { coachSlugs } from "../records/coaches";

/** Everything of a league that has a name and a page: competitions are few and stand on its home. */
export async function publicNames(ctx: Context, { league: slug }: LeaguePath) {
  const league = await findPublicLeague(ctx.db, slug);
  const names = await coachNamesOf(ctx.db, league);
  const clubs = await publicClubs(ctx.db, league.id);
  const folded = await keptClubs(
    ctx.db,
    clubs.map(({ id }) => id),
  );
  return {
    league: leagueHead(league),
    clubs: clubs.map(({ slug: club, name, roster, coachId }) => ({
      slug: club,
      name,
      roster: roster ?? undefined,
      coachName: names(coachId),
    })),
    coaches: coachSlugs(names).map(({ slug: coach, name }) => ({ slug: coach, name })),
    players: clubs.flatMap(({ id, slug: club, name: clubName }) => {
      const players = folded.get(id)?.club?.players ?? [];
      return players
        .filter(({ name }) => name !== "")
        .map((player) => ({ club, clubName, id: player.id, name: player.name, position: player.position }));
    }),
  };
}
