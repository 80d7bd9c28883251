import type { Db } from "@/db/client";
import { type LadderStep, ladderAfter, type Rung, withinReach } from "@/engine/league/ladder";
import { isMatch } from "@/engine/league/result";
import { type FixtureRow, listFixtures } from "../competitions/calendar-store";
import { leagueResultOf } from "../competitions/get-standings";
import { type EntryRow, listEntries, loadCompetition } from "../competitions/store";
import { LadderRules } from "./schema";
import { type ChallengeRow, listChallengesOf } from "./store";

/** A challenge that waits for an answer or for its match; moments in ms since the epoch. */
export interface ShownChallenge {
  readonly id: string;
  readonly challengerId: string;
  readonly challengedId: string;
  readonly state: "open" | "accepted";
  readonly answerBy: number;
  readonly fixtureId: string | undefined;
}

/** A ladder from the top, and what is going on on it. */
export interface ShownLadder {
  readonly rules: LadderRules;
  readonly rungs: readonly Rung[];
  readonly challenges: readonly ShownChallenge[];
  /** Whom each entry may challenge now, the nearest first; nobody where it is in a challenge already. */
  readonly reach: Readonly<Record<string, readonly string[]>>;
}

export async function ladderOf(db: Db, competitionId: string): Promise<ShownLadder> {
  const { ladder } = await loadCompetition(db, competitionId);
  const entries = await listEntries(db, competitionId);
  const fixtures = await listFixtures(db, competitionId);
  return shownLadder(ladder, entries, fixtures, await listChallengesOf(db, [competitionId]));
}

/** The ladder of rows that were read already. */
export function shownLadder(
  stored: unknown,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
  challenges: readonly ChallengeRow[],
): ShownLadder {
  const rules = LadderRules.parse(stored ?? {});
  const start = entries.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id);
  const rungs = ladderAfter(start, stepsOf(fixtures, challenges));
  const going = challenges
    .flatMap((challenge) => goingOn(challenge, fixtures))
    .filter(({ challengerId, challengedId }) => start.includes(challengerId) && start.includes(challengedId));
  const order = rungs.map(({ entry }) => entry);
  const isBusy = (entry: string) =>
    going.some(({ challengerId, challengedId }) => challengerId === entry || challengedId === entry);
  const reachOf = (entry: string) =>
    isBusy(entry) ? [] : withinReach(order, entry, rules.reach).filter((other) => !isBusy(other));
  return { rules, rungs, challenges: going, reach: Object.fromEntries(order.map((id) => [id, reachOf(id)])) };
}

/** What has moved the ladder, in the order in which it was settled. */
function stepsOf(fixtures: readonly FixtureRow[], challenges: readonly ChallengeRow[]): LadderStep[] {
  const dated = challenges.flatMap(({ challengerId, challengedId, state, answeredAt, fixtureId }) => {
    const step = { challenger: challengerId, challenged: challengedId };
    if (state === "forfeited") return [{ at: answeredAt?.getTime() ?? 0, step: { ...step, isTaken: true } }];
    const fixture = fixtures.find(({ id }) => id === fixtureId);
    if (fixture === undefined || !isMatch(leagueResultOf(fixture))) return [];
    const isTaken = fixture.winnerSeat !== null && fixture.seats[fixture.winnerSeat] === challengerId;
    return [{ at: fixture.resultAt?.getTime() ?? 0, step: { ...step, isTaken } }];
  });
  return dated.toSorted((a, b) => a.at - b.at).map(({ step }) => step);
}

function goingOn(challenge: ChallengeRow, fixtures: readonly FixtureRow[]): ShownChallenge[] {
  const { id, challengerId, challengedId, state, answerBy, fixtureId } = challenge;
  const fixture = fixtures.find((one) => one.id === fixtureId);
  const waits = state === "open" || (fixture?.kind === null && fixture.cancelledAt === null);
  if ((state !== "open" && state !== "accepted") || !waits) return [];
  return [{ id, challengerId, challengedId, state, answerBy: answerBy.getTime(), fixtureId: fixtureId ?? undefined }];
}
