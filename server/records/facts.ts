import { bestOf } from "@/engine/core/best-of";
import type { FixtureRow } from "../competitions/calendar-store";
import { outcomeOf } from "../competitions/get-standings";
import { inParts } from "../kept/parts";

/** A match of two that was played out, as records see it. */
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

const played = inParts((fixtures) =>
  fixtures.filter(({ kind, cancelledAt }) => kind === "played" && cancelledAt === null).sort(inTime),
);

/** The fixtures of a season's calendars that were played out, in the order of playing. */
export const playedIn = (calendars: readonly (readonly FixtureRow[])[]): readonly FixtureRow[] =>
  calendars.flatMap(played).sort(inTime);

function inTime(a: FixtureRow, b: FixtureRow): number {
  return at(a) - at(b) || a.round - b.round;
}

const at = ({ resultAt }: FixtureRow) => resultAt?.getTime() ?? 0;

/** A match of two out of a fixture that was played out; undefined where it was none. @param whoIs names an entry through all competitions */
export function factOf(fixture: FixtureRow, whoIs: (entryId: string) => string): MatchFact | undefined {
  const { seats, sides } = fixture;
  const [home, away] = seats;
  const [own, other] = [0, 1].map((seat) => sides?.find((side) => side.seat === seat)?.score);
  if (seats.length !== 2 || home === undefined || away === undefined || own === undefined || other === undefined)
    return undefined;
  return {
    fixtureId: fixture.id,
    competitionId: fixture.competitionId,
    round: fixture.round,
    at: at(fixture),
    playId: fixture.playId ?? undefined,
    who: [whoIs(home), whoIs(away)],
    scores: [own, other],
    outcomes: [outcomeOf(fixture, 0), outcomeOf(fixture, 1)],
  };
}

/** The matches with the greatest margin, then with the most of the winner; a draw is none. */
export function biggestWins(facts: readonly MatchFact[], shown: number): MatchFact[] {
  const margin = ({ scores: [home, away] }: MatchFact) => Math.abs(home - away);
  return bestOf(
    facts.filter((fact) => margin(fact) > 0),
    (a, b) => margin(b) - margin(a) || Math.max(...b.scores) - Math.max(...a.scores),
    shown,
  );
}
