import type { Db } from "@/db/client";
import { type BookLine, loadAdded, loadBooks } from "../clubs/book";
import { type ClubDeeds, withLines } from "../records/players";
import { runtime } from "../runtime";
import type { Memo } from "./memo";
import { type BookStamp, bookStamps } from "./stamps";

/** Something folded from a club book, with how far it was read. */
export interface KeptFold<Fold> extends BookStamp {
  readonly value: Fold;
}

/** Goes on with lines of a book from what those before them folded up to; undefined at its beginning. */
type GoOn<Fold> = (before: Fold | undefined, lines: readonly BookLine[], clubId: string) => Fold;

/** Something folded from each of several books; only lines that were added are read. @param scope tells apart what is folded of one club */
async function keptFolds<Fold>(
  db: Db,
  memo: Memo<KeptFold<Fold>>,
  clubIds: readonly string[],
  goOn: GoOn<Fold>,
  scope = "",
): Promise<ReadonlyMap<string, Fold>> {
  const stamps = await bookStamps(db, clubIds);
  const folds = new Map<string, Fold>();
  const grown = new Map<string, { readonly last: number; readonly value: Fold }>();
  for (const [clubId, stamp] of stamps) {
    const { last, moves, value } = memo.get(clubId + scope) ?? {};
    if (value === undefined || moves !== stamp.moves) continue;
    if (last === stamp.last) folds.set(clubId, value);
    else if (last !== undefined) grown.set(clubId, { last, value });
  }
  const keep = (clubId: string, before: Fold | undefined, lines: readonly BookLine[]) => {
    const stamp = stamps.get(clubId) ?? { last: undefined, moves: 0 };
    // A line that was added since the book was measured is read again with the next ones.
    const measured = lines.filter(({ seq }) => seq <= (stamp.last ?? 0));
    const value = goOn(before, measured, clubId);
    memo.set(clubId + scope, { ...stamp, value });
    folds.set(clubId, value);
  };
  const lastOf = new Map([...grown].map(([clubId, { last }]) => [clubId, last]));
  for (const [clubId, lines] of await loadAdded(db, lastOf)) keep(clubId, grown.get(clubId)?.value, lines);
  const others = clubIds.filter((clubId) => !folds.has(clubId));
  for (const [clubId, lines] of await loadBooks(db, others)) keep(clubId, undefined, lines);
  return folds;
}

/** A book of which the page was looked at lately is not read and parsed again. */
export const keptBook = async (db: Db, clubId: string): Promise<readonly BookLine[]> =>
  (
    await keptFolds<readonly BookLine[]>(db, runtime().kept.books, [clubId], (before = [], lines) => [
      ...before,
      ...lines,
    ])
  ).get(clubId) ?? [];

/** Clubs as their books fold up to, with what their players did in all their time. */
export const keptClubs = (db: Db, clubIds: readonly string[]): Promise<ReadonlyMap<string, ClubDeeds>> =>
  keptFolds(db, runtime().kept.clubs, clubIds, withLines);

/** The same with what they did in one competition. @param isOf whether a fixture is one of its own */
export const keptClubsIn = (
  db: Db,
  clubIds: readonly string[],
  competitionId: string,
  isOf: (fixtureId: string) => boolean,
): Promise<ReadonlyMap<string, ClubDeeds>> =>
  keptFolds(
    db,
    runtime().kept.clubs,
    clubIds,
    (before, lines, clubId) => withLines(before, lines, clubId, isOf),
    competitionId,
  );
