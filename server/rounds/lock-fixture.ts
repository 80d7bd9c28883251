import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { lockFixture, updateFixture } from "../fixtures/store";
import type { LockFixture } from "./schema";

/** Keeps a fixture where it is, or lets it move again. */
export async function setFixtureLock(ctx: PlacedContext, { fixtureId, isLocked }: LockFixture): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if (fixture.locked === isLocked) return;
    await updateFixture(tx, fixtureId, { locked: isLocked });
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: ctx.viewer?.userId,
      action: isLocked ? "fixture-locked" : "fixture-unlocked",
      subject: { fixtureId },
    });
  });
}
