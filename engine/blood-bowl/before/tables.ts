/** The entry of a 2D6 table whose first line is a roll of 2. */
export function tableEntry(table: readonly string[], [first, second]: readonly [number, number]): string {
  const entry = table[first + second - 2];
  if (entry === undefined) throw new Error(`no entry at ${first} and ${second}`);
  return entry;
}
