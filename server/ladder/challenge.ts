import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { listEntries, lockCompetition } from "../competitions/store";
import { notFound, refused } from "../errors";
import { showChange } from "../live/show-change";
import { refuseStranger } from "./acts-for";
import type { Challenge } from "./schema";
import { ladderOf } from "./shown";
import { insertChallenge } from "./store";

const DAY = 86_400_000;

/**
 * Challenges somebody above on the ladder, within reach and while neither is in a challenge.
 * @throws AppError `not-a-ladder`, `not-your-seat`, `out-of-reach`
 */
export async function challenge(
  ctx: PlacedContext,
  { competitionId, challengerId, challengedId }: Challenge,
): Promise<{ challengeId: string }> {
  const made = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.format !== "ladder") throw refused("not-a-ladder");
    const entries = await listEntries(tx, competitionId);
    const [challenger, challenged] = [challengerId, challengedId].map((id) => entries.find((entry) => entry.id === id));
    if (challenger === undefined || challenged === undefined) throw notFound("entry");
    refuseStranger(ctx, challenger);
    const { reach, rules } = await ladderOf(tx, competitionId);
    if (reach[challengerId]?.includes(challengedId) !== true) throw refused("out-of-reach", { reach: rules.reach });
    const answerBy = new Date(ctx.at + rules.answerDays * DAY);
    const row = await insertChallenge(tx, {
      competitionId,
      challengerId,
      challengedId,
      answerBy,
      createdAt: new Date(ctx.at),
    });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "challenged",
      subject: { challenge: `${challenger.name} – ${challenged.name}` },
    });
    return row.id;
  });
  await showChange(ctx.place.leagueId);
  return { challengeId: made };
}
