import type { Edition } from "../editions/model";
import { type Sum, sumOf, type Term } from "./sum";

/** Gold pieces for one point of the sum that makes winnings. */
export const GOLD_A_POINT = 10_000;

export interface Gate {
  /** Both fan factors. */
  readonly attendance: number;
  /** Own touchdowns. */
  readonly touchdowns: number;
  /** Whether any own player was judged to be stalling. */
  readonly stalled: boolean;
}

/**
 * Gold of one side after a match that was not lost by concession (R5): half the attendance, own touchdowns and 1 for
 * not stalling, times 10,000. A half is kept, so gold moves in steps of 5,000.
 */
export function winnings({ attendance, touchdowns, stalled }: Gate, edition: Pick<Edition, "notStallingBonus">): Sum {
  return goldOf([
    { term: "half-attendance", value: attendance / 2 },
    { term: "touchdowns", value: touchdowns },
    { term: "not-stalling", value: stalled ? 0 : edition.notStallingBonus },
  ]);
}

/** Gold of the side that goes on after a penalised concession (R8): the whole attendance and its touchdowns, times 10,000. */
export function concessionWinnings({ attendance, touchdowns }: Pick<Gate, "attendance" | "touchdowns">): Sum {
  return goldOf([
    { term: "attendance", value: attendance },
    { term: "touchdowns", value: touchdowns },
  ]);
}

/** R21: gold for a fixture that the other side conceded without playing it. */
export const unplayedWinnings = (d6: number) => d6 * GOLD_A_POINT;

function goldOf(points: readonly Term[]): Sum {
  return sumOf(points.map(({ term, value }) => ({ term, value: value * GOLD_A_POINT })));
}
