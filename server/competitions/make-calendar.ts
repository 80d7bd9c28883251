import type { Db } from "@/db/client";
import { seededDice } from "@/engine/core/simulate";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { layKnockOut } from "../brackets/lay-knock-out";
import { layDivisions } from "../divisions/lay-divisions";
import { listDivisions } from "../divisions/store";
import { conflict, refused } from "../errors";
import { loadLeague } from "../leagues/store";
import { showChange } from "../live/show-change";
import { removeCalendar } from "./calendar-store";
import { type CalendarPlan, layCalendar } from "./lay-calendar";
import type { MakeCalendar } from "./schema";
import { type CompetitionRow, type EntryRow, hasBegun, listEntries, lockCompetition, updateCompetition } from "./store";

const FORMATS_WITH_CALENDAR: readonly string[] = ["round-robin", "double-round-robin", "knock-out", "groups-knock-out"];

/**
 * Makes the calendar, or makes it again while nothing was played. In a round robin everybody meets once (or twice), home
 * and away in turn; the seed decides who takes which place in the draw; divisions play side by side. A knock-out has the
 * fixtures that are known.
 * @throws AppError `too-few-entries`, `too-many-entries`, `calendar-has-begun`, `format-has-no-calendar`
 */
export async function makeCalendar(
  ctx: PlacedContext,
  input: MakeCalendar,
): Promise<{ rounds: number; fixtures: number }> {
  const { competitionId } = input;
  const made = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (!FORMATS_WITH_CALENDAR.includes(competition.format))
      throw refused("format-has-no-calendar", { format: competition.format });
    if (await hasBegun(tx, competitionId)) throw conflict("calendar-has-begun");
    const entries = (await listEntries(tx, competitionId)).filter(({ withdrawnAt }) => withdrawnAt === null);
    if (entries.length < 2) throw refused("too-few-entries", { entries: entries.length, needed: 2 });
    const { timeZone } = await loadLeague(tx, competition.leagueId);
    await removeCalendar(tx, competitionId);
    await updateCompetition(tx, competitionId, { knockOut: null });
    const laid = await lay(tx, competition, entries, { ...input, timeZone, format: competition.format });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "calendar-made",
      subject: { competition: competition.name },
      after: input,
    });
    return laid;
  });
  await showChange(ctx.place.leagueId);
  return made;
}

async function lay(
  tx: Db,
  { id, format, leagueId }: CompetitionRow,
  entries: readonly EntryRow[],
  plan: Omit<CalendarPlan, "entryIds">,
): Promise<{ rounds: number; fixtures: number }> {
  if (format === "knock-out") return layKnockOut(tx, { ...plan, leagueId, entries });
  const divisions = await listDivisions(tx, id);
  if (divisions.length > 0) return layDivisions(tx, { ...plan, divisions, entries });
  const drawn = seededDice(plan.seed).shuffle(entries, "draw");
  return layCalendar(tx, { ...plan, entryIds: drawn.map((entry) => entry.id) });
}
