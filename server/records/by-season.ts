/** Competitions season by season, the oldest first. */
export function bySeason<Row extends { readonly season: { readonly number: number } }>(
  competitions: readonly Row[],
): readonly (readonly Row[])[] {
  const seasons = new Map<number, Row[]>();
  for (const one of competitions) {
    const others = seasons.get(one.season.number);
    if (others === undefined) seasons.set(one.season.number, [one]);
    else others.push(one);
  }
  return [...seasons].sort(([a], [b]) => a - b).map(([, own]) => own);
}
