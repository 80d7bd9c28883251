import { z } from "zod";
import type { UserContext } from "../../access/procedures";
import { writeAudit } from "../../audit/write";
import { refused } from "../../errors";
import { LeagueName, TimeZone } from "../../leagues/schema";
import { insertMembership, takenLeagueSlugs } from "../../leagues/store";
import { countAttempt } from "../../limits/count";
import { showLeagues } from "../../live/show-change";
import { freeSlug } from "../../slugs/slug";
import type { ImportLeague } from "../schema";
import { faultInTables } from "./check-tables";
import { type DocumentFault, DocumentHead, LEAGUE_FORMAT, LeagueDocument } from "./document";
import { faultInFolds } from "./faults-in-folds";
import { withFreshIds } from "./fresh-ids";
import { Unfit, writeLeague } from "./write-league";

/** The row of a document that is the league itself. */
const Named = z.looseObject({ id: z.uuid(), name: LeagueName, timeZone: TimeZone });

/**
 * Makes a league out of a document, with new ids for everything; whoever brings it organises it, and everybody else in it
 * is a name until a member takes over.
 * @throws AppError `too-many-attempts`, `document-not-json`, `document-unknown`, `document-newer`, the code of the fault with its path; then nothing was made
 */
export async function importLeague(ctx: UserContext, { text }: ImportLeague): Promise<{ slug: string }> {
  await countAttempt(ctx, "bring-league", ctx.viewer.userId);
  const document = documentOf(withFreshIds(text, documentOf(text)));
  const { tables } = document;
  const fault = faultInTables(document);
  if (fault !== undefined) throw bad(fault);
  const league = Named.safeParse(tables.leagues?.[0]);
  if (!league.success) {
    const [field = ""] = league.error.issues[0]?.path ?? [];
    throw bad({ path: `tables.leagues[0].${String(field)}`, code: "document-wrong" });
  }
  const { id: leagueId, name } = league.data;
  const slug = await ctx.db.transaction(async (tx) => {
    const free = freeSlug(name, await takenLeagueSlugs(tx, name));
    await writeLeague(tx, document, free).catch((error: unknown) => {
      throw error instanceof Unfit ? bad({ path: `tables.${error.table}`, code: "document-does-not-fit" }) : error;
    });
    const broken = await faultInFolds(tx, leagueId, tables);
    if (broken !== undefined) throw bad(broken);
    await insertMembership(tx, leagueId, ctx.viewer.userId, "organiser");
    const { userId } = ctx.viewer;
    await writeAudit(tx, { leagueId, userId, action: "league-imported", subject: { league: name } });
    return free;
  });
  await showLeagues(leagueId);
  return { slug };
}

const bad = ({ code, path }: DocumentFault) => refused(code, { path });

function documentOf(text: string): LeagueDocument {
  const json = jsonOf(text);
  const head = DocumentHead.safeParse(json);
  if (!head.success) throw refused("document-unknown");
  if (head.data.format > LEAGUE_FORMAT) throw refused("document-newer", { format: head.data.format });
  const parsed = LeagueDocument.safeParse(json);
  if (!parsed.success)
    throw bad({ path: z.core.toDotPath(parsed.error.issues[0]?.path ?? []), code: "document-wrong" });
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused("document-not-json");
  }
}
