import type { Chance } from "./chance";
import { type GroupField, type GroupRound, groupLayout } from "./group-layout";
import { groupSpread, type Range, widthOf } from "./group-spread";

/** How many exchanges of two players are tried in each fresh start. */
const TRIES = 300_000;
/** After so many tries it is looked whether anything better is possible at all. */
const LOOK = 10_000;
/** How much dearer each fresh start makes pairs that meet much more or less often than the average. */
const BENDS = [0.05, 0.5, 0.05];
/** How much worse an exchange may be to be taken now and then: at the start and at the end of a fresh start. */
const WARMTH = { from: 2, to: 0.15 };

/**
 * Rounds with the smallest spread of meetings (the most of any pair less the fewest) that the search finds, and among
 * those the most even ones. Rests are evened out before that, games in smaller groups after it.
 */
export function spreadGroups(field: GroupField, chance: Chance): GroupRound[] {
  let best: Judged | undefined;
  for (const bend of BENDS) {
    for (const rounds of anneal(field, bend, chance)) {
      const found = judged(field, rounds);
      if (best === undefined || isBetter(found, best)) best = found;
      if (isPerfect(best)) return best.rounds;
    }
  }
  return best?.rounds ?? [];
}

/** The rounds with the smallest spread, and among those the cheapest, of one fresh start, looked at now and then. */
function* anneal(field: GroupField, bend: number, chance: Chance): Generator<GroupRound[]> {
  const layout = groupLayout(field, bend, chance);
  let cost = 0;
  let best = { spread: layout.spread(), cost, rounds: layout.rounds() };
  for (let tried = 1; tried <= TRIES; tried++) {
    const warmth = WARMTH.from * (WARMTH.to / WARMTH.from) ** (tried / TRIES);
    const price = layout.tryExchange((asked) => asked <= 0 || chance.part() < Math.exp(-asked / warmth));
    if (tried % LOOK === 0) yield best.rounds;
    if (price === undefined) continue;
    cost += price;
    const spread = layout.spread();
    if (spread < best.spread || (spread === best.spread && cost < best.cost - 1e-9)) {
      best = { spread, cost, rounds: layout.rounds() };
    }
  }
}

interface Judged {
  readonly rounds: GroupRound[];
  /** What should be small, the more important first. */
  readonly faults: readonly [rests: number, spread: number, smallGroups: number, unevenness: number];
}

function judged({ players, before }: GroupField, rounds: GroupRound[]): Judged {
  const { meetings, pairs, rests, smallGroups } = groupSpread(players, [...before, ...rounds]);
  const unfair = (range: Range) => Math.max(0, widthOf(range) - 1);
  const squares = pairs.reduce((sum, count, times) => sum + count * times ** 2, 0);
  return { rounds, faults: [unfair(rests), widthOf(meetings), unfair(smallGroups), squares] };
}

function isBetter({ faults }: Judged, other: Judged): boolean {
  const differs = faults.findIndex((fault, index) => fault !== other.faults[index]);
  return differs >= 0 && (faults[differs] ?? 0) < (other.faults[differs] ?? 0);
}

/** With a spread of one or none, meetings cannot be more even. */
const isPerfect = ({ faults: [rests, spread, smallGroups] }: Judged) => spread <= 1 && rests + smallGroups === 0;
