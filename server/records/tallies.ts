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
  const rows = new Tallies();
  for (const row of calendars.flatMap(talliesIn)) rows.add(whoIs(row.who), row);
  return rows.all().sort((a, b) => b.scored - a.scored || a.matches - b.matches);
}

/** Those of one calendar, of entries. */
const talliesIn = onceOf((fixtures: readonly FixtureRow[]): TallyRow[] => {
  const rows = new Tallies();
  for (const { seats, sides, kind, cancelledAt } of fixtures) {
    if (kind !== "played" || cancelledAt !== null) continue;
    for (const { seat, score, tally = {} } of sides ?? []) {
      const who = seats[seat];
      if (who !== undefined) rows.add(who, { matches: 1, scored: score, figures: tally });
    }
  }
  return rows.all();
});

/** Adds up by who it is; tens of thousands of results are added in one look at a page. */
class Tallies {
  readonly #sums = new Map<string, { matches: number; scored: number; readonly figures: Record<string, number> }>();

  add(who: string, { matches, scored, figures }: Omit<TallyRow, "who">): void {
    const sum = this.#sums.get(who) ?? { matches: 0, scored: 0, figures: {} };
    sum.matches += matches;
    sum.scored += scored;
    for (const [name, value] of Object.entries(figures)) sum.figures[name] = (sum.figures[name] ?? 0) + value;
    this.#sums.set(who, sum);
  }

  all(): TallyRow[] {
    return [...this.#sums].map(([who, sum]) => ({ who, ...sum }));
  }
}
