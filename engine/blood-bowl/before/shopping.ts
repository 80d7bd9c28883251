import type { SideState } from "../state";

/** How many of an inducement a side bought for this match. */
export function inducementsOf({ shopping }: Pick<SideState, "shopping">, id: string): number {
  const lines = (shopping?.bought ?? []).map(({ purchase }) =>
    purchase.kind === "inducement" && purchase.id === id ? purchase.count : 0,
  );
  return lines.reduce((sum, count) => sum + count, 0);
}
