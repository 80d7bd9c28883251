import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict } from "../errors";
import { showChange } from "../live/show-change";
import { nextSeqs } from "../plays/books";
import type { SeasonRef } from "./schema";
import {
  competitionsOfSeason,
  hasSeasonBegun,
  lockSeason,
  prizeEntriesAt,
  putBackFixtures,
  removeSeason,
  seasonNumbered,
  setSeasonState,
  withdrawEntries,
} from "./store";

/**
 * Takes a season back that was begun by mistake, while nothing of it was played or redrafted for: the one before goes
 * on as it was, its prizes are taken back.
 * @throws AppError `season-has-begun`, `first-season-stays`
 */
export async function takeBackSeason(ctx: PlacedContext, { seasonId }: SeasonRef): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const season = await lockSeason(tx, seasonId);
    const before = await seasonNumbered(tx, leagueId, season.number - 1);
    if (before === undefined) throw conflict("first-season-stays");
    const after = await seasonNumbered(tx, leagueId, season.number + 1);
    if (after !== undefined || (await hasSeasonBegun(tx, seasonId))) throw conflict("season-has-begun");
    const ids = (await competitionsOfSeason(tx, before.id)).map(({ id }) => id);
    await removeSeason(tx, seasonId);
    await setSeasonState(tx, before.id, "running");
    await putBackFixtures(tx, ids, season.createdAt);
    await takeBackPrizes(ctx, tx, season.createdAt);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "season-taken-back",
      subject: { season: season.name },
      after: { season: before.name },
    });
  });
  await showChange(leagueId);
}

/** Prizes and trophies of the end that is taken back no longer count. */
async function takeBackPrizes(ctx: PlacedContext, tx: Db, bookedAt: Date): Promise<void> {
  const booked = await prizeEntriesAt(tx, ctx.place.leagueId, bookedAt);
  if (booked.size === 0) return;
  const next = await nextSeqs(tx, [...booked.keys()].sort());
  const by = { userId: ctx.viewer?.userId, at: ctx.at };
  await withdrawEntries(
    tx,
    [...booked].map(([clubId, seqs]) => ({ clubId, seqs, seq: next.get(clubId) ?? 1 })),
    by,
  );
}
