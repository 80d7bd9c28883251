import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { partsOf } from "./parts";

/** The fixtures of a calendar in which an entry sits, in its order. */
export const fixturesOfEntry = (fixtures: readonly FixtureRow[], entryId: string): readonly FixtureRow[] =>
  partsOf(fixtures).flatMap((part) => byEntry(part).get(entryId) ?? []);

const byEntry = onceOf((part: readonly FixtureRow[]): ReadonlyMap<string, readonly FixtureRow[]> => {
  const lists = new Map<string, FixtureRow[]>();
  for (const fixture of part)
    for (const entry of fixture.seats) {
      const list = lists.get(entry);
      if (list === undefined) lists.set(entry, [fixture]);
      else list.push(fixture);
    }
  return lists;
});
