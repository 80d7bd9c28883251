import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";

/** What a side's results add up to, by the name of each figure. */
export interface TallyRow {
  readonly who: string;
  readonly matches: number;
  readonly scored: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** The further figures of everybody's results: saves, cards, casualties … Most goals first. */
export function talliesOf(
  calendars: readonly (readonly FixtureRow[])[],
  whoIs: (entryId: string) => string,
): TallyRow[] {
  const rows = new Map<string, TallyRow>();
  for (const row of calendars.flatMap(talliesIn)) {
    const who = whoIs(row.who);
    const before = rows.get(who);
    rows.set(who, {
      who,
      matches: (before?.matches ?? 0) + row.matches,
      scored: (before?.scored ?? 0) + row.scored,
      figures: sum(before?.figures ?? {}, row.figures),
    });
  }
  return [...rows.values()].sort((a, b) => b.scored - a.scored || a.matches - b.matches);
}

/** Those of one calendar, of entries. */
const talliesIn = onceOf((fixtures: readonly FixtureRow[]): TallyRow[] => {
  const rows = new Map<string, TallyRow>();
  for (const { seats, sides, kind, cancelledAt } of fixtures) {
    if (kind !== "played" || cancelledAt !== null) continue;
    for (const { seat, score, tally = {} } of sides ?? []) {
      const who = seats[seat];
      if (who === undefined) continue;
      const before = rows.get(who);
      rows.set(who, {
        who,
        matches: (before?.matches ?? 0) + 1,
        scored: (before?.scored ?? 0) + score,
        figures: sum(before?.figures ?? {}, tally),
      });
    }
  }
  return [...rows.values()];
});

function sum(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const total: Record<string, number> = { ...a };
  for (const [name, value] of Object.entries(b)) total[name] = (total[name] ?? 0) + value;
  return total;
}
