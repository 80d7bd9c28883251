import type { Db } from "@/db/client";
import { refused } from "../errors";
import { clubsToRedraft } from "./store";

/** A club that is to be put together anew starts no match before. @throws AppError `club-must-redraft` */
export async function refuseUnredrafted(tx: Db, clubIds: readonly string[]): Promise<void> {
  const [first] = await clubsToRedraft(tx, clubIds);
  if (first !== undefined) throw refused("club-must-redraft", { club: first.name });
}
