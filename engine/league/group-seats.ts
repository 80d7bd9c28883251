import type { Chance } from "./chance";
import type { GroupRound } from "./group-layout";

/** Most passes over all groups in which seats are changed for the better, and fresh starts of them. */
const PASSES = 30;
const STARTS = 12;
/** Beginning too often is worse than sitting too often anywhere else. */
const SEAT_WEIGHTS = [3, 1, 1, 1];
const weightOf = (seat: number) => SEAT_WEIGHTS[seat] ?? 1;

/** The same groups with the seats taken in turn: everybody begins, and sits anywhere else, about equally often. */
export function seatInTurn(
  players: number,
  rounds: readonly GroupRound[],
  before: readonly GroupRound[],
  chance: Chance,
): GroupRound[] {
  let best: { readonly cost: number; readonly rounds: GroupRound[] } | undefined;
  for (let start = 0; start < STARTS; start++) {
    const found = seated(players, rounds, before, chance);
    if (best === undefined || found.cost < best.cost) best = found;
  }
  return best?.rounds ?? [];
}

function seated(players: number, rounds: readonly GroupRound[], before: readonly GroupRound[], chance: Chance) {
  const counts = Array.from({ length: players }, () => SEAT_WEIGHTS.map(() => 0));
  const groups = rounds.flatMap((round) => round.groups.map((group) => chance.shuffled(group)));
  const add = (group: readonly number[], by: 1 | -1) => {
    for (const [seat, player] of group.entries()) {
      const own = counts[player];
      if (own !== undefined) own[seat] = (own[seat] ?? 0) + by;
    }
  };
  for (const group of [...before.flatMap((round) => round.groups), ...groups]) add(group, 1);
  const price = (group: readonly number[]) =>
    group.reduce((sum, player, seat) => sum + weightOf(seat) * (counts[player]?.[seat] ?? 0), 0);
  let changed = true;
  for (let pass = 0; pass < PASSES && changed; pass++) {
    changed = false;
    for (const [index, group] of groups.entries()) {
      add(group, -1);
      const better = ordersOf(group).reduce((best, order) => (price(order) < price(best) ? order : best), group);
      add(better, 1);
      if (better !== group) changed = true;
      groups[index] = better;
    }
  }
  const costOf = (own: readonly number[]) => own.reduce((sum, count, seat) => sum + weightOf(seat) * count ** 2, 0);
  const cost = counts.reduce((sum, own) => sum + costOf(own), 0);
  return { cost, rounds: regrouped(rounds, groups) };
}

/** The groups laid back into their rounds. */
function regrouped(rounds: readonly GroupRound[], groups: readonly number[][]): GroupRound[] {
  let next = 0;
  return rounds.map((round) => ({ ...round, groups: round.groups.map(() => groups[next++] ?? []) }));
}

/** Every order of a few players. */
function ordersOf(group: readonly number[]): number[][] {
  if (group.length < 2) return [[...group]];
  return group.flatMap((first) => ordersOf(group.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
