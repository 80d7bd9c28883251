import type { FixtureRow } from "../competitions/calendar-store";
import { KnockOutDraw } from "../competitions/schema";
import { levelFixture } from "./level-fixture";
import { type DrawnTie, tiesOf } from "./ties";

/** A tie as it is drawn: who is in it, the score by side, who goes through. */
export interface ShownTie {
  readonly id: string;
  readonly round: number;
  /** How many are still in: 2 is the final. */
  readonly of: number;
  readonly thirdPlace: boolean;
  readonly bye: boolean;
  /** Ids of entries, undefined while they are not known. */
  readonly sides: readonly [string | undefined, string | undefined];
  /** Goals of a single game or added up, wins in a series; undefined before the first game. */
  readonly score: readonly [number, number] | undefined;
  /** How many games were played. */
  readonly games: number;
  readonly winner: string | undefined;
  /** The fixture after which somebody may say who goes through, because the games left both level. */
  readonly level: string | undefined;
}

/** The bracket that a page draws; empty without a draw. */
export function shownBracket(stored: unknown, fixtures: readonly FixtureRow[]): ShownTie[] {
  if (stored === null || stored === undefined) return [];
  const draw = KnockOutDraw.parse(stored);
  return tiesOf(draw, fixtures).map((tie) => ({
    id: tie.id,
    round: tie.round,
    of: tie.of,
    thirdPlace: tie.thirdPlace,
    bye: tie.bye,
    sides: tie.entries,
    score: scoreOf(tie, draw.tie),
    games: gamesOf(tie),
    winner: tie.winner,
    level: levelFixture(tie, draw.tie),
  }));
}

const gamesOf = ({ fixtures }: DrawnTie): number =>
  fixtures.filter(({ kind, cancelledAt }) => cancelledAt === null && kind !== null && kind !== "void").length;

function scoreOf(tie: DrawnTie, format: KnockOutDraw["tie"]): ShownTie["score"] {
  if (gamesOf(tie) === 0) return undefined;
  return format.startsWith("best-of") ? tie.wins : tie.aggregate;
}
