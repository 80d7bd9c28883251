import type { GroupRound } from "./group-layout";
import { meetingsOf } from "./group-spread";

/** One more rest is worse than any number of repeated meetings in a round. */
const REST = 1_000;

/**
 * The rounds in an order in which meetings and rests are even from the beginning, for evenings that end early: next
 * comes the round whose players have met least and rested least.
 */
export function evenFromTheStart(
  players: number,
  rounds: readonly GroupRound[],
  before: readonly GroupRound[],
): GroupRound[] {
  const left = [...rounds];
  const ordered: GroupRound[] = [];
  while (left.length > 0) {
    const repeats = repeatsAfter(players, [...before, ...ordered]);
    const least = Math.min(...left.map(repeats));
    const next = left.findIndex((round) => repeats(round) === least);
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** How much of a round has been before: meetings of its groups, and rests of those who rest. */
function repeatsAfter(players: number, before: readonly GroupRound[]): (round: GroupRound) => number {
  const met = meetingsOf(players, before);
  const rests = (player: number) => before.filter(({ resting }) => resting.includes(player)).length;
  const meetings = (group: readonly number[]) => sum(group.map((a) => sum(group.map((b) => met[a]?.[b] ?? 0))));
  return ({ groups, resting }) => sum(groups.map(meetings)) + REST * sum(resting.map(rests));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
