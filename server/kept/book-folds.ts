import type { Db } from "@/db/client";
import type { Memo } from "@/engine/core/memo";
import {
  clubAfter,
  type FoldedBook,
  type PlacedLine,
  type ReadBook,
  type ReadUpTo,
  readBooksAfter,
  UNREAD,
} from "../clubs/book";
import { type ClubDeeds, withLines } from "../records/players";
import { runtime } from "../runtime";

/** Something folded from a club book, with how far it was read. */
export interface KeptFold<Fold> extends ReadUpTo {
  readonly value: Fold;
}

/** Goes on with lines of a book from what those before them folded up to; undefined at its beginning. */
type GoOn<Fold> = (before: Fold | undefined, lines: readonly PlacedLine[], clubId: string) => Fold;

/** So many books are read at once for the first time: others are answered in between. */
const AT_ONCE = 16;

/** Something folded from each of several books; only lines that were added are read. */
async function keptFolds<Fold>(
  db: Db,
  memo: Memo<KeptFold<Fold>>,
  clubIds: readonly string[],
  goOn: GoOn<Fold>,
): Promise<ReadonlyMap<string, Fold>> {
  const unread = clubIds.filter((clubId) => memo.get(clubId) === undefined);
  for (let at = 0; at + AT_ONCE < unread.length; at += AT_ONCE)
    await foldAgain(db, memo, unread.slice(at, at + AT_ONCE), goOn);
  return foldAgain(db, memo, clubIds, goOn);
}

async function foldAgain<Fold>(
  db: Db,
  memo: Memo<KeptFold<Fold>>,
  clubIds: readonly string[],
  goOn: GoOn<Fold>,
): Promise<ReadonlyMap<string, Fold>> {
  const known = new Map(clubIds.map((clubId) => [clubId, memo.get(clubId)]));
  const added = await readBooksAfter(db, new Map(clubIds.map((clubId) => [clubId, known.get(clubId) ?? UNREAD])));
  const changed = clubIds.filter((clubId) => {
    const book = added.get(clubId);
    return book?.changesThePast && !book.isWhole;
  });
  const whole = await readBooksAfter(db, new Map(changed.map((clubId) => [clubId, UNREAD])));
  return new Map(
    clubIds.map((clubId) => {
      const kept = renewed(known.get(clubId), whole.get(clubId) ?? added.get(clubId), clubId, goOn);
      memo.set(clubId, kept);
      return [clubId, kept.value];
    }),
  );
}

/** @param book what follows, or the whole of it; undefined where nothing does */
function renewed<Fold>(
  before: KeptFold<Fold> | undefined,
  book: ReadBook | undefined,
  clubId: string,
  goOn: GoOn<Fold>,
): KeptFold<Fold> {
  if (book === undefined) return before ?? { ...UNREAD, value: goOn(undefined, [], clubId) };
  const { last, moves, lines, isWhole } = book;
  return { last, moves, value: goOn(isWhole ? undefined : before?.value, lines, clubId) };
}

const NO_BOOK: FoldedBook = { lines: [], club: undefined };

/** A book with its club: of one that was looked at lately only what follows is read and folded. */
export const keptBook = async (db: Db, clubId: string): Promise<FoldedBook> =>
  (
    await keptFolds<FoldedBook>(db, runtime().kept.books, [clubId], ({ lines, club } = NO_BOOK, added) => ({
      lines: [...lines, ...added],
      club: clubAfter(club, added),
    }))
  ).get(clubId) ?? NO_BOOK;

/** Clubs as their books fold up to, with what their players did in all their time. */
export const keptClubs = (db: Db, clubIds: readonly string[]): Promise<ReadonlyMap<string, ClubDeeds>> =>
  keptFolds(db, runtime().kept.clubs, clubIds, withLines);
