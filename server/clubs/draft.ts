import type { Db } from "@/db/client";
import { checkDraft, draftEntry, edition } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { countFixtures, insertEntries, lastSeed, listEntries, lockCompetition } from "../competitions/store";
import { conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { DraftInProgress, type SaveDraft } from "./schema";
import { type ClubRow, insertEntry, lockClub, updateClub } from "./store";

/** Keeps a draft as it is, legal or not, so that it can be gone on with on another device. */
export async function saveDraft(ctx: PlacedContext, { clubId, draft }: SaveDraft): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const progress = progressOf(await lockClub(tx, clubId));
    await updateClub(tx, clubId, { draft: { ...progress, draft } });
  });
}

/**
 * Ends a legal draft: the club book begins with it, and the club enters the competition that the draft was made for
 * while that has no calendar yet.
 * @throws AppError `draft-is-not-legal` with the first broken rule, `club-is-drafted`
 */
export async function finishDraft(ctx: PlacedContext, { clubId, draft }: SaveDraft): Promise<{ entered: boolean }> {
  const { leagueId } = ctx.place;
  const entered = await ctx.db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId);
    const progress = progressOf(club);
    const rules = edition(progress.edition, progress.options);
    const [fault] = checkDraft(draft, rules);
    if (fault !== undefined) throw refused("draft-is-not-legal", { ...fault.figures, rule: fault.code });
    await insertEntry(tx, {
      clubId,
      seq: 1,
      entry: draftEntry(draft, rules),
      bookedBy: ctx.viewer?.userId,
      at: ctx.at,
    });
    await updateClub(tx, clubId, { draft: null });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "club-drafted",
      subject: { club: club.name },
    });
    return progress.competitionId !== undefined && (await enter(tx, club, progress.competitionId));
  });
  await showChange(leagueId);
  return { entered };
}

function progressOf(club: ClubRow): DraftInProgress {
  if (club.draft === null) throw conflict("club-is-drafted");
  return DraftInProgress.parse(club.draft);
}

async function enter(tx: Db, { id, name, coachId }: ClubRow, competitionId: string): Promise<boolean> {
  await lockCompetition(tx, competitionId);
  if ((await listEntries(tx, competitionId)).some(({ clubId }) => clubId === id)) return true;
  if ((await countFixtures(tx, competitionId)) > 0) return false;
  const seed = (await lastSeed(tx, competitionId)) + 1;
  await insertEntries(tx, [{ competitionId, kind: "club", clubId: id, coachId, name, seed }]);
  return true;
}
