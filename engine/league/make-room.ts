/**
 * Finds a spot for one more, where others may have to go on to another spot that suits them; false where there is none.
 * Changes who holds which spot.
 */
export function makeRoom<One, Spot>(
  one: One,
  holders: Map<Spot, One>,
  spots: readonly Spot[],
  suits: (one: One, spot: Spot) => boolean,
  tried = new Set<Spot>(),
): boolean {
  for (const spot of spots) {
    if (tried.has(spot) || !suits(one, spot)) continue;
    tried.add(spot);
    const holder = holders.get(spot);
    if (holder !== undefined && !makeRoom(holder, holders, spots, suits, tried)) continue;
    holders.set(spot, one);
    return true;
  }
  return false;
}
