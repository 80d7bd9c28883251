import type { PlacedContext } from "../access/procedures";
import { readEnding } from "./ending";
import type { SeasonRef } from "./schema";
import { hasSeasonBegun, loadSeason, seasonNumbered } from "./store";

/** How a season stands before it ends: final orders, what is open, prizes, and whether it can be taken back. */
export async function planNextSeason(ctx: PlacedContext, { seasonId }: SeasonRef) {
  const { id, number, name, state, leagueId } = await loadSeason(ctx.db, seasonId);
  const previous = await seasonNumbered(ctx.db, leagueId, number - 1);
  const { competitions, openPlays, trophyHolders } = await readEnding(ctx.db, seasonId);
  return {
    season: { id, number, name, state },
    /** The season was begun after another one, and nothing of it has happened yet. */
    mayTakeBack: previous !== undefined && !(await hasSeasonBegun(ctx.db, id)),
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
