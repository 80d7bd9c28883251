import { bracketOf } from "@/engine/league/bracket";
import { type ResolvedTie, resolveBracket, type TieFormat } from "@/engine/league/bracket-results";
import type { FixtureRow } from "../competitions/calendar-store";
import { leagueResultOf } from "../competitions/get-standings";
import type { KnockOutDraw } from "../competitions/schema";

/** A tie with its games, in the order of the calendar. */
export interface DrawnTie extends ResolvedTie {
  /** Order in the round; the match for the third place comes after the final. */
  readonly number: number;
  /** How many ties the round has. */
  readonly inRound: number;
  readonly fixtures: readonly FixtureRow[];
}

/** The bracket of a draw with everything that is known from the results so far. */
export function tiesOf({ seeds, thirdPlace, tie: format }: KnockOutDraw, fixtures: readonly FixtureRow[]): DrawnTie[] {
  const bracket = bracketOf(seeds.length, { thirdPlace });
  const games = fixtures.flatMap((fixture) =>
    fixture.tie === null ? [] : { tie: fixture.tie, result: leagueResultOf(fixture) },
  );
  return resolveBracket(bracket, seeds, games, () => FORMATS[format]).map((tie) => {
    const round = bracket.ties.filter((one) => one.round === tie.round);
    return {
      ...tie,
      number: round.findIndex(({ id }) => id === tie.id) + 1,
      inRound: round.length,
      fixtures: fixtures.filter((fixture) => fixture.tie === tie.id),
    };
  });
}

const FORMATS: Readonly<Record<KnockOutDraw["tie"], TieFormat>> = {
  single: { kind: "single" },
  "best-of-3": { kind: "best-of", games: 3 },
  "best-of-5": { kind: "best-of", games: 5 },
  "two-legs": { kind: "two-legs", awayGoals: false },
  "two-legs-away-goals": { kind: "two-legs", awayGoals: true },
};
