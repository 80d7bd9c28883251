import type { PublicRound } from "@/server/public/board";
import type { PublicTexts } from "./names";

/** How far a competition is: "After round 9 of 14". */
export function standText(t: PublicTexts, rounds: readonly PublicRound[]): string {
  const total = rounds.length;
  if (total === 0) return t("stand.no-calendar");
  if (rounds.every(({ settled, fixtures }) => settled === fixtures)) return t("stand.over", { rounds: total });
  const newest = rounds.findLast(({ settled }) => settled > 0);
  if (newest === undefined) return t("stand.before", { rounds: total });
  const isComplete = newest.settled === newest.fixtures;
  return t(isComplete ? "stand.after" : "stand.in", { round: newest.number, rounds: total });
}
