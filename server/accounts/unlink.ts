import type { UserContext } from "../access/procedures";
import { refused } from "../errors";
import { deleteLinks, linksOf } from "./links-store";
import type { Unlink } from "./schema";
import { lockAccount } from "./store";

/** Ends signing in through a provider, where another way in is left. @throws AppError `last-way-in` */
export async function unlink({ db, viewer }: UserContext, { provider }: Unlink): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, passwordHash } = await lockAccount(tx, viewer.userId);
    const others = (await linksOf(tx, id)).filter((link) => link !== provider);
    if (passwordHash === null && others.length === 0) throw refused("last-way-in");
    await deleteLinks(tx, id, provider);
  });
}
