import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { lockCompetition, updateCompetition } from "../competitions/store";
import { refused } from "../errors";
import { showChange } from "../live/show-change";
import { LadderRules, type SetLadderRules } from "./schema";

/** Says how a ladder is climbed; what is under way goes on by its own dates. @throws AppError `not-a-ladder` */
export async function setLadderRules(ctx: PlacedContext, { competitionId, rules }: SetLadderRules): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.format !== "ladder") throw refused("not-a-ladder");
    await updateCompetition(tx, competitionId, { ladder: rules });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "ladder-rules-changed",
      subject: { competition: competition.name },
      before: LadderRules.parse(competition.ladder ?? {}),
      after: rules,
    });
  });
  await showChange(ctx.place.leagueId);
}
