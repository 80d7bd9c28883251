import type { Db } from "@/db/client";
import type { Memo } from "@/engine/core/memo";
import { type ClubRow, type CoachName, listCoachNames, listPublicClubs } from "../public/store";
import { runtime } from "../runtime";
import type { Stamped } from "./kept";
import { clubStamp, coachStamp } from "./stamps";

/** The names of a league's coaches, the same list as before where none of them changed; who came first stands first. */
export const keptCoachNames = (db: Db, leagueId: string): Promise<readonly CoachName[]> =>
  kept(runtime().kept.coaches, db, leagueId, coachStamp, listCoachNames);

/** The clubs of a league by name, the same list as before where none of them changed. */
export const keptClubRows = (db: Db, leagueId: string): Promise<readonly ClubRow[]> =>
  kept(runtime().kept.clubRows, db, leagueId, clubStamp, listPublicClubs);

async function kept<Value>(
  memo: Memo<Stamped<Value>>,
  db: Db,
  id: string,
  stampOf: (db: Db, id: string) => Promise<string>,
  read: (db: Db, id: string) => Promise<Value>,
): Promise<Value> {
  const stamp = await stampOf(db, id);
  const before = memo.get(id);
  const now = before?.stamp === stamp ? before : { stamp, value: await read(db, id) };
  memo.set(id, now);
  return now.value;
}
