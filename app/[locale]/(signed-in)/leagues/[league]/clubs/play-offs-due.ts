import type { Competition } from "../_parts/office-types";

/** Whether a knock-out can follow the tables of a competition now, or is drawn and has not begun. */
export function playOffsDue({ fixtures }: Pick<Competition, "fixtures">): "due" | "drawn" | undefined {
  const isSettled = ({ kind, cancelledAt }: Competition["fixtures"][number]) => kind !== null || cancelledAt !== null;
  const league = fixtures.filter(({ tie }) => tie === null);
  const ties = fixtures.filter(({ tie }) => tie !== null);
  if (league.length === 0 || !league.every(isSettled)) return undefined;
  if (ties.length === 0) return "due";
  return ties.some(({ kind, playId }) => kind !== null || playId !== null) ? undefined : "drawn";
}
