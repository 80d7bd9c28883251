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
  if (cut === undefined) return { above, below, by: undefined, level, headToHeadOpen: false };
  const base = { above, below, by: cut.by, level, headToHeadOpen: cut.headToHeadOpen };
  if (isDecision(cut.by)) {
    const reason = decisions.find(
      ({ criterion, order }) => criterion === cut.by && order.includes(above) && order.includes(below),
    )?.reason;
    return reason === undefined ? base : { ...base, reason };
  }
  const figures = { ...base, figures: { above: cut.above, below: cut.below } };
  return cut.among === undefined ? figures : { ...figures, among: cut.among.map(idOf) };
}

const isDecision = (by: Criterion | "manual") => by === "manual" || DECIDED_CRITERIA.some((known) => known === by);
