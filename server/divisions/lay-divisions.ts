import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import { seededDice } from "@/engine/core/simulate";
import { divisionRounds, mostCrossRounds } from "@/engine/league/division-calendar";
import { insertFixtures, insertRounds } from "../competitions/calendar-store";
import type { CalendarPlan } from "../competitions/lay-calendar";
import { robinOf, windowOf } from "../competitions/lay-calendar";
import type { EntryRow } from "../competitions/store";
import { refused } from "../errors";
import type { DivisionRow } from "./store";

interface DividedPlan extends Omit<CalendarPlan, "entryIds" | "dateOf"> {
  readonly divisions: readonly DivisionRow[];
  readonly entries: readonly EntryRow[];
}

/**
 * Stores the calendar of a competition in divisions: each plays at the same time, with rounds between them.
 * @throws AppError `entry-without-division`, `division-too-small`, `too-many-cross-rounds`
 */
export async function layDivisions(tx: Db, plan: DividedPlan): Promise<{ rounds: number; fixtures: number }> {
  const { competitionId, divisions, entries, crossRounds, seed } = plan;
  const homeless = entries.find(({ divisionId }) => divisionId === null);
  if (homeless !== undefined) throw refused("entry-without-division", { entry: homeless.name });
  const dice = seededDice(seed);
  const drawn = divisions.map(({ id, name }) => {
    const own = entries.filter(({ divisionId }) => divisionId === id);
    if (own.length < 2) throw refused("division-too-small", { division: name });
    return dice.shuffle(own, "draw").map((entry) => entry.id);
  });
  const sizes = drawn.map(({ length }) => length);
  const most = mostCrossRounds(sizes);
  if (crossRounds > most) throw refused("too-many-cross-rounds", { most });

  const entryIds = drawn.flat();
  const rounds = divisionRounds(sizes, (size) => robinOf(size, plan), crossRounds);
  const stored = await insertRounds(
    tx,
    rounds.map((_, index) => ({ competitionId, number: index + 1, ...windowOf(index, plan) })),
  );
  const idOf = new Map(stored.map(({ number, id }) => [number, id]));
  const fixtures = rounds.flatMap((pairings, index) =>
    pairings.map(({ home, away, division }, place) => ({
      id: randomUUID(),
      competitionId,
      roundId: idOf.get(index + 1) ?? "",
      divisionId: division === undefined ? null : (divisions[division]?.id ?? null),
      number: place + 1,
      seats: [entryIds[home], entryIds[away]].flatMap((entryId) => entryId ?? []),
    })),
  );
  await insertFixtures(tx, fixtures);
  return { rounds: rounds.length, fixtures: fixtures.length };
}
