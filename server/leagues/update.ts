import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { removeDemo } from "../demo/remove-demo";
import { conflict, forbidden } from "../errors";
import { showLeagues } from "../live/show-change";
import type { RemoveLeague, UpdateLeague } from "./schema";
import { loadLeague, removeLeagueRow, updateLeagueRow } from "./store";

/** Changes what a league says of itself; its address stays. */
export async function updateLeague(ctx: PlacedContext, { leagueId, ...values }: UpdateLeague): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = await loadLeague(tx, leagueId);
    if (Object.keys(values).length > 0) await updateLeagueRow(tx, leagueId, values);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "league-changed",
      subject: { league: before.name },
      before: Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(before, key)])),
      after: values,
    });
  });
  await showLeagues(leagueId);
}

/**
 * Removes a league with everything in it, for ever; its name must be typed. A deputy does not.
 * @throws AppError `organisers-only`, `name-does-not-match`
 */
export async function removeLeague(ctx: PlacedContext, { leagueId, name }: RemoveLeague): Promise<void> {
  if (!ctx.standing.appoints) throw forbidden("organisers-only");
  await ctx.db.transaction(async (tx) => {
    const league = await loadLeague(tx, leagueId);
    if (league.name !== name.trim()) throw conflict("name-does-not-match", { name: league.name });
    if (league.demo) await removeDemo(tx, leagueId);
    else await removeLeagueRow(tx, leagueId);
    await writeAudit(tx, {
      leagueId: undefined,
      userId: ctx.viewer?.userId,
      action: "league-removed",
      subject: { league: league.name },
    });
  });
  await showLeagues(leagueId);
}
