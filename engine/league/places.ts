import type { Chance } from "./chance";
import { pick } from "./ranking";
import type { Round } from "./schedule";

/** How many exchanges of two places are tried. */
const TRIES = 400_000;
/** How much dearer an exchange may be to be taken now and then: at the start and at the end. */
const WARMTH = { from: 0.25, to: 0.1 };
/** Nobody should be at the same place more often in one leg; possible for every number of entries but 4. */
const MOST = 2;

/**
 * The rounds of one leg with the places exchanged until nobody is more than twice at the same one, or as near to it as
 * can be found: the canonical construction needs it for 10, 16, 22, … entries only, an own order of matches always.
 * A match without a place takes the place of its position in the round.
 */
export function spreadPlaces(entries: number, rounds: readonly Round[], chance: Chance): Round[] {
  const width = Math.max(0, ...rounds.map(({ pairings }) => pairings.length));
  const plan = placePlan(entries, width, rounds);
  let best = { cost: plan.cost(), rounds: plan.rounds() };
  for (let tried = 0; tried < TRIES && best.cost > 0; tried++) {
    const round = chance.below(rounds.length);
    const [a, b] = [chance.below(width), chance.below(width)];
    const before = plan.cost();
    if (!plan.exchange(round, a, b)) continue;
    const worse = plan.cost() - before;
    const warmth = WARMTH.from * (WARMTH.to / WARMTH.from) ** (tried / TRIES);
    if (worse > 0 && chance.part() >= Math.exp(-worse / warmth)) plan.exchange(round, a, b);
    if (plan.cost() < best.cost) best = { cost: plan.cost(), rounds: plan.rounds() };
  }
  return best.rounds;
}

function placePlan(entries: number, width: number, rounds: readonly Round[]) {
  const places = rounds.map(({ pairings }) => pairings.map(({ place }, index) => place ?? index));
  const counts = new Int32Array(entries * width);
  let cost = 0;
  const costOf = (count: number) => Math.max(0, count - MOST) ** 2;

  function add(round: number, index: number, by: 1 | -1): void {
    const pairing = pick(pick(rounds, round).pairings, index);
    const place = pick(pick(places, round), index);
    for (const entry of [pairing.home, pairing.away]) {
      const count = counts[entry * width + place] ?? 0;
      cost += costOf(count + by) - costOf(count);
      counts[entry * width + place] = count + by;
    }
  }
  for (const [round, row] of places.entries()) for (const index of row.keys()) add(round, index, 1);

  return {
    /** 0 where nobody is more than twice at the same place. */
    cost: () => cost,

    /** Two matches of a round change places; false where there are no two. */
    exchange(round: number, a: number, b: number): boolean {
      const row = pick(places, round);
      const [placeA, placeB] = [row[a], row[b]];
      if (a === b || placeA === undefined || placeB === undefined) return false;
      for (const index of [a, b]) add(round, index, -1);
      row[a] = placeB;
      row[b] = placeA;
      for (const index of [a, b]) add(round, index, 1);
      return true;
    },

    rounds: () =>
      rounds.map((round, at) => ({
        ...round,
        pairings: round.pairings.map((pairing, index) => ({ ...pairing, place: pick(pick(places, at), index) })),
      })),
  };
}
