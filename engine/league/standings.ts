import { evidenceOf, type Standing } from "./evidence";
import { type Sums, totalsOf } from "./fold";
import { decisionsOn, pendingOf, pick, ranksOf, tidy } from "./ranking";
import type { EntryId } from "./result";
import { separationsOf } from "./separations";
import type { Standings, StandingsInput, TableRow } from "./table";
import type { Criterion } from "./table-rules";
import { type Evidence, type FigureOf, type Ordered, orderEntries } from "./tiebreaks";

/** The league table, folded from results at each call and never stored. */
export function standings(input: StandingsInput): Standings {
  const { entries, rules } = input;
  const totals = totalsOf(entries, input.results, rules.points, input);
  const standing = standingOf(input, totals.sums);
  const decided = decisionsOn(entries, input.decisions ?? []);
  const evidence = evidenceOf(standing, totals, decided);
  const levelOn = evidence.whole(levelCriterion(rules.tiebreakers));
  const ordered = orderEntries([...entries.keys()], rules, evidence);
  const { order, cuts, open } = withPlayOffs(ordered, rules.playOffAt ?? [], levelOn, decided);
  const idOf = (index: number) => pick(entries, index);
  const over = totals.open.length === 0 && totals.duels.length > 0;
  return {
    rows: rowsOf({ order, cuts }, standing, idOf),
    separations: separationsOf({ order, cuts }, levelOn, idOf, input.decisions ?? []),
    pending: pendingOf(ordered, rules.tiebreakers, idOf),
    playOffs: over ? open.map(({ rank, pair }) => ({ rank, entries: pair.map(idOf) })) : [],
  };
}

/** On which criterion neighbours must be level to have their order explained. */
export const levelCriterion = (tiebreakers: readonly Criterion[]) =>
  !tiebreakers.includes("points") && tiebreakers.includes("points-per-match") ? "points-per-match" : "points";

function standingOf(input: StandingsInput, sums: readonly Sums[]): Standing[] {
  const adjusted = new Map<EntryId, number>();
  for (const { entry, points } of input.adjustments ?? []) adjusted.set(entry, (adjusted.get(entry) ?? 0) + points);
  return input.entries.map((entry, index) => {
    const own = pick(sums, index);
    const adjustment = adjusted.get(entry) ?? 0;
    return { sums: own, points: tidy(own.points + adjustment), adjustment, fairPlay: input.fairPlay?.[entry] ?? 0 };
  });
}

/** At certain ranks a play-off, not the table, decides between two who are level on points. */
function withPlayOffs(ordered: Ordered, ranks: readonly number[], levelOn: FigureOf, decided: Evidence["decided"]) {
  const order = [...ordered.order];
  const cuts = [...ordered.cuts];
  const open: { rank: number; pair: readonly number[] }[] = [];
  for (const rank of ranks) {
    const pair = order.slice(rank - 1, rank + 1);
    const [above, below] = pair;
    if (above === undefined || below === undefined || levelOn(above) !== levelOn(below)) continue;
    const decision = decided("play-off", pair);
    if (decision === undefined) {
      open.push({ rank, pair });
    } else {
      const [winner = above, loser = below] = pair.sort((a, b) => decision(b) - decision(a));
      order.splice(rank - 1, 2, winner, loser);
      cuts[rank - 1] = { by: "play-off", above: 1, below: 0, among: undefined, headToHeadOpen: false };
    }
  }
  return { order, cuts, open };
}

function rowsOf(
  { order, cuts }: Pick<Ordered, "order" | "cuts">,
  standing: readonly Standing[],
  idOf: (index: number) => EntryId,
): TableRow[] {
  const ranks = ranksOf(cuts);
  return order.map((index, position) => {
    const { sums, points, adjustment } = pick(standing, index);
    return {
      rank: ranks[position] ?? 1,
      entry: idOf(index),
      played: sums.played,
      won: sums.won,
      drawn: sums.drawn,
      lost: sums.lost,
      for: sums.for,
      against: sums.against,
      difference: sums.for - sums.against,
      points,
      bonus: sums.bonus,
      adjustment,
      byes: sums.byes,
      concessions: sums.concessions,
      tally: sums.tally ?? {},
    };
  });
}
