import type { Db } from "@/db/client";
import { type BookLine, readBooksAfter } from "../clubs/book";
import { type ClubDeeds, withLines } from "../records/players";
import { runtime } from "../runtime";
import type { Memo } from "./memo";
import { bookMoves } from "./stamps";

/** Something folded from a club book, with how far it was read. */
export interface KeptFold<Fold> {
  readonly last: number;
  readonly moves: number | undefined;
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
  const moves = await bookMoves(db, clubIds);
  const known = new Map(
    clubIds.flatMap((clubId) => {
      const kept = memo.get(clubId + scope);
      return kept?.moves === moves.get(clubId) ? [[clubId, kept]] : [];
    }),
  );
  const added = await readBooksAfter(db, new Map(clubIds.map((clubId) => [clubId, known.get(clubId)?.last ?? 0])));
  const changed = clubIds.filter((clubId) => known.has(clubId) && added.get(clubId)?.changesThePast);
  const whole = await readBooksAfter(db, new Map(changed.map((clubId) => [clubId, 0])));
  const folds = new Map<string, Fold>();
  for (const clubId of clubIds) {
    const before = whole.has(clubId) ? undefined : known.get(clubId);
    const { lines, last } = whole.get(clubId) ?? added.get(clubId) ?? { lines: [], last: before?.last ?? 0 };
    const value = before !== undefined && lines.length === 0 ? before.value : goOn(before?.value, lines, clubId);
    memo.set(clubId + scope, { last, moves: moves.get(clubId), value });
    folds.set(clubId, value);
  }
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
