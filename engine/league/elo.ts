/** How ratings move: at most `k` points a match, from `start` for whoever is new. */
export interface EloRules {
  readonly k: number;
  readonly start: number;
}

/** A match between two; the score of the first is 1 for a win, 0.5 for a draw, 0 for a defeat. */
export interface RatedMatch {
  readonly who: readonly [first: string, second: string];
  readonly score: 0 | 0.5 | 1;
}

/** What one match did to the ratings of its two. */
export interface RatingStep {
  readonly who: RatedMatch["who"];
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** A difference of so many points means ten to one. */
const TEN_TO_ONE = 400;

/** The share of the points that somebody is expected to take from an opponent, between 0 and 1. */
export const expectedScore = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / TEN_TO_ONE));

/**
 * Elo ratings match by match, in the order in which they were played; what one gains the other loses, and nothing is rounded.
 * @param earlier the ratings before the first of them
 */
export function eloSteps(
  matches: readonly RatedMatch[],
  { k, start }: EloRules,
  earlier: ReadonlyMap<string, number> = new Map(),
): RatingStep[] {
  const ratings = new Map(earlier);
  return matches.map(({ who, score }) => {
    const [first, second] = who;
    const before = [ratings.get(first) ?? start, ratings.get(second) ?? start] as const;
    const gain = k * (score - expectedScore(...before));
    const after = [before[0] + gain, before[1] - gain] as const;
    ratings.set(first, after[0]);
    ratings.set(second, after[1]);
    return { who, before, after };
  });
}
