import type { GameId } from "@/engine/catalog";
import { type EloRules, eloSteps, type RatedMatch } from "@/engine/league/elo";
import type { RatedRow } from "./rating-store";

/** A coach's rating now and how it came; rounded to whole points. */
export interface CoachRating {
  readonly slug: string;
  readonly name: string;
  readonly rating: number;
  readonly highest: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** What the last match brought or cost. */
  readonly moved: number;
}

/** The ratings of one game in a league, the highest first. */
export interface GameRatings {
  readonly game: GameId;
  readonly rules: EloRules;
  readonly coaches: readonly CoachRating[];
  /** How they went: after how many matches, when (ms since the epoch), and everybody's rating by the coach's slug. */
  readonly steps: readonly {
    readonly matches: number;
    readonly at: number;
    readonly ratings: Readonly<Record<string, number>>;
  }[];
}

/** So many points of a course are shown; the last match is always one. */
const MOST_STEPS = 24;

/** Ratings by game out of the matches of a league. @param coaches those that the league shows, with what it calls them */
export function ratingsOf(
  rows: readonly RatedRow[],
  coaches: readonly { readonly userId: string; readonly slug: string; readonly name: string }[],
  rules: EloRules,
): GameRatings[] {
  const games = [...new Set(rows.map(({ game }) => game))];
  return games.map((game) => {
    const own = rows.filter((row) => row.game === game);
    return gameRatings(game, own, coaches, rules);
  });
}

function gameRatings(
  game: GameId,
  rows: readonly RatedRow[],
  coaches: Parameters<typeof ratingsOf>[1],
  rules: EloRules,
): GameRatings {
  const slugs = new Map(coaches.map(({ userId, slug }) => [userId, slug]));
  const tallies = new Map<string, Omit<CoachRating, "slug" | "name">>();
  const every = Math.max(1, Math.ceil(rows.length / MOST_STEPS));
  const steps: GameRatings["steps"][number][] = [];
  for (const [index, step] of eloSteps(rows.map(matchOf), rules).entries()) {
    const score = matchOf(rows[index]).score;
    for (const side of [0, 1] as const) {
      const won = side === 0 ? score : 1 - score;
      tallies.set(step.who[side], counted(tallies.get(step.who[side]), step.before[side], step.after[side], won));
    }
    if ((rows.length - 1 - index) % every !== 0) continue;
    steps.push({
      matches: index + 1,
      at: rows[index]?.at.getTime() ?? 0,
      ratings: Object.fromEntries(
        [...tallies].flatMap(([userId, { rating }]) => {
          const slug = slugs.get(userId);
          return slug === undefined ? [] : [[slug, Math.round(rating)]];
        }),
      ),
    });
  }
  return {
    game,
    rules,
    steps,
    coaches: coaches
      .flatMap(({ userId, slug, name }) => {
        const tally = tallies.get(userId);
        return tally === undefined ? [] : [{ ...tally, slug, name }];
      })
      .toSorted((a, b) => b.rating - a.rating || a.name.localeCompare(b.name))
      .map((coach) => ({ ...coach, rating: Math.round(coach.rating), highest: Math.round(coach.highest) })),
  };
}

function matchOf(row: RatedRow | undefined): RatedMatch {
  const score = row?.winnerSeat === 0 ? 1 : row?.winnerSeat === 1 ? 0 : 0.5;
  return { who: [row?.home ?? "", row?.away ?? ""], score };
}

function counted(
  tally: Omit<CoachRating, "slug" | "name"> | undefined,
  before: number,
  rating: number,
  score: number,
): Omit<CoachRating, "slug" | "name"> {
  return {
    rating,
    highest: Math.max(tally?.highest ?? before, rating),
    won: (tally?.won ?? 0) + (score === 1 ? 1 : 0),
    drawn: (tally?.drawn ?? 0) + (score === 0.5 ? 1 : 0),
    lost: (tally?.lost ?? 0) + (score === 0 ? 1 : 0),
    moved: Math.round(rating) - Math.round(before),
  };
}
