import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { loadBook } from "../clubs/book";
import { lockClub } from "../clubs/store";
import { conflict } from "../errors";
import { showChange } from "../live/show-change";
import { nextSeqs } from "../plays/books";
import { withdrawEntries } from "../seasons/store";
import type { WithReason } from "./schema";
import { hasOpenPlay, lockDoneRedraft, updateRedraft } from "./store";

/**
 * Opens a redraft again, as an organiser, with a reason, while its entry is the last of the club book; the dice of the
 * off-season stay as they fell.
 * @throws AppError `redraft-not-found`, `club-has-unfinished-play`, `book-went-on`
 */
export async function reopenRedraft(ctx: PlacedContext, { clubId, reason }: WithReason): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockClub(tx, clubId);
    const { redraft, season } = await lockDoneRedraft(tx, clubId);
    if (await hasOpenPlay(tx, clubId)) throw conflict("club-has-unfinished-play");
    if (redraft.entrySeq !== null) {
      if ((await loadBook(tx, clubId)).at(-1)?.seq !== redraft.entrySeq) throw conflict("book-went-on");
      const seq = (await nextSeqs(tx, [clubId])).get(clubId) ?? 1;
      const by = { userId: ctx.viewer?.userId, at: ctx.at };
      await withdrawEntries(tx, [{ clubId, seq, seqs: [redraft.entrySeq] }], by);
    }
    await updateRedraft(tx, redraft, { doneAt: null, entrySeq: null });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "redraft-reopened",
      subject: { club: name, season: season.name },
      reason,
    });
  });
  await showChange(leagueId);
}
