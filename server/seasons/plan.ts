import type { PlacedContext } from "../access/procedures";
import { readEnding } from "./ending";
import type { SeasonRef } from "./schema";
import { loadSeason, seasonNumbered } from "./store";

/** How a season stands before it ends: final orders, what is open, prizes, and whether the next one has begun. */
export async function planNextSeason(ctx: PlacedContext, { seasonId }: SeasonRef) {
  const { id, number, name, state, leagueId } = await loadSeason(ctx.db, seasonId);
  const { competitions, openPlays, trophyHolders } = await readEnding(ctx.db, seasonId);
  return {
    season: { id, number, name, state },
    previous: await seasonNumbered(ctx.db, leagueId, number - 1),
    competitions: competitions.map(({ row, ...rest }) => ({
      id: row.id,
      name: row.name,
      game: row.game,
      edition: row.edition,
      format: row.format,
      ...rest,
    })),
    openPlays,
    trophyHolders,
  };
}
