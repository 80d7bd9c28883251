import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { showChange } from "../live/show-change";
import { freeSlug } from "../slugs/slug";
import type { WriteNews } from "./schema";
import { insertNews, takenNewsSlugs } from "./store";

/** Tells everybody something; it is public at once. */
export async function writeNews(ctx: PlacedContext, { leagueId, title, body }: WriteNews): Promise<{ newsId: string }> {
  const newsId = await ctx.db.transaction(async (tx) => {
    const slug = freeSlug(title, await takenNewsSlugs(tx, leagueId, title));
    const userId = ctx.viewer?.userId;
    const id = await insertNews(tx, {
      leagueId,
      slug,
      title,
      body,
      writtenBy: userId ?? null,
      createdAt: new Date(ctx.at),
    });
    await writeAudit(tx, { leagueId, userId, action: "news-written", subject: { title } });
    return id;
  });
  await showChange(leagueId);
  return { newsId };
}
