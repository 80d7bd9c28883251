import type { Db } from "@/db/client";
import { insertFixtures, insertRounds } from "../../competitions/calendar-store";
import type { CompetitionRow } from "../../competitions/store";
import { updateFixture } from "../../fixtures/store";
import { endPairings } from "../../pairings/store";
import { settle } from "../../plays/settle";
import type { FixtureFacts } from "./fixture-facts";
import type { FixtureStep } from "./prepare-fixtures";
import type { ResultStep } from "./result-step";

/** What a line makes of a match. */
export interface MatchStep {
  readonly fixture: FixtureStep;
  readonly result: ResultStep | undefined;
}

interface Matches {
  readonly competition: CompetitionRow;
  readonly facts: FixtureFacts;
  readonly steps: readonly MatchStep[];
  readonly userId: string | undefined;
  readonly at: number;
}

/** Lays, moves and settles matches as a file says; a result counts from the day of its match. */
export async function applyMatches(tx: Db, { competition, facts, steps, userId, at }: Matches): Promise<void> {
  const competitionId = competition.id;
  const fresh = steps.map(({ fixture }) => fixture).filter(({ stored }) => stored === undefined);
  await insertFixtures(tx, await laidOut(tx, competitionId, facts, fresh));
  for (const { fixture, result } of steps) {
    const { fixtureId, stored, startsAt, place, changes } = fixture;
    if (stored !== undefined && changes.length > 0)
      await updateFixture(tx, fixtureId, { startsAt, place, revision: stored.revision + 1 });
    if (result === undefined) continue;
    const playedAt = Math.min(at, startsAt?.getTime() ?? at);
    await settle(tx, { fixtureId, competitionId, playId: undefined, userId, reason: "CSV", at: playedAt }, result);
    await endPairings(tx, fixtureId, new Date(at));
  }
}

/** New fixtures with their rounds, which are made where they are missing, behind those that a round has. */
async function laidOut(
  tx: Db,
  competitionId: string,
  { rounds, lastNumber }: FixtureFacts,
  fresh: readonly FixtureStep[],
): Promise<Parameters<typeof insertFixtures>[1]> {
  const missing = [...new Set(fresh.map(({ round }) => round))].filter(
    (number) => !rounds.some((round) => round.number === number),
  );
  const made =
    missing.length === 0
      ? []
      : await insertRounds(
          tx,
          missing.map((number) => ({ competitionId, number })),
        );
  const idOf = new Map([...rounds, ...made].map(({ number, id }) => [number, id]));
  const last = new Map<number, number>();
  return fresh.map(({ fixtureId, round, home, away, startsAt, place }) => {
    const number = (last.get(round) ?? lastNumber(round)) + 1;
    last.set(round, number);
    return {
      id: fixtureId,
      competitionId,
      roundId: idOf.get(round) ?? "",
      divisionId: home.divisionId === away.divisionId ? home.divisionId : null,
      number,
      startsAt,
      place,
      seats: [home.id, away.id],
    };
  });
}
