import type { BookEntry, Posting } from "./book";

/** What an entry moves in the treasury. */
export const postingsOf = (entry: BookEntry): readonly Posting[] => ("postings" in entry ? entry.postings : []);

/** Gold that some postings move in all. */
export const goldOf = (postings: readonly Posting[]) => postings.reduce((sum, { amount }) => sum + amount, 0);

/** The treasury is the sum of all postings; there is no balance to drift. */
export const treasuryOf = (entries: readonly BookEntry[]) =>
  entries.reduce((sum, entry) => sum + goldOf(postingsOf(entry)), 0);

/** One line of the account: what moved, and the treasury after it. */
export interface StatementLine {
  /** Place of the entry among those given. */
  readonly entry: number;
  readonly type: BookEntry["type"];
  readonly posting: Posting;
  readonly balance: number;
}

/** Every posting with the running balance, oldest first. */
export function statement(entries: readonly BookEntry[]): StatementLine[] {
  let balance = 0;
  return entries.flatMap((entry, index) =>
    postingsOf(entry).map((posting) => {
      balance += posting.amount;
      return { entry: index, type: entry.type, posting, balance };
    }),
  );
}
