import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";

/** The fixtures of a calendar by who sits in them, in its order; listed once as long as the calendar is the same object. */
export const fixturesByEntry = onceOf((fixtures: readonly FixtureRow[]): ReadonlyMap<string, readonly FixtureRow[]> => {
  const lists = new Map<string, FixtureRow[]>();
  for (const fixture of fixtures)
    for (const entry of fixture.seats) {
      const list = lists.get(entry);
      if (list === undefined) lists.set(entry, [fixture]);
      else list.push(fixture);
    }
  return lists;
});
