import type { CsvColumn, CsvKind } from "./kinds";
import { HEADER_WORDS, plain } from "./words";

/** Which column of a file, from 0, is read as which column of ours. */
export type Mapping = { readonly [column in CsvColumn]?: number };

/** Finds the columns by the words of the first line; each header is given away once. */
export function guessColumns(kind: CsvKind, columns: readonly CsvColumn[], headers: readonly string[]): Mapping {
  const words = headers.map(plain);
  const taken = new Set<number>();
  const guessed = columns.flatMap((column): [CsvColumn, number][] => {
    const known = wordsOf(kind, column);
    const index = words.findIndex((word, at) => !taken.has(at) && known.includes(word));
    if (index < 0) return [];
    taken.add(index);
    return [[column, index]];
  });
  return Object.fromEntries(guessed);
}

/** Our own name of a column comes first; in a list of coaches the name is a coach's. */
function wordsOf(kind: CsvKind, column: CsvColumn): readonly string[] {
  const known = kind === "coaches" && column === "name" ? `${HEADER_WORDS.coach}|name` : HEADER_WORDS[column];
  return [plain(column), ...known.split("|")];
}
