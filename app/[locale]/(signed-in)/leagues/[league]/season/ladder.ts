import { nextDivisions } from "@/engine/league/divisions";
import type { Ending } from "./season-types";

/** What entries go up to and down from: a competition, or a division of one. */
export interface Step {
  readonly id: string;
  readonly name: string;
  readonly order: readonly string[];
}

/** Steps of one game from the highest to the lowest, and how many change places at each border. */
export interface LadderDraft {
  readonly game: string;
  readonly steps: readonly Step[];
  readonly swaps: readonly number[];
}

/** Formats whose table says who goes up and down. */
const WITH_TABLE: readonly string[] = ["round-robin", "double-round-robin", "swiss", "ladder", "group-draw"];

/** The ladders that are possible, one a game, with nobody changing places yet. */
export function laddersOf(competitions: readonly Ending[]): LadderDraft[] {
  const games = [...new Set(competitions.map(({ game }) => game))];
  return games.flatMap((game) => {
    const own = competitions.filter((one) => one.game === game && WITH_TABLE.includes(one.format));
    const steps = own.flatMap(({ id, name, order, divisions }) =>
      divisions.length === 0 ? [{ id, name, order }] : divisions.map((division) => ({ ...division })),
    );
    return steps.length < 2 ? [] : [{ game, steps, swaps: Array.from({ length: steps.length - 1 }, () => 0) }];
  });
}

/** How many may change places at a border, so that nobody goes up and down at once. */
export function mostSwaps({ steps, swaps }: LadderDraft, border: number): number {
  const upper = (steps[border]?.order.length ?? 0) - (swaps[border - 1] ?? 0);
  const lower = (steps[border + 1]?.order.length ?? 0) - (swaps[border + 1] ?? 0);
  return Math.max(0, Math.min(upper, lower));
}

/** Who changes places: entry, and the steps from and to which it goes. */
export const movesOf = ({ steps, swaps }: LadderDraft) =>
  nextDivisions(
    steps.map(({ order }) => order),
    swaps.map((direct) => ({ direct, playOffs: 0 })),
  ).moves;
