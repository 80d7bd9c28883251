import { bestOf } from "@/engine/core/best-of";
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

/** Played matches of two in one season, of its calendars together. @param whoIs names an entry through all competitions */
export function matchFacts(
  calendars: readonly (readonly FixtureRow[])[],
  whoIs: (entryId: string) => string,
): MatchFact[] {
  const facts = calendars
    .flatMap(factsIn)
    .map((fact) => ({ ...fact, who: [whoIs(fact.who[0]), whoIs(fact.who[1])] as const }));
  return calendars.length > 1 ? facts.sort(inTime) : facts;
}

const inTime = (a: MatchFact, b: MatchFact) => a.at - b.at || a.round - b.round;

/** Those among fixtures of one competition, of entries, in the order of playing. */
export function factsOf(fixtures: readonly FixtureRow[]): readonly MatchFact[] {
  const facts = fixtures.flatMap((fixture): MatchFact[] => {
    const { seats, sides, kind, cancelledAt, resultAt } = fixture;
    if (kind !== "played" || cancelledAt !== null || seats.length > 2) return [];
    const [home, away] = seats;
    const [own, other] = [0, 1].map((seat) => sides?.find((side) => side.seat === seat)?.score);
    if (home === undefined || away === undefined || own === undefined || other === undefined) return [];
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
}

/** Those of a whole calendar. */
const factsIn = onceOf(factsOf);

/** The matches with the greatest margin, then with the most of the winner; a draw is none. */
export function biggestWins(facts: readonly MatchFact[], shown: number): MatchFact[] {
  const margin = ({ scores: [home, away] }: MatchFact) => Math.abs(home - away);
  return bestOf(
    facts.filter((fact) => margin(fact) > 0),
    (a, b) => margin(b) - margin(a) || Math.max(...b.scores) - Math.max(...a.scores),
    shown,
  );
}
