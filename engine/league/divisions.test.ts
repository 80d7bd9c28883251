import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { match } from "./builders";
import { crossDivisionRounds, nextDivisions } from "./divisions";
import { standings } from "./standings";

const tables = [
  ["a1", "a2", "a3", "a4"],
  ["b1", "b2", "b3", "b4"],
  ["c1", "c2", "c3", "c4"],
];
const oneUp = [
  { direct: 1, playOffs: 0 },
  { direct: 1, playOffs: 0 },
];

describe("promotion and relegation", () => {
  test("first and last change places at every boundary", () => {
    const { divisions, moves } = nextDivisions(tables, oneUp);
    expect(divisions).toEqual([
      ["a1", "a2", "a3", "b1"],
      ["a4", "b2", "b3", "c1"],
      ["b4", "c2", "c3", "c4"],
    ]);
    expect(moves).toContainEqual({ entry: "b1", from: 1, to: 0, by: "place" });
    expect(moves).toHaveLength(4);
  });

  test("a play-off waits for its winner, and then moves both or nobody", () => {
    const rules = [{ direct: 1, playOffs: 1 }, ...oneUp.slice(1)];
    expect(nextDivisions(tables, rules).open).toEqual([{ upper: "a3", lower: "b2", boundary: 0 }]);
    const up = nextDivisions(tables, rules, { playOffWinners: ["b2"] });
    expect(up.divisions[0]).toEqual(["a1", "a2", "b2", "b1"]);
    expect(up.moves).toContainEqual({ entry: "a3", from: 0, to: 1, by: "play-off" });
    const stay = nextDivisions(tables, rules, { playOffWinners: ["a3"] });
    expect(stay.divisions[0]).toEqual(["a1", "a2", "a3", "b1"]);
    expect([up.open, stay.open]).toEqual([[], []]);
  });

  test("a place that is left is filled from below, and who joins starts at the bottom", () => {
    const { divisions, moves } = nextDivisions(tables, oneUp, { leaving: ["a2"], joining: ["new"] });
    expect(divisions).toEqual([
      ["a1", "a3", "b1", "a4"],
      ["b2", "b3", "c1", "b4"],
      ["c2", "c3", "c4", "new"],
    ]);
    expect(moves).toEqual([
      { entry: "b1", from: 1, to: 0, by: "place" },
      { entry: "c1", from: 2, to: 1, by: "place" },
    ]);
  });

  test("nobody is lost or doubled", () => {
    const someone = fc.subarray(tables.flat());
    fc.assert(
      fc.property(someone, fc.nat(2), fc.nat(1), someone, (leaving, direct, playOffs, playOffWinners) => {
        const rules = [
          { direct, playOffs },
          { direct: 2 - direct, playOffs },
        ];
        const { divisions } = nextDivisions(tables, rules, { leaving, playOffWinners, joining: ["new"] });
        const stay = tables.flat().filter((entry) => !leaving.includes(entry));
        expect(divisions.flat().sort()).toEqual([...stay, "new"].sort());
      }),
    );
  });
});

describe("matches between divisions", () => {
  test.each([
    [4, 4, 3],
    [5, 4, 5],
    [3, 6, 6],
  ])("%i against %i over %i rounds: each pair at most once, nobody twice in a round", (first, second, count) => {
    const met = new Set<string>();
    for (const { pairings } of crossDivisionRounds(first, second, count)) {
      const playing = pairings.flatMap(({ home, away }) => [home, away]);
      expect(new Set(playing).size).toBe(playing.length);
      expect(pairings).toHaveLength(Math.min(first, second));
      for (const { home, away } of pairings) {
        const pair = [home, away].sort((a, b) => a - b);
        expect((pair[0] ?? 0) < first && (pair[1] ?? 0) >= first).toBe(true);
        expect(met.has(pair.join("-"))).toBe(false);
        met.add(pair.join("-"));
      }
    }
  });

  test("there are only so many rounds", () => {
    expect(() => crossDivisionRounds(4, 4, 5)).toThrow(RangeError);
  });

  test("they count at home, and not in a mini-table", () => {
    const rules = {
      points: { win: 3, draw: 1, loss: 0 },
      tiebreakers: ["points" as const, "head-to-head-points" as const],
    };
    const results = [match("a", 0, 2, "x"), match("b", 1, 0, "x"), match("a", 1, 0, "b")];
    const { rows, separations } = standings({ entries: ["a", "b"], results, rules, outsiders: true });
    expect(rows).toMatchObject([
      { entry: "a", played: 2, points: 3, for: 1, against: 2 },
      { entry: "b", played: 2, points: 3, for: 1, against: 1 },
    ]);
    expect(separations[0]).toMatchObject({ by: "head-to-head-points", figures: { above: 3, below: 0 } });
  });
});
