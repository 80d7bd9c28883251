import type { SwissEntry } from "@/engine/league/swiss";
import type { FixtureRow } from "../competitions/calendar-store";
import { foldTable } from "../competitions/get-standings";
import type { TableSettings } from "../competitions/schema";
import type { EntryRow } from "../competitions/store";

/** Who plays, best first (in the first round in the order of the entries), with everything that the draw looks at. */
export function fieldOf(
  settings: TableSettings,
  playing: readonly EntryRow[],
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): SwissEntry[] {
  const { rows } = foldTable(settings, entries, fixtures).table;
  const place = new Map(rows.map(({ entry }, index) => [entry, index]));
  const points = new Map(rows.map(({ entry, points: own }) => [entry, own]));
  const inOrder =
    fixtures.length === 0 ? playing : playing.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return inOrder.map(({ id }) => {
    const own = fixtures.filter(({ seats, cancelledAt }) => cancelledAt === null && seats.includes(id));
    const matches = own.filter(({ seats }) => seats.length === 2);
    const homes = matches.filter(({ seats }) => seats[0] === id).length;
    const last = matches.toSorted((a, b) => a.round - b.round).at(-1);
    return {
      entry: id,
      score: points.get(id) ?? 0,
      met: matches.flatMap(({ seats }) => seats.filter((seat) => seat !== id)),
      byes: own.length - matches.length,
      homes,
      aways: matches.length - homes,
      lastVenue: last === undefined ? undefined : last.seats[0] === id ? "home" : "away",
    };
  });
}
