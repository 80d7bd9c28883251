import type { Db } from "@/db/client";
import { conflict, refused } from "../errors";
import { type Agreement, agreementOn } from "./agreement";
import { RECORDED_GAMES } from "./schema";
import { currentResult, listAnswers, type SideRow, sidesOf } from "./store";

/** How far people agree on the result that counts; undefined while there is none. */
export async function agreementNow(
  db: Db,
  fixtureId: string,
  known?: readonly SideRow[],
): Promise<Agreement | undefined> {
  const result = await currentResult(db, fixtureId);
  if (result === undefined) return undefined;
  const sides = known ?? (await sidesOf(db, fixtureId));
  return agreementOn({
    revision: result.revision,
    isAsked: result.playId !== null && RECORDED_GAMES.includes(result.game),
    coached: sides.flatMap(({ seat, coaches }) => (coaches.length > 0 ? seat : [])),
    answers: await listAnswers(db, fixtureId),
  });
}

/**
 * Whether something can still be said about the revision that somebody looked at.
 * @throws AppError `fixture-has-no-result`, `result-has-changed`, `result-is-final`
 */
export async function refuseWhatIsFinal(
  tx: Db,
  fixtureId: string,
  revision: number,
  sides: readonly SideRow[],
): Promise<void> {
  const agreement = await agreementNow(tx, fixtureId, sides);
  if (agreement === undefined) throw refused("fixture-has-no-result");
  if (agreement.revision !== revision) throw conflict("result-has-changed");
  if (agreement.isFinal) throw conflict("result-is-final");
}
