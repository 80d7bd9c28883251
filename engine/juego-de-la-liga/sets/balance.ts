import type { CardId, CardSet } from "../card-set";
import { type Cards, cardsOf, footballerOf } from "../cards";
import { POSITIONS, type Position } from "../codes";
import { expectedGoals, type SideOnPitch } from "../match/odds";
import { ratingOf } from "../match/rating";

/** A footballer whose price and worth do not fit together. */
export interface Misfit {
  readonly card: CardId;
  /** Printed, in millions. */
  readonly price: number;
  /** What others of his position cost who are worth as much, in millions. */
  readonly fair: number;
}

/** An estimate of how a card set plays, made by calculation alone. */
export interface Balance {
  /** Goals of a match between two printed elevens, over all pairs of sheets. */
  readonly goals: number;
  /** How much the best printed sheet beats the worst by, in goals a match. */
  readonly sheetGap: number;
  /** Goals of difference a match that 10M buy, by position. */
  readonly per10M: Readonly<Record<Position, number>>;
  /** Those who are priced furthest from the rest, worst first. */
  readonly misfits: readonly Misfit[];
}

/** Millions by which a price may miss before it is worth a look. */
const TOLERANCE = 4;

/** Estimates the balance of a set that `parseSet` has accepted; fast enough to follow every change in an editor. */
export function balanceOf(set: CardSet): Balance {
  const cards = cardsOf(set);
  const sides = [...cards.sheets.values()].map((sheet): SideOnPitch => ({ cards, sheet, lineUp: {} }));
  const matches = sides.flatMap((own) => sides.map((theirs) => expectedGoals(own, theirs)));
  const differences = sides.map((own) => {
    const all = sides.map((theirs) => expectedGoals(own, theirs)).map(({ scored, conceded }) => scored - conceded);
    return mean(all);
  });
  const fits = Object.fromEntries(POSITIONS.map((position) => [position, fitOf(cards, position)]));
  return {
    goals: mean(matches.map(({ scored, conceded }) => scored + conceded)),
    sheetGap: Math.max(...differences) - Math.min(...differences),
    per10M: { GK: per10M(fits.GK), DF: per10M(fits.DF), MF: per10M(fits.MF), FW: per10M(fits.FW) },
    misfits: misfitsOf(cards, fits),
  };
}

/** A straight line through price (millions) by rating: price = base + slope · rating. */
interface Fit {
  readonly base: number;
  readonly slope: number;
}

function fitOf(cards: Cards, position: Position): Fit {
  const own = [...cards.footballers.values()].filter((each) => each.position === position);
  const ratings = own.map(({ id }) => ratingOf(cards, id));
  const prices = own.map(({ price }) => price);
  const [meanRating, meanPrice] = [mean(ratings), mean(prices)];
  const spread = ratings.reduce((sum, rating) => sum + (rating - meanRating) ** 2, 0);
  const together = ratings.reduce(
    (sum, rating, at) => sum + (rating - meanRating) * ((prices[at] ?? 0) - meanPrice),
    0,
  );
  const slope = spread === 0 ? 0 : together / spread;
  return { base: meanPrice - slope * meanRating, slope };
}

const per10M = (fit: Fit | undefined): number => (fit === undefined || fit.slope <= 0 ? 0 : 10 / fit.slope);

function misfitsOf(cards: Cards, fits: Readonly<Record<string, Fit>>): Misfit[] {
  return [...cards.footballers.keys()]
    .flatMap((card): Misfit[] => {
      const { position, price } = footballerOf(cards, card);
      const fit = fits[position];
      const fair = fit === undefined ? price : fit.base + fit.slope * ratingOf(cards, card);
      return Math.abs(fair - price) > TOLERANCE ? [{ card, price, fair: Math.round(fair * 2) / 2 }] : [];
    })
    .sort((a, b) => Math.abs(b.fair - b.price) - Math.abs(a.fair - a.price));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
