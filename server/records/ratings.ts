import type { GameId } from "@/engine/catalog";
import { alongOf } from "@/engine/core/along";
import { inEnglish } from "@/engine/core/in-english";
import { createMemo } from "@/engine/core/memo";
import { onceOf } from "@/engine/core/once";
import { type EloRules, eloSteps, type RatedMatch } from "@/engine/league/elo";
import type { FixtureRow } from "../competitions/calendar-store";
import { type CoachOf, timeOf } from "./rated";

/** A coach's rating now and how it came; rounded to whole points. */
export interface CoachRating extends Tally {
  readonly slug: string;
  readonly name: string;
}

interface Tally {
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

/** Coaches as the league shows them. */
type Coaches = readonly { readonly userId: string; readonly slug: string; readonly name: string }[];

/** So many points of a course are shown at most, and the last match. */
const MOST_STEPS = 24;

/** Ratings by game out of the matches of a league. @param coaches those that the league shows, with what it calls them */
export function ratingsOf(
  matches: ReadonlyMap<GameId, readonly FixtureRow[]>,
  coachOf: CoachOf,
  coaches: Coaches,
  rules: EloRules,
): GameRatings[] {
  return [...matches].flatMap(([game, own]) => {
    const { matches, tallies, course, last } = ratedAlong(coachOf, game, rules)(own);
    if (last === undefined) return [];
    const steps = course.at(-1)?.matches === matches ? course : [...course, last];
    return [{ game, rules, steps: steps.map(shownTo(coaches)), coaches: ratedCoaches(tallies, coaches) }];
  });
}

/** Everybody's rating after so many matches. */
interface Point {
  readonly matches: number;
  readonly at: number;
  readonly ratings: ReadonlyMap<string, number>;
}

interface Ratings {
  readonly matches: number;
  readonly tallies: ReadonlyMap<string, Tally>;
  /** After every so many matches: twice as many whenever there are too many points. */
  readonly every: number;
  readonly course: readonly Point[];
  readonly last: Point | undefined;
}

const NOTHING: Ratings = { matches: 0, tallies: new Map(), every: 1, course: [], last: undefined };

/** By game and rules: the ratings of thousands of matches go on from those before them. */
const kept = onceOf((_: CoachOf) => createMemo<ReturnType<typeof createRatings>>(8));

const ratedAlong = (coachOf: CoachOf, game: GameId, rules: EloRules) =>
  kept(coachOf).ensure(`${game} ${rules.k} ${rules.start}`, () => createRatings(coachOf, rules));

const createRatings = (coachOf: CoachOf, rules: EloRules) =>
  alongOf(NOTHING, (before, fixtures: readonly FixtureRow[]) => {
    const rated = fixtures.flatMap((fixture) => matchOf(fixture, coachOf) ?? []);
    const ratings = new Map([...before.tallies].map(([coach, { rating }]) => [coach, rating]));
    const tallies = new Map(before.tallies);
    let { matches, every, course, last } = before;
    for (const [index, step] of eloSteps(rated, rules, ratings).entries()) {
      const { score, at } = rated[index] ?? { score: 0, at: 0 };
      for (const side of [0, 1] as const) {
        const coach = step.who[side];
        const own = side === 0 ? score : 1 - score;
        tallies.set(coach, counted(tallies.get(coach), step.before[side], step.after[side], own));
        ratings.set(coach, step.after[side]);
      }
      matches += 1;
      const isPoint = matches % every === 0;
      if (!isPoint && index < rated.length - 1) continue;
      last = { matches, at, ratings: new Map(ratings) };
      if (isPoint) course = [...course, last];
      if (course.length <= MOST_STEPS) continue;
      every *= 2;
      course = course.filter((point) => point.matches % every === 0);
    }
    return { matches, tallies, every, course, last };
  });

/** Two coaches against each other; nobody is rated for a match against oneself. */
function matchOf(fixture: FixtureRow, coachOf: CoachOf): (RatedMatch & { readonly at: number }) | undefined {
  const [home, away] = fixture.seats.map((entry) => coachOf.get(entry));
  if (home === undefined || away === undefined || home === away) return undefined;
  const score = fixture.winnerSeat === 0 ? 1 : fixture.winnerSeat === 1 ? 0 : 0.5;
  return { who: [home, away], score, at: timeOf(fixture) };
}

function counted(tally: Tally | undefined, before: number, rating: number, score: number): Tally {
  return {
    rating,
    highest: Math.max(tally?.highest ?? before, rating),
    won: (tally?.won ?? 0) + (score === 1 ? 1 : 0),
    drawn: (tally?.drawn ?? 0) + (score === 0.5 ? 1 : 0),
    lost: (tally?.lost ?? 0) + (score === 0 ? 1 : 0),
    moved: Math.round(rating) - Math.round(before),
  };
}

/** A point of the course with the coaches that the league shows. */
function shownTo(coaches: Coaches): (point: Point) => GameRatings["steps"][number] {
  return ({ matches, at, ratings }) => ({
    matches,
    at,
    ratings: Object.fromEntries(
      coaches.flatMap(({ userId, slug }) => {
        const rating = ratings.get(userId);
        return rating === undefined ? [] : [[slug, Math.round(rating)]];
      }),
    ),
  });
}

const ratedCoaches = (tallies: ReadonlyMap<string, Tally>, coaches: Coaches): CoachRating[] =>
  coaches
    .flatMap(({ userId, slug, name }) => {
      const tally = tallies.get(userId);
      return tally === undefined ? [] : [{ ...tally, slug, name }];
    })
    .toSorted((a, b) => b.rating - a.rating || inEnglish.compare(a.name, b.name))
    .map((coach) => ({ ...coach, rating: Math.round(coach.rating), highest: Math.round(coach.highest) }));
