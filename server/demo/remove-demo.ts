import type { Db } from "@/db/client";
import { removeLeagueRow } from "../leagues/store";
import { madeUpMembers, removeUsers } from "./store";

/** Removes a demo league with everything in it, and the coaches that were made up for it. */
export async function removeDemo(tx: Db, leagueId: string): Promise<void> {
  const madeUp = await madeUpMembers(tx, leagueId);
  await removeLeagueRow(tx, leagueId);
  await removeUsers(tx, madeUp);
}
