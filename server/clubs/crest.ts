import type { Db } from "@/db/client";
import { type ClubCrest, crestFileOf } from "@/engine/league/crest";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { imageFile } from "../files/image-file";
import { dropUnshownFile, insertFile } from "../files/store";
import { countAttempt } from "../limits/count";
import { showChange } from "../live/show-change";
import type { ClubRef, UploadCrest } from "./schema";
import { lockClub, updateClub } from "./store";

/**
 * Makes an uploaded image the crest of a club; what was sent is not kept, only a small copy without its data.
 * @throws AppError as `squareImage`, `too-many-attempts`
 */
export async function uploadCrest(ctx: PlacedContext, { clubId, image }: UploadCrest): Promise<{ file: string }> {
  await countAttempt(ctx, "crest", ctx.viewer?.userId ?? ctx.address);
  const file = await imageFile(image);
  await replaceCrest(ctx, clubId, { file: file.hash }, (tx) =>
    insertFile(tx, { ...file, uploadedBy: ctx.viewer?.userId ?? null }),
  );
  return { file: file.hash };
}

/** A club without a crest of its own: one is drawn from its name. */
export async function removeCrest(ctx: PlacedContext, { clubId }: ClubRef): Promise<void> {
  await replaceCrest(ctx, clubId, null);
}

async function replaceCrest(
  ctx: PlacedContext,
  clubId: string,
  crest: ClubCrest | null,
  keep?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId);
    await keep?.(tx);
    await updateClub(tx, clubId, { crest });
    await dropFileOf(tx, club.crest);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: crest === null ? "crest-removed" : "crest-uploaded",
      subject: { club: club.name },
      before: club.crest,
      after: crest,
    });
  });
  await showChange(leagueId);
}

/** Drops the image of a crest that a club shows no more, unless another one shows it. */
export async function dropFileOf(tx: Db, stored: unknown): Promise<void> {
  const file = crestFileOf(stored);
  if (file !== undefined) await dropUnshownFile(tx, file);
}
