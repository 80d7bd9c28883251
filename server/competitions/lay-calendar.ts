import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import { type Round, roundRobin, withSecondLeg } from "@/engine/league/schedule";
import { insertFixtures, insertRounds } from "./calendar-store";
import type { MakeCalendar } from "./schema";
import type { CompetitionRow } from "./store";
import { zonedMidnight } from "./zoned";

/** What a round robin is laid out for. */
export interface CalendarPlan extends MakeCalendar {
  readonly format: CompetitionRow["format"];
  /** Entries in the order of the draw. */
  readonly entryIds: readonly string[];
  readonly timeZone: string;
  /** When a fixture is played, where that is known: round and number in the round, both from 1. */
  readonly dateOf?: (round: number, number: number) => Date;
}

/** Stores the rounds and fixtures of a round robin, everybody once or twice; answers with how many. */
export async function layCalendar(tx: Db, plan: CalendarPlan): Promise<{ rounds: number; fixtures: number }> {
  const { competitionId, entryIds, dateOf } = plan;
  const rounds = robinOf(entryIds.length, plan);
  const stored = await insertRounds(
    tx,
    rounds.map((_, index) => ({ competitionId, number: index + 1, ...windowOf(index, plan) })),
  );
  const idOf = new Map(stored.map(({ number, id }) => [number, id]));
  const fixtures = rounds.flatMap(({ pairings }, index) =>
    pairings.map(({ home, away }, place) => ({
      id: randomUUID(),
      competitionId,
      roundId: idOf.get(index + 1) ?? "",
      number: place + 1,
      startsAt: dateOf?.(index + 1, place + 1) ?? null,
      seats: [entryIds[home], entryIds[away]].flatMap((entryId) => entryId ?? []),
    })),
  );
  await insertFixtures(tx, fixtures);
  return { rounds: rounds.length, fixtures: fixtures.length };
}

/** The rounds of so many among each other, once or twice. */
export function robinOf(
  entries: number,
  { format, legs, secondLeg }: Pick<CalendarPlan, "format" | "legs" | "secondLeg">,
): readonly Round[] {
  const firstLeg = roundRobin(entries);
  const isTwice = format === "double-round-robin" || (format === "groups-knock-out" && legs === 2);
  return isTwice ? withSecondLeg(firstLeg, secondLeg) : firstLeg;
}

/** A round lasts from its first day to the end of its last one, in the league's time zone. */
export function windowOf(
  index: number,
  { startsOn, daysPerRound, timeZone }: Pick<CalendarPlan, "startsOn" | "daysPerRound" | "timeZone">,
) {
  if (startsOn === undefined) return {};
  const first = index * daysPerRound;
  return {
    opensAt: zonedMidnight(startsOn, first, timeZone),
    deadlineAt: new Date(zonedMidnight(startsOn, first + daysPerRound, timeZone).getTime() - 1),
  };
}
