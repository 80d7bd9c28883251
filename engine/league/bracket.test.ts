import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bracket, bracketOf, seedsFromGroups } from "./bracket";
import { bracketPlaces, type ResolvedTie, resolveBracket, type TieFormat, type TieGame } from "./bracket-results";
import { match } from "./builders";

const SIZES = Array.from({ length: 63 }, (_, index) => index + 2);
const seedsOf = (size: number) => Array.from({ length: size }, (_, index) => `${index + 1}`);

/** Plays every tie as soon as both sides are known; `wins` says whether the better seed does. */
function playOut(bracket: Bracket, wins: (tie: ResolvedTie) => boolean, format?: TieFormat): ResolvedTie[] {
  const seeds = seedsOf(bracket.entries);
  const games: TieGame[] = [];
  const resolved = () => resolveBracket(bracket, seeds, games, () => format ?? { kind: "single" });
  for (let ready = playable(resolved()); ready.length > 0; ready = playable(resolved())) {
    for (const tie of ready) {
      const [a = "", b = ""] = tie.entries;
      const better = wins(tie) ? a : b;
      const [home, away] = tie.next?.home === 1 ? [b, a] : [a, b];
      games.push({ tie: tie.id, result: home === better ? match(home, 1, 0, away) : match(home, 0, 1, away) });
    }
  }
  return resolved();
}

const playable = (ties: readonly ResolvedTie[]) => ties.filter(({ next }) => next !== undefined);

describe.each(SIZES)("%i entries", (size) => {
  const bracket = bracketOf(size);

  test("one loser a match, byes for the best seeds and in the first round only", () => {
    const byes = bracket.ties.filter(({ slots }) => slots.some(({ kind }) => kind === "bye"));
    expect(bracket.ties).toHaveLength(size - 1 + byes.length);
    const full = 2 ** Math.ceil(Math.log2(size));
    expect(byes.every(({ round }) => round === 1)).toBe(true);
    const rested = byes.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === "seed" ? [slot.seed] : [])));
    expect(rested.sort((a, b) => a - b)).toEqual(Array.from({ length: full - size }, (_, index) => index + 1));
  });

  test("if the better seed always wins, the best are in every round and the places are the seeds", () => {
    const ties = playOut(bracket, () => true);
    for (const { of, entries } of ties) {
      if (of > size) continue;
      for (const entry of entries) expect(Number(entry)).toBeLessThanOrEqual(of);
    }
    const places = bracketPlaces(ties);
    expect([places.get("1"), places.get("2")]).toEqual([1, 2]);
    expect(places.size).toBe(size);
  });
});

test("whatever the results, one wins, everybody gets a place, and each loses at most once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 64 }), fc.infiniteStream(fc.boolean()), (size, coins) => {
      const ties = playOut(bracketOf(size, { thirdPlace: true }), () => coins.next().value === true);
      const places = bracketPlaces(ties);
      expect(places.size).toBe(size);
      const ranked = [...places.values()].sort((a, b) => a - b);
      expect(ranked.slice(0, 4)).toEqual([1, 2, 3, 4]);
      for (const place of ranked.slice(4)) expect([5, 9, 17, 33]).toContain(place);
    }),
    { numRuns: 40 },
  );
});

