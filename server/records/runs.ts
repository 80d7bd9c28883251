import { bestOf } from "@/engine/core/best-of";
import { onceOfAll } from "@/engine/core/once";
import type { MatchFact } from "./facts";

/** Matches in a row without a defeat. */
interface Span {
  readonly matches: number;
  readonly won: number;
  readonly from: MatchFact;
  readonly to: MatchFact;
}

/** The runs of somebody in a part of their matches, as much of them as is needed to go on with the next part. */
export interface Runs {
  readonly best: Span | undefined;
  /** From the first match on; `isWhole` where no defeat ended it. */
  readonly head: Span | undefined;
  /** Up to the last match. */
  readonly tail: Span | undefined;
  readonly isWhole: boolean;
}

/** The longest run of somebody. */
export interface Run extends Span {
  readonly who: string;
  /** It may still grow. */
  readonly goesOn: boolean;
}

/** The runs of everybody in matches in the order of playing. @param earlier those in the matches before them */
export function runsIn(
  facts: readonly MatchFact[],
  earlier: ReadonlyMap<string, Runs> = new Map(),
): ReadonlyMap<string, Runs> {
  const runs = new Map(earlier);
  for (const fact of facts)
    for (const [side, who] of fact.who.entries()) {
      const before = runs.get(who);
      const own = runOf(fact, fact.outcomes[side]);
      runs.set(who, before === undefined ? own : joined(before, own));
    }
  return runs;
}

function runOf(fact: MatchFact, outcome: MatchFact["outcomes"][number] | undefined): Runs {
  if (outcome === "lost") return { best: undefined, head: undefined, tail: undefined, isWhole: false };
  const span = { matches: 1, won: outcome === "won" ? 1 : 0, from: fact, to: fact };
  return { best: span, head: span, tail: span, isWhole: true };
}

/** The runs of somebody in two parts, one after the other. */
function joined(a: Runs, b: Runs): Runs {
  const across = linked(a.tail, b.head);
  return {
    best: longest(longest(a.best, across), b.best),
    head: a.isWhole ? across : a.head,
    tail: b.isWhole ? across : b.tail,
    isWhole: a.isWhole && b.isWhole,
  };
}

const linked = (a: Span | undefined, b: Span | undefined): Span | undefined =>
  a === undefined || b === undefined
    ? (a ?? b)
    : { matches: a.matches + b.matches, won: a.won + b.won, from: a.from, to: b.to };

/** The earlier one where they are as long. */
const longest = (a: Span | undefined, b: Span | undefined) =>
  a === undefined || (b !== undefined && b.matches > a.matches) ? b : a;

/** The longest runs of all, of parts in the order of playing; a single match is no run. */
export function longestRuns(parts: readonly ReadonlyMap<string, Runs>[], shown: number): Run[] {
  const whole = together([together(parts.slice(0, -1)), ...parts.slice(-1)]);
  const runs = [...whole].flatMap(([who, { best, tail }]) =>
    best === undefined || best.matches < 2 ? [] : [{ ...best, who, goesOn: best.to === tail?.to }],
  );
  return bestOf(runs, (a, b) => b.matches - a.matches || b.won - a.won, shown);
}

/** All parts but the newest stay what they were. */
const together = onceOfAll((parts: readonly ReadonlyMap<string, Runs>[]): ReadonlyMap<string, Runs> => {
  const whole = new Map<string, Runs>();
  for (const part of parts)
    for (const [who, runs] of part) {
      const before = whole.get(who);
      whole.set(who, before === undefined ? runs : joined(before, runs));
    }
  return whole;
});
