import type { PlacedContext } from "../../access/procedures";
import { writeAudit } from "../../audit/write";
import type { LeagueRef } from "../../leagues/schema";
import { loadLeague } from "../../leagues/store";
import { readLeague } from "./read-league";

/** A document with the name of its file. */
export interface LeagueExport {
  readonly fileName: string;
  readonly text: string;
}

/** The whole league as one JSON document, read in one moment; that it left is in the log. */
export async function exportLeague(ctx: PlacedContext, { leagueId }: LeagueRef): Promise<LeagueExport> {
  const { slug, name } = await loadLeague(ctx.db, leagueId);
  const document = await ctx.db.transaction((tx) => readLeague(tx, leagueId, ctx.at), {
    isolationLevel: "repeatable read",
  });
  await writeAudit(ctx.db, {
    leagueId,
    userId: ctx.viewer?.userId,
    action: "league-exported",
    subject: { league: name },
  });
  return { fileName: `${slug}.json`, text: `${JSON.stringify(document, undefined, 1)}\n` };
}
