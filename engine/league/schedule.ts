/** Two entries that meet, by their index in the list of entries; the first has the home advantage. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
  /** Where they play, from 0, if there is a place for every match of a round. */
  readonly place?: number | undefined;
}

/** What is played at the same time; `bye` is the entry that rests, only where their number is odd. */
export interface Round {
  readonly pairings: readonly Pairing[];
  readonly bye?: number;
}

/** In which order the rounds of the first leg come back with home and away changed. */
export const SECOND_LEGS = ["french", "mirrored", "english", "inverted"] as const;
export type SecondLeg = (typeof SECOND_LEGS)[number];

/**
 * Everybody meets everybody once, by the canonical construction: n - 2 breaks (0 for an odd number, byes not counted),
 * nobody more than twice in a row at home or away, home and away differ by at most 1.
 * @param entries how many take part, 2 or more
 */
export const roundRobin = (entries: number): Round[] => placedRoundRobin(entries).map(withoutPlaces);

/**
 * The same round robin with a place for every match: nobody is more than twice at the same one, but for 4, 10, 16, 22, …
 * entries: see `spreadPlaces`.
 */
export function placedRoundRobin(entries: number): Round[] {
  if (!Number.isInteger(entries) || entries < 2) throw new RangeError(`no round robin of ${entries}`);
  const hub = entries % 2 === 0 ? entries - 1 : entries;
  return Array.from({ length: hub }, (_, round) => {
    const pairings: Pairing[] = [];
    const swap = swappedPlace(round, hub);
    if (hub < entries) {
      const place = swap;
      pairings.push(round % 2 === 0 ? { home: round, away: hub, place } : { home: hub, away: round, place });
    }
    for (let k = 1; k <= (hub - 1) / 2; k++) {
      const ahead = (round + k) % hub;
      const behind = (round - k + hub) % hub;
      const place = hub === entries ? k - 1 : k === swap ? 0 : k;
      pairings.push(k % 2 === 1 ? { home: behind, away: ahead, place } : { home: ahead, away: behind, place });
    }
    return hub < entries ? { pairings } : { pairings, bye: round };
  });
}

/** The k-th match of each round is at place k, but the hub's changes places with this one (after Haselgrove and Leech). */
function swappedPlace(round: number, hub: number): number {
  const twice = (2 * round) % hub;
  return Math.min(twice, hub - twice);
}

/** The same round without its places. */
export const withoutPlaces = (round: Round): Round => ({
  ...round,
  pairings: round.pairings.map(({ home, away }) => ({ home, away })),
});

/** Two legs, from the rounds of the first one. French: 2n breaks, nobody more than twice in a row at the same venue. */
export function withSecondLeg(firstLeg: readonly Round[], order: SecondLeg): Round[] {
  return [...firstLeg, ...secondLegOrder(firstLeg, order).map(reversed)];
}

/** Everybody meets everybody twice, once at home and once away. */
export const doubleRoundRobin = (entries: number, order: SecondLeg = "french"): Round[] =>
  withSecondLeg(roundRobin(entries), order);

function secondLegOrder(firstLeg: readonly Round[], order: SecondLeg): readonly Round[] {
  switch (order) {
    case "mirrored":
      return firstLeg;
    case "french":
      return [...firstLeg.slice(1), ...firstLeg.slice(0, 1)];
    case "english":
      return [...firstLeg.slice(-1), ...firstLeg.slice(0, -1)];
    case "inverted":
      return [...firstLeg].reverse();
  }
}

/** The same round with home and away changed. */
const reversed = (round: Round): Round => ({ ...round, pairings: round.pairings.map(turned) });

/** The same match with home and away changed. */
export const turned = (pairing: Pairing): Pairing => ({ ...pairing, home: pairing.away, away: pairing.home });
