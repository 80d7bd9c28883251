/**
 * Points by place, best place first; shared places share the points of those places equally (LF-132).
 * Without a scheme nobody gets any.
 */
export function sharedPoints(places: readonly number[], scheme: readonly number[] | undefined): number[] {
  if (scheme === undefined) return [];
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const shared = scheme.slice(place - 1, place - 1 + sharing);
    return shared.reduce((sum, points) => sum + points, 0) / sharing;
  });
}
