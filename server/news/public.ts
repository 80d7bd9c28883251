import type { Context } from "../context";
import { leagueHead } from "../public/league";
import type { LeaguePath } from "../public/schema";
import { findPublicLeague } from "../public/store";
import type { NewsPath } from "./schema";
import { findNews, listNews } from "./store";

type Row = Awaited<ReturnType<typeof listNews>>[number];

/** A post as everybody reads it: who wrote it is nobody's business. Moments in ms since the epoch. */
const shown = ({ slug, title, body, createdAt, changedAt }: Row) => ({
  slug,
  title,
  body,
  at: createdAt.getTime(),
  changedAt: changedAt?.getTime(),
});

/** The news of a league, newest first. */
export async function publicNews(ctx: Context, { league: slug }: LeaguePath) {
  const league = await findPublicLeague(ctx.db, slug);
  return { league: leagueHead(league), posts: (await listNews(ctx.db, league.id)).map(shown) };
}

/** One post. @throws AppError `news-not-found` */
export async function publicPost(ctx: Context, { league: slug, post }: NewsPath) {
  const league = await findPublicLeague(ctx.db, slug);
  return { league: leagueHead(league), post: shown(await findNews(ctx.db, league.id, post)) };
}
