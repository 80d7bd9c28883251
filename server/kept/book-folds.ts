import type { Db } from "@/db/client";
import { type Club, foldClub } from "@/engine/blood-bowl";
import { type BookLine, loadBooks } from "../clubs/book";
import { runtime } from "../runtime";
import type { Stamped } from "./kept";
import type { Memo } from "./memo";
import { bookStamps } from "./stamps";

/** Something folded from each of several books; only the books that grew are read. @param scope tells apart what is folded of one club */
export async function keptFolds<Fold>(
  db: Db,
  memo: Memo<Stamped<Fold>>,
  clubIds: readonly string[],
  fold: (lines: readonly BookLine[], clubId: string) => Fold,
  scope = "",
): Promise<ReadonlyMap<string, Fold>> {
  const stamps = await bookStamps(db, clubIds);
  const folds = new Map<string, Fold>();
  for (const clubId of clubIds) {
    const known = memo.get(clubId + scope);
    if (known !== undefined && known.stamp === stamps.get(clubId)) folds.set(clubId, known.value);
  }
  const books = await loadBooks(
    db,
    clubIds.filter((clubId) => !folds.has(clubId)),
  );
  for (const [clubId, lines] of books) {
    const value = fold(lines, clubId);
    memo.set(clubId + scope, { stamp: stamps.get(clubId) ?? "", value });
    folds.set(clubId, value);
  }
  return folds;
}

/** A book of which the page was looked at lately is not read and parsed again. */
export const keptBook = async (db: Db, clubId: string): Promise<readonly BookLine[]> =>
  (await keptFolds(db, runtime().kept.books, [clubId], (lines) => lines)).get(clubId) ?? [];

/** Clubs as their books fold up to; undefined while one is being drafted. */
export const keptSquads = (db: Db, clubIds: readonly string[]): Promise<ReadonlyMap<string, Club | undefined>> =>
  keptFolds(db, runtime().kept.squads, clubIds, (lines) =>
    lines.length === 0 ? undefined : foldClub(lines.map(({ entry }) => entry)),
  );
