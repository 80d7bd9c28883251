import type { Db } from "@/db/client";
import { type CoachName, listCoachNames } from "../public/store";
import { runtime } from "../runtime";
import { coachStamp } from "./stamps";

/** The names of a league's coaches, the same list as before where none of them changed; who came first stands first. */
export async function keptCoachNames(db: Db, leagueId: string): Promise<readonly CoachName[]> {
  const kept = runtime().kept.coaches;
  const stamp = await coachStamp(db, leagueId);
  const before = kept.get(leagueId);
  const now = before?.stamp === stamp ? before : { stamp, value: await listCoachNames(db, leagueId) };
  kept.set(leagueId, now);
  return now.value;
}
