import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { seatAnew } from "../brackets/store";
import { type FixtureRow, listFixtures } from "../competitions/calendar-store";
import { TableSettings } from "../competitions/schema";
import { listEntries, lockCompetition, updateCompetition } from "../competitions/store";
import { conflict, notFound } from "../errors";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import type { Withdraw } from "./schema";
import { cancelFixtures, markWithdrawn } from "./store";

/** A game of fewer than three is no game of a group. */
const SMALLEST_GROUP = 3;

/**
 * An entry leaves for good: either none of its matches counts, or what was played stands and the rest goes to the others.
 * An open game of four is played by the three who stay.
 * @throws AppError `entry-has-left`, `match-under-way`
 */
export async function withdraw(
  ctx: PlacedContext,
  { competitionId, entryId, policy, score, reason }: Withdraw,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const entry = (await listEntries(tx, competitionId)).find(({ id }) => id === entryId);
    if (entry === undefined) throw notFound("entry");
    if (entry.withdrawnAt !== null) throw conflict("entry-has-left", { entry: entry.name });
    const own = (await listFixtures(tx, competitionId)).filter(({ seats }) => seats.includes(entryId));
    if (own.some(({ playId, kind }) => playId !== null && kind === null)) throw conflict("match-under-way");
    const open = own.filter(({ kind, cancelledAt }) => kind === null && cancelledAt === null);
    const goOn = open.filter(({ seats }) => seats.length > SMALLEST_GROUP);
    for (const fixture of goOn) {
      await seatAnew(
        tx,
        fixture,
        fixture.seats.filter((seat) => seat !== entryId),
      );
    }
    const off = policy === "void-all" ? own : open.filter(({ seats }) => seats.length !== 2);
    const left = off.filter((fixture) => !goOn.includes(fixture));
    await cancelFixtures(
      tx,
      left.map(({ id }) => id),
      new Date(ctx.at),
    );
    if (policy === "award-rest") {
      for (const fixture of open) if (fixture.seats.length === 2) await award(ctx, tx, fixture, entryId, score, reason);
    }
    await markWithdrawn(tx, entryId, new Date(ctx.at));
    const settings = TableSettings.parse(competition.tableRules);
    const withdrawal = { entry: entryId, policy, score, reason, at: ctx.at };
    const withdrawals = [...settings.withdrawals, withdrawal];
    await updateCompetition(tx, competitionId, { tableRules: { ...settings, withdrawals } });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "entry-withdrawn",
      subject: { entry: entry.name },
      after: { policy, score, fixtures: policy === "void-all" ? own.length : open.length },
      reason,
    });
  });
  tellCompetition(competitionId);
  await showChange(ctx.place.leagueId);
}

/** Gives an open match to the side that stays. */
async function award(
  ctx: PlacedContext,
  tx: Db,
  { id, competitionId, seats }: FixtureRow,
  leaver: string,
  score: number,
  reason: string,
): Promise<void> {
  const winner = seats.findIndex((entry) => entry !== leaver);
  const source = { fixtureId: id, competitionId, playId: undefined, userId: ctx.viewer?.userId, reason, at: ctx.at };
  const sides = seats.map((_, seat) => ({
    seat,
    score: seat === winner ? score : 0,
    place: seat === winner ? 1 : 2,
  }));
  await settle(tx, source, { kind: "awarded", winner, sides });
}
