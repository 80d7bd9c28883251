import type { EntryId } from "./result";
import type { SwissEntry, SwissRound } from "./swiss";

/** What an organiser should know about a round that was changed by hand; none of it forbids the round. */
export type SwissWarning =
  | { readonly code: "rematch"; readonly entries: readonly [EntryId, EntryId] }
  | { readonly code: "score-gap"; readonly entries: readonly [EntryId, EntryId]; readonly gap: number }
  | { readonly code: "second-bye" | "plays-twice" | "not-paired" | "not-in-the-round"; readonly entry: EntryId };

/**
 * Looks a round over that was drawn by hand.
 * @param win points of a win: scores that lie further apart are named
 */
export function swissWarnings(
  entries: readonly SwissEntry[],
  { pairings, bye }: SwissRound,
  win: number,
): SwissWarning[] {
  const known = new Map(entries.map((entry) => [entry.entry, entry]));
  const seen = new Map<EntryId, number>();
  const warnings: SwissWarning[] = [];
  for (const { home, away } of pairings) {
    for (const entry of [home, away]) seen.set(entry, (seen.get(entry) ?? 0) + 1);
    const [own, other] = [known.get(home), known.get(away)];
    if (own === undefined || other === undefined) continue;
    if (own.met.includes(away)) warnings.push({ code: "rematch", entries: [home, away] });
    const gap = Math.abs(own.score - other.score);
    if (gap > win) warnings.push({ code: "score-gap", entries: [home, away], gap });
  }
  if (bye !== undefined) {
    seen.set(bye, (seen.get(bye) ?? 0) + 1);
    if ((known.get(bye)?.byes ?? 0) > 0) warnings.push({ code: "second-bye", entry: bye });
  }
  for (const [entry, times] of seen) {
    if (!known.has(entry)) warnings.push({ code: "not-in-the-round", entry });
    if (times > 1) warnings.push({ code: "plays-twice", entry });
  }
  for (const { entry } of entries) if (!seen.has(entry)) warnings.push({ code: "not-paired", entry });
  return warnings;
}
