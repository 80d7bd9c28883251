import type { Chance } from "./chance";

/** Who sits together in a round, by index, and who rests. */
export interface GroupRound {
  readonly groups: readonly (readonly number[])[];
  readonly resting: readonly number[];
}

/** What is to be laid out, and what has been before. */
export interface GroupField {
  readonly players: number;
  /** Sizes of the groups of every round; whoever is left rests. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Rounds that stand already; their meetings, rests and small groups count. */
  readonly before: readonly GroupRound[];
}

/** Rounds that change by exchanges of two players. */
export interface GroupLayout {
  /** Exchanges two players of a round drawn at random if the price is accepted; says what it cost, if it was. */
  tryExchange(accepts: (price: number) => boolean): number | undefined;
  /** The most meetings of any pair less the fewest. */
  spread(): number;
  rounds(): GroupRound[];
}

/** A second rest, or a second game in a smaller group, weighs as much as so many repeated meetings. */
const WEIGHT = 4;

/**
 * A random layout. Each pair costs the square of the distance of its meetings from the average and `bend` times the
 * fourth power; everybody's rests and games in smaller groups cost their squares.
 */
export function groupLayout(field: GroupField, bend: number, chance: Chance): GroupLayout {
  const { players, sizes, rounds, before } = field;
  const largest = Math.max(...sizes);
  // the bench is the last group, whose members do not meet
  const bench = sizes.length;
  const starts = startsOf(players, sizes);
  const groupAt = Int32Array.from({ length: players }, (_, place) => starts.findLastIndex((start) => start <= place));
  const everybody = Array.from({ length: players }, (_, player) => player);
  const seated = Int32Array.from(Array.from({ length: rounds }, () => chance.shuffled(everybody)).flat());
  const meetings = new Int32Array(players * players);
  // how many pairs, each counted twice, have met so often
  const pairs = new Int32Array(rounds + before.length + 1);
  const rests = new Int32Array(players);
  const small = new Int32Array(players);
  const dearer = pricesOf(field, bend);
  pairs[0] = players * (players - 1);
  for (const round of [...before, ...roundsOf()]) count(round);

  function roundsOf(): GroupRound[] {
    return Array.from({ length: rounds }, (_, round) => {
      const order = [...seated.subarray(round * players, (round + 1) * players)];
      return {
        groups: sizes.map((size, group) => order.slice(starts[group], (starts[group] ?? 0) + size)),
        resting: order.slice(starts[bench]),
      };
    });
  }

  function count({ groups, resting }: GroupRound): void {
    for (const group of groups) {
      for (const a of group) {
        if (group.length < largest) add(small, a, 1);
        for (const b of group) if (a !== b) meet(a * players + b, 1);
      }
    }
    for (const player of resting) add(rests, player, 1);
  }

  function meet(pair: number, by: 1 | -1): void {
    add(pairs, at(meetings, pair), -1);
    add(meetings, pair, by);
    add(pairs, at(meetings, pair), 1);
  }

  const isSmall = (group: number) => group < bench && (sizes[group] ?? 0) < largest;

  /** What it costs that one player takes another's place in a round, by the company there and what he leaves. */
  function price(round: number, player: number, from: number, to: number): number {
    const [leaves, joins] = [groupAt[from] ?? 0, groupAt[to] ?? 0];
    const status = (counts: Int32Array, before: boolean, after: boolean) =>
      before === after ? 0 : WEIGHT * (after ? 2 * at(counts, player) + 1 : 1 - 2 * at(counts, player));
    let price = status(rests, leaves === bench, joins === bench) + status(small, isSmall(leaves), isSmall(joins));
    const row = player * players;
    const offset = round * players;
    for (let place = starts[leaves] ?? 0; leaves < bench && place < (starts[leaves + 1] ?? 0); place++) {
      if (place !== from) price -= dearer[at(meetings, row + at(seated, offset + place)) - 1] ?? 0;
    }
    for (let place = starts[joins] ?? 0; joins < bench && place < (starts[joins + 1] ?? 0); place++) {
      if (place !== to) price += dearer[at(meetings, row + at(seated, offset + place))] ?? 0;
    }
    return price;
  }

  /** Counts a player in his place of a round, or out of it. */
  function seat(round: number, player: number, place: number, by: 1 | -1): void {
    const group = groupAt[place] ?? 0;
    if (group === bench) add(rests, player, by);
    if (isSmall(group)) add(small, player, by);
    for (let other = starts[group] ?? 0; group < bench && other < (starts[group + 1] ?? 0); other++) {
      const mate = at(seated, round * players + other);
      if (other === place) continue;
      meet(player * players + mate, by);
      meet(mate * players + player, by);
    }
  }

  return {
    tryExchange(accepts) {
      const round = chance.below(rounds);
      const [one, two] = [chance.below(players), chance.below(players)];
      if (groupAt[one] === groupAt[two]) return undefined;
      const [a, b] = [at(seated, round * players + one), at(seated, round * players + two)];
      const total = price(round, a, one, two) + price(round, b, two, one);
      if (!accepts(total)) return undefined;
      seat(round, a, one, -1);
      seat(round, b, two, -1);
      seated[round * players + one] = b;
      seated[round * players + two] = a;
      seat(round, b, one, 1);
      seat(round, a, two, 1);
      return total;
    },
    spread: () => pairs.findLastIndex((count) => count > 0) - pairs.findIndex((count) => count > 0),
    rounds: roundsOf,
  };
}

const at = (counts: Int32Array, index: number) => counts[index] ?? 0;

function add(counts: Int32Array, index: number, by: number): void {
  counts[index] = at(counts, index) + by;
}

/** Where each group's places begin in the order of a round, and where those of the resting do. */
function startsOf(players: number, sizes: readonly number[]): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  if ((starts.at(-1) ?? 0) > players) throw new RangeError(`${players} players for groups of ${sizes.join(", ")}`);
  return starts;
}

/** What one more meeting costs a pair that has met so often. */
function pricesOf({ players, sizes, rounds, before }: GroupField, bend: number): Float64Array {
  const pairsOf = (group: number) => (group * (group - 1)) / 2;
  const inRound = sizes.reduce((sum, size) => sum + pairsOf(size), 0);
  const inBefore = before.flatMap(({ groups }) => groups).reduce((sum, { length }) => sum + pairsOf(length), 0);
  const average = (rounds * inRound + inBefore) / pairsOf(players);
  const cost = (times: number) => (times - average) ** 2 + bend * (times - average) ** 4;
  return Float64Array.from({ length: rounds + before.length + 1 }, (_, times) => cost(times + 1) - cost(times));
}