describe("how a tie is won", () => {
  const two = bracketOf(2);
  const resolve = (format: TieFormat, ...results: readonly TieGame["result"][]) =>
    resolveBracket(
      two,
      ["a", "b"],
      results.map((result) => ({ tie: "r1-1", result })),
      () => format,
    )[0];

  test("a single game: a level score needs a winner that is said", () => {
    expect(resolve({ kind: "single" }, match("a", 1, 1, "b"))?.winner).toBeUndefined();
    expect(resolve({ kind: "single" }, match("a", 1, 1, "b", { winner: 1 }))).toMatchObject({ winner: "b" });
    expect(resolve({ kind: "single" })?.next).toEqual({ game: 1, home: 0 });
  });

  test("best of three: two wins, draws do not count, the home side alternates", () => {
    const format = { kind: "best-of", games: 3 } as const;
    const one = resolve(format, match("a", 1, 0, "b"));
    expect(one).toMatchObject({ wins: [1, 0], winner: undefined, next: { game: 2, home: 1 } });
    expect(resolve(format, match("a", 1, 0, "b"), match("b", 0, 0, "a"))?.winner).toBeUndefined();
    const three = resolve(format, match("a", 1, 0, "b"), match("b", 2, 0, "a"), match("a", 0, 3, "b"));
    expect(three).toMatchObject({ wins: [1, 2], winner: "b", decidedBy: "wins", next: undefined });
  });

  test("two legs: the better seed has the second at home; sum, away goals, decider", () => {
    const format = { kind: "two-legs", awayGoals: true } as const;
    expect(resolve(format)?.next).toEqual({ game: 1, home: 1 });
    expect(resolve(format, match("b", 2, 0, "a"))).toMatchObject({ winner: undefined, next: { game: 2, home: 0 } });
    const sum = resolve(format, match("b", 2, 0, "a"), match("a", 3, 0, "b"));
    expect(sum).toMatchObject({ aggregate: [3, 2], winner: "a", decidedBy: "aggregate" });
    const away = resolve(format, match("b", 1, 0, "a"), match("a", 2, 1, "b"));
    expect(away).toMatchObject({ aggregate: [2, 2], winner: "b", decidedBy: "away-goals" });
    const level = { kind: "two-legs", awayGoals: false } as const;
    expect(resolve(level, match("b", 1, 0, "a"), match("a", 1, 0, "b", { winner: 1 }))).toMatchObject({
      winner: "b",
      decidedBy: "decider",
    });
    const legs = [match("b", 1, 0, "a"), match("a", 1, 0, "b")];
    expect(resolve(level, ...legs)).toMatchObject({ winner: undefined, next: { game: 3 } });
    expect(resolve(level, ...legs, match("b", 0, 2, "a"))).toMatchObject({ winner: "a" });
  });

  test("a whole bracket of best of three, and of two legs", () => {
    for (const format of [
      { kind: "best-of", games: 3 },
      { kind: "two-legs", awayGoals: false },
    ] as const) {
      const places = bracketPlaces(playOut(bracketOf(8), () => true, format));
      expect(places.get("1")).toBe(1);
    }
  });
});

test("the third place is played by those who lost the semi-finals", () => {
  const ties = playOut(bracketOf(4, { thirdPlace: true }), () => true);
  expect(ties.at(-1)).toMatchObject({ id: "third", entries: ["4", "3"], winner: "4" });
  expect([...bracketPlaces(ties)].sort()).toEqual([
    ["1", 1],
    ["2", 2],
    ["3", 4],
    ["4", 3],
  ]);
});

test.each([2, 4, 8, 16])("%i groups: who came from the same one can only meet again in the final", (count) => {
  const groups = Array.from({ length: count }, (_, index) => [`W${index}`, `R${index}`] as const);
  const seeds = seedsFromGroups(groups);
  expect(new Set(seeds).size).toBe(2 * count);
  const bracket = bracketOf(2 * count);
  const ties = resolveBracket(bracket, seeds, []).filter(({ round }) => round === 1);
  const half = new Map(ties.flatMap(({ entries }, index) => entries.map((entry) => [entry, index < count / 2])));
  for (const [winner, runnerUp] of groups) expect(half.get(winner)).not.toBe(half.get(runnerUp));
  for (const { entries } of ties) expect(entries.map((entry) => entry?.[0]).sort()).toEqual(["R", "W"]);
});

test("a bracket has 2 to 64 entries", () => {
  expect(() => bracketOf(1)).toThrow(RangeError);
  expect(() => bracketOf(65)).toThrow(RangeError);
});
