import { clashesOf } from "@/engine/league/clashes";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { zonedDay } from "../competitions/zoned";
import { conflict, notFound } from "../errors";
import { showChange } from "../live/show-change";
import { type CalendarEntry, calendarFacts } from "./facts";
import { isAsKept, keptDate } from "./kept-dates";
import { DATES_PLANNED, setDates } from "./plan-store";
import type { ApplyPlan } from "./schema";
import { lockCalendar } from "./store";

/**
 * Gives many fixtures the dates and places of a plan, all or none; a fixture that has them already keeps its revision.
 * By the id of the plan it can be undone.
 * @throws AppError `plan-is-stale` where something moved meanwhile, and why a fixture cannot move
 */
export async function applyPlan(
  ctx: PlacedContext,
  { leagueId, dates }: ApplyPlan,
): Promise<{ readonly dated: number; readonly planId: number }> {
  const applied = await ctx.db.transaction(async (tx) => {
    await lockCalendar(tx, leagueId);
    const { timeZone, rounds, fixtures, places, blackouts } = await calendarFacts(tx, leagueId);
    const known = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
    const planned = new Map(
      dates.map(({ fixtureId, at, place }): [string, CalendarEntry] => {
        const fixture = known.get(fixtureId);
        if (fixture === undefined) throw notFound("fixture");
        if (fixture.whyUnmovable !== undefined) throw conflict(fixture.whyUnmovable);
        return [fixtureId, { ...fixture, startsAt: at, day: zonedDay(new Date(at), timeZone), place }];
      }),
    );
    const others = fixtures.map((fixture) => planned.get(fixture.id) ?? fixture);
    for (const fixture of planned.values()) {
      const window = rounds.find(({ id }) => id === fixture.roundId) ?? { firstDay: undefined, lastDay: undefined };
      const clashes = clashesOf(fixture, { others, places, blackouts, window });
      // Twice in a round is how the round was before; a plan of dates cannot help that.
      if (clashes.some(({ kind }) => kind !== "twice-in-round")) throw conflict("plan-is-stale");
    }
    const before = fixtures.filter((fixture) => {
      const after = planned.get(fixture.id);
      return after !== undefined && !isAsKept(fixture, keptDate(after));
    });
    const after = before.flatMap(({ id }) => planned.get(id) ?? []).map(keptDate);
    await setDates(tx, after);
    const planId = await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: DATES_PLANNED,
      subject: { fixtures: after.length },
      before: before.map(keptDate),
      after,
    });
    return { dated: after.length, planId };
  });
  if (applied.dated > 0) await showChange(leagueId);
  return applied;
}
