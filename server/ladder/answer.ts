import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { insertFixtures, insertRounds } from "../competitions/calendar-store";
import { listEntries, lockCompetition } from "../competitions/store";
import { conflict, notFound } from "../errors";
import { lastNumbers } from "../groups/store";
import { showChange } from "../live/show-change";
import { refuseStranger } from "./acts-for";
import { type AnswerChallenge, LadderRules } from "./schema";
import { type ChallengeRow, lockChallenge, updateChallenge } from "./store";

const DAY = 86_400_000;

/**
 * Answers a challenge, or takes it back: an accepted one gets its match, in a round of its own with a deadline, with the
 * challenged at home.
 * @throws AppError `challenge-not-found`, `challenge-is-answered`, `not-your-seat`
 */
export async function answerChallenge(
  ctx: PlacedContext,
  { competitionId, challengeId, answer }: AnswerChallenge,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const challenge = await lockChallenge(tx, competitionId, challengeId);
    if (challenge.state !== "open") throw conflict("challenge-is-answered");
    const asked = answer === "withdrawn" ? challenge.challengerId : challenge.challengedId;
    const entries = await listEntries(tx, competitionId);
    const entry = entries.find(({ id }) => id === asked);
    if (entry === undefined) throw notFound("entry");
    refuseStranger(ctx, entry);
    const { playDays, decline } = LadderRules.parse(competition.ladder ?? {});
    const playBy = new Date(ctx.at + playDays * DAY);
    const fixtureId = answer === "accepted" ? await layMatch(tx, challenge, playBy) : null;
    const state = answer === "declined" && decline === "swaps" ? "forfeited" : answer;
    await updateChallenge(tx, challengeId, { state, answeredAt: new Date(ctx.at), fixtureId });
    const nameOf = (id: string) => entries.find((one) => one.id === id)?.name ?? "";
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: `challenge-${answer}`,
      subject: { challenge: `${nameOf(challenge.challengerId)} – ${nameOf(challenge.challengedId)}` },
    });
  });
  await showChange(ctx.place.leagueId);
}

async function layMatch(tx: Db, challenge: ChallengeRow, deadlineAt: Date): Promise<string> {
  const { competitionId, challengerId, challengedId } = challenge;
  const { round } = await lastNumbers(tx, competitionId);
  const [stored] = await insertRounds(tx, [{ competitionId, number: round + 1, deadlineAt }]);
  const id = randomUUID();
  const seats = [challengedId, challengerId];
  await insertFixtures(tx, [{ id, competitionId, roundId: stored?.id ?? "", number: 1, seats }]);
  return id;
}
