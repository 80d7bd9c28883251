import type { UserContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { showLeagues } from "../live/show-change";
import { freeSlug } from "../slugs/slug";
import type { CreateLeague } from "./schema";
import { insertLeague, insertMembership, insertSeason, takenLeagueSlugs } from "./store";

/** Makes a league with its first season; whoever makes it organises it. */
export async function createLeague(ctx: UserContext, input: CreateLeague): Promise<{ leagueId: string; slug: string }> {
  const league = await ctx.db.transaction(async (tx) => {
    const slug = freeSlug(input.name, await takenLeagueSlugs(tx, input.name));
    const made = await insertLeague(tx, { ...input, slug });
    await insertMembership(tx, made.id, ctx.viewer.userId, "organiser");
    await insertSeason(tx, made.id, 1, "1");
    await writeAudit(tx, {
      leagueId: made.id,
      userId: ctx.viewer.userId,
      action: "league-created",
      subject: { league: made.name },
      after: input,
    });
    return made;
  });
  await showLeagues(league.id);
  return { leagueId: league.id, slug: league.slug };
}
