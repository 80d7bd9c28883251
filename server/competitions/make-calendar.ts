import { randomUUID } from "node:crypto";
import { seededDice } from "@/engine/core/simulate";
import { type Round, roundRobin, withSecondLeg } from "@/engine/league/schedule";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, refused } from "../errors";
import { loadLeague } from "../leagues/store";
import { showChange } from "../live/show-change";
import type { MakeCalendar } from "./schema";
import { hasBegun, insertFixtures, insertRounds, listEntries, lockCompetition, removeCalendar } from "./store";
import { zonedMidnight } from "./zoned";

const FORMATS_WITH_CALENDAR: readonly string[] = ["round-robin", "double-round-robin"];

/**
 * Makes the calendar of a round robin, or makes it again while nothing was played: everybody once (or twice), home and
 * away in turn. The seed decides who takes which place in the draw.
 * @throws AppError `too-few-entries`, `calendar-has-begun`, `format-has-no-calendar`
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
    const places = seededDice(input.seed).shuffle(entries, "draw");
    const plan = roundsOf(places.length, competition.format === "double-round-robin", input);
    const { timeZone } = await loadLeague(tx, competition.leagueId);
    await removeCalendar(tx, competitionId);
    const windows = await insertRounds(
      tx,
      plan.map((_, index) => ({ competitionId, number: index + 1, ...windowOf(index, input, timeZone) })),
    );
    const idOf = new Map(windows.map(({ number, id }) => [number, id]));
    const fixtures = plan.flatMap(({ pairings }, index) =>
      pairings.map(({ home, away }, number) => ({
        id: randomUUID(),
        competitionId,
        roundId: idOf.get(index + 1) ?? "",
        number: number + 1,
        seats: [places[home], places[away]].flatMap((entry) => entry?.id ?? []),
      })),
    );
    await insertFixtures(tx, fixtures);
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "calendar-made",
      subject: { competition: competition.name },
      after: input,
    });
    return { rounds: plan.length, fixtures: fixtures.length };
  });
  await showChange(ctx.place.leagueId);
  return made;
}

function roundsOf(entries: number, isDouble: boolean, { secondLeg }: MakeCalendar): readonly Round[] {
  const firstLeg = roundRobin(entries);
  return isDouble ? withSecondLeg(firstLeg, secondLeg) : firstLeg;
}

/** A round lasts from its first day to the end of its last one, in the league's time zone. */
function windowOf(index: number, { startsOn, daysPerRound }: MakeCalendar, timeZone: string) {
  if (startsOn === undefined) return {};
  const first = index * daysPerRound;
  return {
    opensAt: zonedMidnight(startsOn, first, timeZone),
    deadlineAt: new Date(zonedMidnight(startsOn, first + daysPerRound, timeZone).getTime() - 1),
  };
}
