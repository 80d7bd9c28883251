import { type Planned, type PlanProgress, planDates, type Stuck } from "@/engine/league/plan-dates";
import { zonedTime } from "@/server/places/door";
import { daysOf, weekdayOf } from "./days";
import type { Planning, PlanRound } from "./planning-types";

/** What is planned, and with what. */
export interface Wish {
  readonly competitionId: string;
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** "19:30" */
  readonly times: readonly string[];
  /** Also fixtures that have a date already. */
  readonly again: boolean;
}

export interface DatesPlan {
  readonly planned: readonly Planned[];
  readonly stuck: readonly Stuck[];
}

const LONGEST_ROUND = 370;

/** How long it may reckon before the screen is drawn again, in ms. */
const BREATH = 40;

/** Plans in small steps, so that the screen stays alive and shows how far it is. */
export async function makePlan(
  planning: Planning,
  wish: Wish,
  onProgress: (progress: PlanProgress) => void,
): Promise<DatesPlan> {
  const steps = planDates(inputOf(planning, wish));
  let drawnAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - drawnAt < BREATH) continue;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    drawnAt = performance.now();
  }
}

function inputOf(planning: Planning, { competitionId, weekdays, times, again }: Wish) {
  const { fixtures, places, blackouts, timeZone } = planning;
  const isWanted = ({ competitionId: own, startsAt, whyUnmovable }: Planning["fixtures"][number]) =>
    own === competitionId && whyUnmovable === undefined && (again || startsAt === undefined);
  const slotsOf = ({ firstDay, lastDay }: PlanRound) =>
    daysOf(firstDay, lastDay, LONGEST_ROUND)
      .filter((day) => weekdays.includes(weekdayOf(day)))
      .flatMap((day) => times.map((time) => ({ day, at: zonedTime(day, time, timeZone).getTime() })))
      .sort((a, b) => a.at - b.at);
  return {
    places,
    blackouts,
    rounds: planning.rounds
      .filter((round) => round.competitionId === competitionId)
      .map((round) => ({
        id: round.id,
        fixtures: fixtures.filter((fixture) => fixture.roundId === round.id && isWanted(fixture)),
        slots: slotsOf(round),
      }))
      .filter((round) => round.fixtures.length > 0),
    fixed: fixtures.flatMap((fixture) =>
      fixture.startsAt === undefined || isWanted(fixture)
        ? []
        : { players: fixture.players, at: fixture.startsAt, place: fixture.place ?? "" },
    ),
  };
}
