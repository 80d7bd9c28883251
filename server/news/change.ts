import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { showChange } from "../live/show-change";
import type { ChangeNews } from "./schema";
import { lockNews, updateNews } from "./store";

/** Changes what was told; its address stays. @throws AppError `news-not-found` */
export async function changeNews(ctx: PlacedContext, { leagueId, newsId, title, body }: ChangeNews): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = await lockNews(tx, leagueId, newsId);
    await updateNews(tx, newsId, { title, body, changedAt: new Date(ctx.at) });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "news-changed",
      subject: { title },
      before: { title: before.title, body: before.body },
      after: { title, body },
    });
  });
  await showChange(leagueId);
}
