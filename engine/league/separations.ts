import type { EntryId } from "./result";
import type { Separation, TieDecision } from "./table";
import { type Criterion, DECIDED_CRITERIA } from "./table-rules";
import type { Cut, FigureOf, Ordered } from "./tiebreaks";

/** Explains the order of neighbours that are level on points. */
export function separationsOf(
  { order, cuts }: Pick<Ordered, "order" | "cuts">,
  levelOn: FigureOf,
  idOf: (index: number) => EntryId,
  decisions: readonly TieDecision[],
): Separation[] {
  const found: Separation[] = [];
  for (const [position, above] of order.entries()) {
    const below = order[position + 1];
    if (below === undefined || levelOn(above) !== levelOn(below)) continue;
    found.push(separation(idOf(above), idOf(below), levelOn(above), cuts[position], idOf, decisions));
  }
  return found;
}

function separation(
  above: EntryId,
  below: EntryId,
  level: number,
  cut: Cut | undefined,
  idOf: (index: number) => EntryId,
  decisions: readonly TieDecision[],
): Separation {
  const by = cut?.by;
  const decided = by !== undefined && isDecision(by);
  return {
    above,
    below,
    by,
    level,
    figures: cut === undefined || decided ? undefined : { above: cut.above, below: cut.below },
    among: cut?.among?.map(idOf),
    headToHeadOpen: cut?.headToHeadOpen ?? false,
    reason: decided ? reasonFor(by, above, below, decisions) : undefined,
  };
}

function reasonFor(by: Cut["by"], above: EntryId, below: EntryId, decisions: readonly TieDecision[]) {
  return decisions.find(({ criterion, order }) => criterion === by && order.includes(above) && order.includes(below))
    ?.reason;
}

const isDecision = (by: Criterion | "manual") => by === "manual" || DECIDED_CRITERIA.some((known) => known === by);
