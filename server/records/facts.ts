import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { outcomeOf } from "../competitions/get-standings";

/** A match of two that was played out, as records see it; in the order of playing. */
export interface MatchFact {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly round: number;
  readonly at: number;
  readonly playId: string | undefined;
  /** Who played, home first: a club or a person through all competitions. */
  readonly who: readonly [string, string];
  readonly scores: readonly [number, number];
  readonly outcomes: readonly ["won" | "drawn" | "lost", "won" | "drawn" | "lost"];
}

/** Played matches of two, oldest season first. @param whoIs names an entry through all competitions */
export function matchFacts(
  calendars: readonly (readonly FixtureRow[])[],
  whoIs: (entryId: string) => string,
  seasonOf: (competitionId: string) => number,
): MatchFact[] {
  const seasons = new Map<number, MatchFact[]>();
  for (const fixtures of calendars) {
    const facts = factsIn(fixtures).map((fact) => ({
      ...fact,
      who: [whoIs(fact.who[0]), whoIs(fact.who[1])] as const,
    }));
    const [first] = facts;
    if (first === undefined) continue;
    const season = seasonOf(first.competitionId);
    const others = seasons.get(season);
    seasons.set(season, others === undefined ? facts : [...others, ...facts].sort(inTime));
  }
  return [...seasons].sort(([a], [b]) => a - b).flatMap(([, facts]) => facts);
}

const inTime = (a: MatchFact, b: MatchFact) => a.at - b.at || a.round - b.round;

/** Those of one calendar, of entries, in the order of playing. */
export const factsIn = onceOf((fixtures: readonly FixtureRow[]) => {
  const facts = fixtures.flatMap((fixture): MatchFact[] => {
    const { seats, sides, kind, cancelledAt, resultAt } = fixture;
    const [home, away] = seats;
    const [own, other] = [0, 1].map((seat) => sides?.find((side) => side.seat === seat)?.score);
    if (home === undefined || away === undefined || seats.length > 2) return [];
    if (kind !== "played" || cancelledAt !== null || own === undefined || other === undefined) return [];
    return [
      {
        fixtureId: fixture.id,
        competitionId: fixture.competitionId,
        round: fixture.round,
        at: resultAt?.getTime() ?? 0,
        playId: fixture.playId ?? undefined,
        who: [home, away],
        scores: [own, other],
        outcomes: [outcomeOf(fixture, 0), outcomeOf(fixture, 1)],
      },
    ];
  });
  return facts.sort(inTime);
});

/** A run of matches without a defeat. */
export interface Run {
  readonly who: string;
  readonly matches: number;
  readonly won: number;
  readonly from: MatchFact;
  readonly to: MatchFact;
  /** It may still grow. */
  readonly goesOn: boolean;
}

/** The longest run without a defeat of each, the longest first; a single match is no run. */
export function unbeatenRuns(facts: readonly MatchFact[], shown: number): Run[] {
  const best = new Map<string, Run>();
  const running = new Map<string, Run>();
  for (const fact of facts) {
    for (const [side, who] of fact.who.entries()) {
      const outcome = fact.outcomes[side];
      const before = running.get(who);
      const known = best.get(who);
      if (outcome === "lost") {
        running.delete(who);
        if (known !== undefined) best.set(who, { ...known, goesOn: false });
        continue;
      }
      const run: Run = {
        who,
        matches: (before?.matches ?? 0) + 1,
        won: (before?.won ?? 0) + (outcome === "won" ? 1 : 0),
        from: before?.from ?? fact,
        to: fact,
        goesOn: true,
      };
      running.set(who, run);
      if (known === undefined || run.matches > known.matches) best.set(who, run);
    }
  }
  return [...best.values()]
    .filter(({ matches }) => matches > 1)
    .sort((a, b) => b.matches - a.matches || b.won - a.won)
    .slice(0, shown);
}

/** The matches with the greatest margin, then with the most of the winner. */
export function biggestWins(facts: readonly MatchFact[], shown: number): MatchFact[] {
  const margin = ({ scores: [home, away] }: MatchFact) => Math.abs(home - away);
  const margins = facts.map(margin).sort((a, b) => b - a);
  const least = Math.max(1, margins[shown - 1] ?? 1);
  return facts
    .filter((fact) => margin(fact) >= least)
    .toSorted((a, b) => margin(b) - margin(a) || Math.max(...b.scores) - Math.max(...a.scores))
    .slice(0, shown);
}
