import type { Seat } from "../core/rules";
import type { CardId } from "./card-set";
import { type Cards, footballerOf } from "./cards";
import { POSITIONS, type Position } from "./codes";
import type { Fixture, Incident } from "./state";

/** What a footballer did in a season; cards only, the printed footballers are nobody. */
export interface FootballerFigures {
  readonly card: CardId;
  /** The club that he last did something for. */
  readonly seat: Seat;
  readonly goals: number;
  readonly assists: number;
  readonly ownGoals: number;
  readonly redCards: number;
  readonly saves: number;
  readonly misses: number;
}

const NONE = { goals: 0, assists: 0, ownGoals: 0, redCards: 0, saves: 0, misses: 0 };

/** Figures of every footballer who has any, most goals first, then assists and saves. */
export function statisticsOf(fixtures: readonly Fixture[]): readonly FootballerFigures[] {
  const figures = new Map<CardId, FootballerFigures>();
  const count = (card: CardId | undefined, seat: Seat, key: keyof typeof NONE) => {
    if (card === undefined) return;
    const before = figures.get(card) ?? { card, seat, ...NONE };
    figures.set(card, { ...before, seat, [key]: before[key] + 1 });
  };
  for (const { result } of fixtures) {
    for (const { kind, seat, card, assist } of result?.incidents ?? []) {
      const key = figureOf(kind);
      if (key !== undefined) count(card, seat, key);
      count(assist, seat, "assists");
    }
  }
  return [...figures.values()].sort((a, b) => b.goals - a.goals || b.assists - a.assists || b.saves - a.saves);
}

function figureOf(kind: Incident["kind"]): keyof typeof NONE | undefined {
  switch (kind) {
    case "goal":
      return "goals";
    case "own-goal":
      return "ownGoals";
    case "red-card":
      return "redCards";
    case "save":
      return "saves";
    case "miss":
      return "misses";
    case "poor-form":
    case "penalty-against":
      return undefined;
  }
}

/** How many of each position the team of the season has. */
const TEAM: Readonly<Record<Position, number>> = { GK: 1, DF: 4, MF: 3, FW: 3 };

/** The eleven with the most to show for the season: goals count 3, assists 2, saves 1, red cards and own goals -2; nobody without any. */
export function teamOfTheSeason(cards: Cards, figures: readonly FootballerFigures[]): readonly FootballerFigures[] {
  const ranked = figures.filter((one) => meritOf(one) > 0).sort((a, b) => meritOf(b) - meritOf(a));
  return POSITIONS.flatMap((position) =>
    ranked.filter(({ card }) => footballerOf(cards, card).position === position).slice(0, TEAM[position]),
  );
}

const meritOf = ({ goals, assists, saves, redCards, ownGoals }: FootballerFigures): number =>
  3 * goals + 2 * assists + saves - 2 * (redCards + ownGoals);
