import type { LeagueResult, ResultSide } from "./result";
import type { Bonus, PointsRules } from "./table-rules";

export type Outcome = "won" | "drawn" | "lost";

/** What one side gets out of one match. */
export interface SideOutcome {
  readonly outcome: Outcome;
  /** With the bonus. */
  readonly points: number;
  readonly bonus: number;
  /** Gave the match up with penalty. */
  readonly conceded: boolean;
}

/** How a match of two ended for its first and second side. */
export function duelOutcomes(
  result: LeagueResult,
  home: ResultSide,
  away: ResultSide,
  rules: PointsRules,
): readonly [SideOutcome, SideOutcome] {
  const lead = leadOf(result, home, away);
  const homeSide = sideOutcome(result, home, away, lead, rules);
  const awaySide = sideOutcome(result, away, home, lead === undefined ? undefined : -lead, rules);
  if (home.points === undefined && away.points === undefined) return [homeSide, awaySide];
  const level = homeSide.points === rules.draw ? "drawn" : "lost";
  const by = Math.sign(homeSide.points - awaySide.points);
  return [
    { ...homeSide, outcome: by > 0 ? "won" : by < 0 ? "lost" : level },
    { ...awaySide, outcome: by < 0 ? "won" : by > 0 ? "lost" : level },
  ];
}

/** Above 0 where the first side won, 0 for a draw, undefined where both lost. */
export function leadOf(result: LeagueResult, home: ResultSide, away: ResultSide): number | undefined {
  if (result.kind === "double-loss") return undefined;
  if (result.winner !== undefined) return result.winner === 0 ? 1 : -1;
  return (home.score ?? 0) - (away.score ?? 0);
}

function sideOutcome(
  result: LeagueResult,
  own: ResultSide,
  other: ResultSide,
  lead: number | undefined,
  rules: PointsRules,
): SideOutcome {
  const outcome = lead === undefined || lead < 0 ? "lost" : lead > 0 ? "won" : "drawn";
  const conceded = result.kind === "conceded" && outcome === "lost";
  if (own.points !== undefined) return { outcome, points: own.points, bonus: 0, conceded };
  const bonus = conceded ? 0 : bonusOf(result, own, other, outcome, rules);
  const base = outcome === "won" ? rules.win : outcome === "drawn" ? rules.draw : rules.loss;
  return { outcome, points: (conceded ? (rules.conceding ?? base) : base) + bonus, bonus, conceded };
}

/** Bonus points are for what happened on the pitch: nothing for an award or a double loss but what the organiser gave. */
function bonusOf(
  { kind }: LeagueResult,
  own: ResultSide,
  other: ResultSide,
  outcome: Outcome,
  rules: PointsRules,
): number {
  const given = own.bonus ?? 0;
  if (rules.bonuses === undefined || kind === "awarded" || kind === "double-loss") return given;
  let earned = 0;
  for (const bonus of rules.bonuses) if (earns(bonus, own, other, outcome)) earned += bonus.points;
  return Math.min(earned, rules.bonusCap ?? earned) + given;
}

function earns(bonus: Bonus, own: ResultSide, other: ResultSide, outcome: Outcome): boolean {
  const scored = own.score ?? 0;
  const conceded = other.score ?? 0;
  switch (bonus.kind) {
    case "scored":
      return scored >= bonus.atLeast;
    case "none-conceded":
      return conceded === 0;
    case "winning-margin":
      return outcome === "won" && scored - conceded >= bonus.atLeast;
    case "losing-margin":
      return outcome === "lost" && conceded - scored <= bonus.atMost;
    case "tally":
      return (own.tally?.[bonus.tally] ?? 0) >= bonus.atLeast;
  }
}

/**
 * What a side gets out of a game of three or more: sides that share a place share the points of those places. Of a
 * defeat for all nobody gets any.
 */
export function gameOutcome(rules: PointsRules, { kind, sides }: LeagueResult, side: ResultSide): SideOutcome {
  if (kind === "double-loss") return { outcome: "lost", points: side.points ?? 0, bonus: 0, conceded: false };
  const place = side.place ?? sides.length;
  const sharing = sides.filter((other) => (other.place ?? sides.length) === place).length;
  const outcome = place > 1 ? "lost" : sharing === 1 ? "won" : "drawn";
  if (side.points !== undefined) return { outcome, points: side.points, bonus: 0, conceded: false };
  const shared = (rules.places?.[sides.length - 3] ?? []).slice(place - 1, place - 1 + sharing);
  const bonus = side.bonus ?? 0;
  const points = shared.reduce((sum, each) => sum + each, 0) / sharing + bonus;
  return { outcome, points, bonus, conceded: false };
}
