import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, notFound } from "../errors";
import { showChange } from "../live/show-change";
import { calendarFacts } from "./facts";
import { isAsKept, KeptPlan } from "./kept-dates";
import { holdFixtures, loadPlanDeed, setDates } from "./plan-store";
import type { PlanRef } from "./schema";
import { lockCalendar } from "./store";

/**
 * Gives every fixture that a plan dated its former date and place back, all or none.
 * @throws AppError `plan-not-found`, `fixture-not-found`, `plan-changed-since` where one was moved, locked, started or
 * played after the plan
 */
export async function undoPlan(
  ctx: PlacedContext,
  { leagueId, planId }: PlanRef,
): Promise<{ readonly undone: number }> {
  const undone = await ctx.db.transaction(async (tx) => {
    await lockCalendar(tx, leagueId);
    const { before, after } = KeptPlan.parse(await loadPlanDeed(tx, leagueId, planId));
    await holdFixtures(
      tx,
      after.map(({ fixtureId }) => fixtureId),
    );
    const { fixtures } = await calendarFacts(tx, leagueId);
    const known = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
    for (const kept of after) {
      const fixture = known.get(kept.fixtureId);
      if (fixture === undefined) throw notFound("fixture");
      if (fixture.whyUnmovable !== undefined || !isAsKept(fixture, kept))
        throw conflict("plan-changed-since", { match: fixture.names.join(" – ") });
    }
    await setDates(tx, before);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "plan-undone",
      subject: { fixtures: before.length },
      before: after,
      after: before,
    });
    return before.length;
  });
  if (undone > 0) await showChange(leagueId);
  return { undone };
}
