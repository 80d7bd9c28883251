import type { PlacedContext } from "../access/procedures";
import { lockClub } from "../clubs/store";
import type { SaveRedraft } from "./schema";
import { lockOpenRedraft, updateRedraft } from "./store";

/** Keeps a redraft as it is, legal or not, so that it can be gone on with on another device. */
export async function saveRedraft(ctx: PlacedContext, { clubId, redraft }: SaveRedraft): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockClub(tx, clubId);
    const { redraft: row } = await lockOpenRedraft(tx, clubId);
    await updateRedraft(tx, row, { wish: redraft });
  });
}
