import type { BookEntry } from "./book";
import type { Club } from "./model";

/** The first entry of a copy's book: the club as it stands, with the treasury as its only posting. */
export function copyEntry({ treasury, ...club }: Club, of: string): Extract<BookEntry, { type: "copied" }> {
  return { type: "copied", of, ...club, postings: treasury === 0 ? [] : [{ amount: treasury, reason: "copied" }] };
}
