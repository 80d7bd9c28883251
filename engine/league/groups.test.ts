import { describe, expect, test } from "vitest";
import { type GroupSpread, widthOf } from "./group-spread";
import { drawGroups, type GroupSize, groupSizes } from "./groups";

/** The spread of meetings that has been reached, by players (and size of groups) and rounds. It must never get worse. */
const REACHED: readonly [players: number, size: GroupSize, byRounds: Readonly<Record<number, number>>][] = [
  [5, 4, { 3: 2, 5: 0, 8: 2 }],
  [5, 3, { 3: 2, 5: 1, 8: 1 }],
  [6, 4, { 3: 2, 5: 2, 8: 2 }],
  [7, 4, { 3: 2, 5: 2, 8: 1 }],
  [8, 4, { 3: 2, 5: 2, 8: 1 }],
  [9, 4, { 3: 1, 5: 1, 8: 0 }],
  [10, 4, { 3: 2, 5: 2, 8: 2 }],
  [11, 4, { 3: 2, 5: 2, 8: 1 }],
  [12, 4, { 3: 2, 5: 2, 8: 1 }],
  [12, 3, { 3: 1, 5: 2, 8: 1 }],
  [13, 4, { 3: 1, 5: 2, 8: 1 }],
  [14, 4, { 3: 1, 5: 2, 8: 1 }],
  [15, 4, { 3: 1, 5: 0, 8: 1 }],
  [16, 4, { 3: 1, 5: 0, 8: 1 }],
];

const told = ({ meetings, rests, seats }: GroupSpread) =>
  `meetings ${meetings.least} to ${meetings.most}, rests ${rests.least} to ${rests.most}, ` +
  `first ${seats[0]?.least} to ${seats[0]?.most}`;

describe("[LF-131] everybody meets about equally often", () => {
  test.each(REACHED)("[LF-131] %i players in groups of up to %i", (players, size, byRounds) => {
    for (const [rounds, reached] of Object.entries(byRounds)) {
      const { rounds: drawn, spread } = drawGroups({ players, size, rounds: Number(rounds) });
      console.info(
        `${players} players, groups of ${groupSizes(players, size).join("+")}, ${rounds} rounds: ${told(spread)}`,
      );
      expect(drawn).toHaveLength(Number(rounds));
      expect(widthOf(spread.meetings), `${rounds} rounds`).toBeLessThanOrEqual(reached);
      expect(widthOf(spread.rests)).toBeLessThanOrEqual(1);
    }
  });
});

test("[LF-131] seats and first player rotate: nobody has a seat more than once oftener than anybody else", () => {
  for (const players of [4, 5, 8, 9, 16]) {
    const { spread } = drawGroups({ players, rounds: 7 });
    for (const seat of spread.seats) expect(widthOf(seat), `${players} players`).toBeLessThanOrEqual(1);
  }
});

test("every round seats everybody once, in groups of three and four", () => {
  expect([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((players) => groupSizes(players))).toEqual([
    [4],
    [3, 3],
    [4, 3],
    [4, 4],
    [3, 3, 3],
    [4, 3, 3],
    [4, 4, 3],
    [4, 4, 4],
    [4, 3, 3, 3],
    [4, 4, 3, 3],
    [4, 4, 4, 3],
    [4, 4, 4, 4],
  ]);
  expect([groupSizes(5, 3), groupSizes(12, 3), groupSizes(16, 3)]).toEqual([[3], [3, 3, 3, 3], [4, 3, 3, 3, 3]]);
  for (const players of [5, 10, 16]) {
    for (const { groups, resting } of drawGroups({ players, rounds: 6 }).rounds) {
      expect(groups.map(({ length }) => length)).toEqual(groupSizes(players));
      expect([...groups.flat(), ...resting].sort((a, b) => a - b)).toEqual([...Array(players).keys()]);
    }
  }
  expect(() => groupSizes(2)).toThrow(RangeError);
  expect(() => groupSizes(17)).toThrow(RangeError);
});

test("with five players one rests in turn, or two", () => {
  const resting = (size: GroupSize) => drawGroups({ players: 5, rounds: 5, size }).rounds.map((round) => round.resting);
  expect(new Set(resting(4).flat()).size).toBe(5);
  const pairs = resting(3);
  expect(pairs.flat()).toHaveLength(10);
  expect(new Set(pairs.slice(0, 2).flat()).size).toBe(4);
});

test("an evening that ends early has been even so far", () => {
  const { rounds } = drawGroups({ players: 9, rounds: 8 });
  const met = new Set(rounds.slice(0, 4).flatMap(({ groups }) => groups.flatMap((group) => pairsOf(group))));
  expect(met.size).toBeGreaterThanOrEqual(30);
});

const pairsOf = (group: readonly number[]) => group.flatMap((a) => group.filter((b) => a < b).map((b) => `${a}-${b}`));

test("the same seed draws the same rounds, another seed others", () => {
  const draw = (seed: string) => drawGroups({ players: 7, rounds: 6, seed }).rounds;
  expect(draw("friday")).toEqual(draw("friday"));
  expect(draw("friday")).not.toEqual(draw("saturday"));
});

test("further rounds take account of those that stand: after two of four rounds of nine the last two complete them", () => {
  const whole = drawGroups({ players: 9, rounds: 4 });
  expect(whole.spread.meetings).toEqual({ least: 1, most: 1 });
  const before = whole.rounds.slice(0, 2);
  const { rounds, spread } = drawGroups({ players: 9, rounds: 2, before });
  expect(rounds).toHaveLength(2);
  expect(spread.meetings).toEqual({ least: 1, most: 1 });
  expect(spread.pairs).toEqual([0, 36]);
  for (const seat of spread.seats) expect(widthOf(seat)).toBeLessThanOrEqual(1);
});
