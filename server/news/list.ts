import type { PlacedContext } from "../access/procedures";
import type { LeagueRef } from "./schema";
import { listNews } from "./store";

/** The news of a league for its office, newest first. */
export async function listOfficeNews(ctx: PlacedContext, { leagueId }: LeagueRef) {
  const rows = await listNews(ctx.db, leagueId);
  return rows.map(({ id, slug, title, body, createdAt, changedAt }) => ({
    id,
    slug,
    title,
    body,
    createdAt,
    changedAt: changedAt ?? undefined,
  }));
}
