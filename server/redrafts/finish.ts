import { checkRedraft, redraftEntry } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { insertEntry, lockClub } from "../clubs/store";
import { conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { nextSeqs } from "../plays/books";
import type { SaveRedraft, WithReason } from "./schema";
import { hasOpenPlay, lockOpenRedraft, updateRedraft } from "./store";
import { openTerms } from "./terms";

/**
 * Books a legal redraft: who stays as the off-season left him, who comes, the staff, and the gold (R24).
 * @throws AppError `redraft-is-not-legal` with the first broken rule, `off-season-not-rolled`, `club-has-unfinished-play`
 */
export async function finishRedraft(ctx: PlacedContext, { clubId, redraft }: SaveRedraft): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockClub(tx, clubId);
    const { row, season, club, rules, recoveries } = await openTerms(tx, clubId, name);
    if (await hasOpenPlay(tx, clubId)) throw conflict("club-has-unfinished-play");
    if (recoveries === undefined) throw conflict("off-season-not-rolled");
    const [fault] = checkRedraft(redraft, club, rules);
    if (fault !== undefined) throw refused("redraft-is-not-legal", { ...fault.figures, rule: fault.code });
    const seq = (await nextSeqs(tx, [clubId])).get(clubId) ?? 1;
    const entry = redraftEntry(redraft, recoveries, club, rules);
    const by = { bookedBy: ctx.viewer?.userId, at: ctx.at };
    await insertEntry(tx, { clubId, seq, entry, ...by });
    await updateRedraft(tx, row, { wish: redraft, recoveries, doneAt: new Date(ctx.at), entrySeq: seq });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "club-redrafted",
      subject: { club: name, season: season.name },
    });
  });
  await showChange(leagueId);
}

/** Lets a club go on as it is, as an organiser, with a reason. */
export async function waiveRedraft(ctx: PlacedContext, { clubId, reason }: WithReason): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockClub(tx, clubId);
    const { redraft, season } = await lockOpenRedraft(tx, clubId);
    await updateRedraft(tx, redraft, { doneAt: new Date(ctx.at) });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "redraft-waived",
      subject: { club: name, season: season.name },
      reason,
    });
  });
  await showChange(leagueId);
}
