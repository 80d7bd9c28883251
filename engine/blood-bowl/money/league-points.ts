import type { BloodBowlOptions } from "../options";
import { type Sum, sumOf } from "./sum";

/** What of a match earns bonus points. */
export interface PointsRecord {
  readonly outcome: "won" | "drawn" | "lost";
  readonly touchdowns: number;
  readonly conceded: number;
  /** Casualties that earned star player points (R18). */
  readonly casualties: number;
}

/** League points for a win, a draw and a defeat (BB-124). */
export const LEAGUE_POINTS = { won: 3, drawn: 1, lost: 0 } as const;

/** Touchdowns or casualties from which a bonus is given. */
const BONUS_FROM = 3;

/** League points of one side, with the bonus points that the competition gives, capped for the match (BB-125). */
export function leaguePoints(record: PointsRecord, options: BloodBowlOptions): Sum {
  const bonus = sumOf([
    { term: "touchdowns", value: record.touchdowns >= BONUS_FROM ? options["bonus-touchdowns"] : 0 },
    { term: "shut-out", value: record.conceded === 0 ? options["bonus-shut-out"] : 0 },
    { term: "casualties", value: record.casualties >= BONUS_FROM ? options["bonus-casualties"] : 0 },
  ]);
  const over = Math.max(0, bonus.total - options["bonus-cap"]);
  return sumOf([
    { term: record.outcome, value: LEAGUE_POINTS[record.outcome] },
    ...bonus.terms.filter(({ value }) => value > 0),
    ...(over > 0 ? [{ term: "cap", value: -over }] : []),
  ]);
}
