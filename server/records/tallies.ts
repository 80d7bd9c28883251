import type { FixtureRow } from "../competitions/calendar-store";

/** What results of a side add up to, by the name of each figure. */
interface Tally {
  readonly matches: number;
  readonly scored: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** Of everybody. */
export type Tallies = ReadonlyMap<string, Tally>;

export interface TallyRow extends Tally {
  readonly who: string;
}

/** The figures of fixtures that were played out, saves, cards, casualties …, added to those of matches before them. */
export function talliesIn(
  played: readonly FixtureRow[],
  whoIs: (entryId: string) => string,
  before: Tallies = new Map(),
): Tallies {
  const sums = new Map(before);
  for (const { seats, sides } of played)
    for (const { seat, score, tally = {} } of sides ?? []) {
      const entry = seats[seat];
      if (entry !== undefined) add(sums, whoIs(entry), { matches: 1, scored: score, figures: tally });
    }
  return sums;
}

/** Those of several seasons together. Most goals first. */
export function talliesOf(seasons: readonly Tallies[]): TallyRow[] {
  const sums = new Map<string, Tally>();
  for (const season of seasons) for (const [who, tally] of season) add(sums, who, tally);
  const rows = [...sums].map(([who, sum]) => ({ who, ...sum }));
  return rows.sort((a, b) => b.scored - a.scored || a.matches - b.matches);
}

function add(sums: Map<string, Tally>, who: string, { matches, scored, figures }: Tally): void {
  const sum = sums.get(who);
  const total = { ...sum?.figures };
  for (const name in figures) total[name] = (total[name] ?? 0) + (figures[name] ?? 0);
  sums.set(who, { matches: (sum?.matches ?? 0) + matches, scored: (sum?.scored ?? 0) + scored, figures: total });
}
