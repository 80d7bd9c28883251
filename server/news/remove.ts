import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { showChange } from "../live/show-change";
import type { NewsRef } from "./schema";
import { deleteNews, lockNews } from "./store";

/** Takes back what was told; the log keeps what it said. @throws AppError `news-not-found` */
export async function removeNews(ctx: PlacedContext, { leagueId, newsId }: NewsRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { title, body } = await lockNews(tx, leagueId, newsId);
    await deleteNews(tx, newsId);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "news-removed",
      subject: { title },
      before: { title, body },
    });
  });
  await showChange(leagueId);
}
