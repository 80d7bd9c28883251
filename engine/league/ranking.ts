import type { EntryId } from "./result";
import type { PendingTie, TieDecision } from "./table";
import { type Criterion, DECIDED_CRITERIA } from "./table-rules";
import type { Evidence, Ordered } from "./tiebreaks";

/** Looks stored decisions up by exactly the entries that they order. */
export function decisionsOn(entries: readonly EntryId[], decisions: readonly TieDecision[]): Evidence["decided"] {
  return (criterion, among) => {
    if (decisions.length === 0) return undefined;
    const ids = new Set(among.map((index) => pick(entries, index)));
    const decision = decisions.find(
      ({ criterion: by, order }) => by === criterion && order.length === ids.size && order.every((id) => ids.has(id)),
    );
    return decision === undefined ? undefined : (index) => -decision.order.indexOf(pick(entries, index));
  };
}

/** Groups that are level on everything, where the rules have a decision for them. */
export function pendingOf(
  { level }: Pick<Ordered, "level">,
  tiebreakers: readonly Criterion[],
  idOf: (index: number) => EntryId,
): PendingTie[] {
  const first = tiebreakers.find((criterion) => DECIDED_CRITERIA.some((known) => known === criterion));
  const criterion = DECIDED_CRITERIA.find((known) => known === first);
  return criterion === undefined ? [] : level.map((group) => ({ criterion, entries: group.map(idOf) }));
}

/** The rank at each position: 1, 2, 2, 4 where the second and the third are not separated. */
export function ranksOf(cuts: Ordered["cuts"]): number[] {
  const ranks = [1];
  for (const [index, cut] of cuts.entries()) ranks.push(cut === undefined ? (ranks[index] ?? 1) : index + 2);
  return ranks;
}

/** Fractions of a point must not depend on the order in which they were added. */
export const tidy = (points: number) => Math.round(points * 1e6) / 1e6;

/** The item at that index. Throws where there is none: a bug. */
export function pick<T>(list: readonly (T | undefined)[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`no entry ${index}`);
  return found;
}
