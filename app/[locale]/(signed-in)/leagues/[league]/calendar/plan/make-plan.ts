import {
  type DatePlan,
  type Planned,
  type PlanProgress,
  planDates,
  type Slot,
  type Stuck,
} from "@/engine/league/plan-dates";
import { zonedTime } from "@/server/places/door";
import { daysOf, weekdayOf } from "./days";
import type { PlanFixture, Planning, PlanRound } from "./planning-types";
import { clashesAt } from "./target";

/** What is planned, and with what. */
export interface Wish {
  readonly competitionId: string;
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** "19:30" */
  readonly times: readonly string[];
  /** Also fixtures whose date clashes with something; all others keep theirs. */
  readonly mend: boolean;
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

function inputOf(planning: Planning, wish: Wish): DatePlan {
  const { rounds, places, blackouts } = planning;
  const { wanted, kept } = sorted(planning, wish);
  return {
    places,
    blackouts,
    rounds: rounds
      .map((round) => ({
        id: round.id,
        fixtures: wanted.filter(({ roundId }) => roundId === round.id),
        slots: slotsOf(round, planning, wish),
      }))
      .filter(({ fixtures }) => fixtures.length > 0),
    fixed: kept.flatMap(({ players, startsAt, place }) =>
      startsAt === undefined ? [] : { players, at: startsAt, place: place ?? "" },
    ),
  };
}

function slotsOf({ firstDay, lastDay }: PlanRound, { timeZone }: Planning, { weekdays, times }: Wish): Slot[] {
  return daysOf(firstDay, lastDay, LONGEST_ROUND)
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .flatMap((day) => times.map((time) => ({ day, at: zonedTime(day, time, timeZone).getTime() })))
    .sort((a, b) => a.at - b.at);
}

/** Who gets a date, and who keeps the one that is known: of two that clash, the one that comes first. */
function sorted(planning: Planning, { competitionId, mend }: Wish) {
  const isOwn = (fixture: PlanFixture) => fixture.competitionId === competitionId && fixture.whyUnmovable === undefined;
  const wanted = planning.fixtures.filter((fixture) => isOwn(fixture) && fixture.startsAt === undefined);
  const dated = planning.fixtures.filter(({ startsAt }) => startsAt !== undefined);
  if (!mend) return { wanted, kept: dated };
  const kept = dated.filter((fixture) => !isOwn(fixture));
  for (const fixture of dated.filter(isOwn)) {
    const round = planning.rounds.find(({ id }) => id === fixture.roundId);
    const clashes = round && clashesAt({ ...planning, fixtures: kept }, fixture, { round, day: fixture.day });
    if (clashes?.some(({ kind }) => kind !== "twice-in-round")) wanted.push(fixture);
    else kept.push(fixture);
  }
  return { wanted, kept };
}
