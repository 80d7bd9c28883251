import blossom from "edmonds-blossom-fixed";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import { pairSwissRound, type SwissEntry, type SwissRound } from "./swiss";
import { openPairing, SwissFile, swissEntries, withNextRound } from "./swiss-file";
import { swissWarnings } from "./swiss-warnings";

const WIN = 3;

/** How many rematches and second byes no draw could have avoided, and the least sum of score differences without them. */
function bestPossible(entries: readonly SwissEntry[], bye: string | undefined) {
  const playing = entries.filter(({ entry }) => entry !== bye);
  const edges: [number, number, number][] = [];
  for (const [a, own] of playing.entries()) {
    for (const [b, other] of playing.entries()) {
      if (b <= a || own.met.includes(other.entry)) continue;
      edges.push([a, b, 1_000 - Math.abs(own.score - other.score)]);
    }
  }
  const mates = edges.length === 0 ? [] : blossom(edges, true);
  const pairs = mates.flatMap((mate, index) => (mate > index ? [[index, mate] as const] : []));
  const gap = (pair: readonly [number, number]) =>
    Math.abs((playing[pair[0]]?.score ?? 0) - (playing[pair[1]]?.score ?? 0));
  return { rematches: playing.length / 2 - pairs.length, gaps: pairs.reduce((sum, pair) => sum + gap(pair), 0) };
}

function checkRound(entries: readonly SwissEntry[], round: SwissRound) {
  const known = new Map(entries.map((entry) => [entry.entry, entry]));
  const seen = [...round.pairings.flatMap(({ home, away }) => [home, away]), ...(round.bye ? [round.bye] : [])];
  expect(seen.sort()).toEqual([...known.keys()].sort());
  const sides = round.pairings.map(({ home, away }) => [known.get(home), known.get(away)] as const);
  const rematches = sides.filter(([home, away]) => home?.met.includes(away?.entry ?? "")).length;
  const best = bestPossible(entries, round.bye);
  if (rematches > 0) {
    const byes = entries.length % 2 === 1 ? entries.map(({ entry }) => entry) : [undefined];
    expect(rematches).toBe(Math.min(...byes.map((bye) => bestPossible(entries, bye).rematches)));
    return;
  }
  const gaps = sides.reduce((sum, [home, away]) => sum + Math.abs((home?.score ?? 0) - (away?.score ?? 0)), 0);
  expect(gaps).toBeLessThanOrEqual(best.gaps + WIN);
  if (round.bye !== undefined && (known.get(round.bye)?.byes ?? 0) > 0) {
    const rested = entries.filter(({ byes }) => byes === 0);
    for (const { entry } of rested) expect(bestPossible(entries, entry).rematches).toBeGreaterThan(0);
  }
}

/** Plays a tournament by seeded dice, with absences, forfeits and double defeats, and checks every draw. */
function playTournament(size: number, rounds: number, seed: number): SwissFile {
  const dice = seededDice(seed);
  let file = SwissFile.parse({ players: Array.from({ length: size }, (_, index) => `P${index + 1}`) });
  for (let round = 1; round <= rounds; round++) {
    const absent = size > 6 ? file.players.filter(() => dice.roll(30, "absent") === 1) : [];
    const before = swissEntries(file).filter(({ entry }) => !absent.includes(entry));
    file = withNextRound(file, { absent });
    const drawn = file.rounds.at(-1);
    if (drawn === undefined) throw new Error("no round was drawn");
    checkRound(before, { pairings: drawn.pairings, bye: drawn.bye ?? undefined });
    const outcomes = ["home", "home", "away", "away", "draw", "both-lose", "home-by-forfeit"] as const;
    const pairings = drawn.pairings.map((pairing) => ({
      ...pairing,
      result: outcomes[dice.roll(outcomes.length, "result") - 1] ?? "draw",
    }));
    file = { ...file, rounds: [...file.rounds.slice(0, -1), { ...drawn, pairings }] };
  }
  return file;
}

test("200 simulated Swiss tournaments of 5 to 64 entries: no avoidable rematch, no avoidable second bye", () => {
  for (let seed = 0; seed < 200; seed++) {
    const size = 5 + (seed % 60);
    const rounds = size <= 10 ? size : Math.min(7, Math.ceil(Math.log2(size)) + 1);
    const file = playTournament(size, rounds, seed);
    expect(file.rounds, `tournament ${seed}`).toHaveLength(rounds);
    if (size % 8 !== 0) continue;
    const balances = swissEntries(file).map(({ homes, aways }) => Math.abs(homes - aways));
    expect(Math.max(...balances), `tournament ${seed}`).toBeLessThanOrEqual(3);
  }
});

test("a field of 120 finds its pairs among the likely ones", () => {
  expect(playTournament(120, 5, 9).rounds).toHaveLength(5);
});

const entry = (id: string, score: number, met: readonly string[] = [], byes = 0): SwissEntry => ({
  entry: id,
  score,
  met,
  byes,
  homes: 0,
  aways: 0,
});

test("in the first round the upper half meets the lower half", () => {
  const { pairings } = pairSwissRound(["a", "b", "c", "d", "e", "f"].map((id) => entry(id, 0)));
  expect(pairings.map(({ home, away }) => [home, away].sort().join(""))).toEqual(["ad", "be", "cf"]);
});

test("the bye goes to the last who had none", () => {
  const field = [entry("a", 6), entry("b", 3), entry("c", 3), entry("d", 0), entry("e", 0, [], 1)];
  expect(pairSwissRound(field).bye).toBe("d");
});

test("a rematch is taken only where nothing else is left, and then once", () => {
  const all = ["a", "b", "c", "d"];
  const met = (id: string) => all.filter((other) => other !== id);
  const field = all.map((id) =>
    entry(id, 0, id === "a" || id === "b" ? [...met(id), id === "a" ? "b" : "a"] : met(id)),
  );
  const { pairings } = pairSwissRound(field);
  expect(pairings.some(({ home, away }) => [home, away].sort().join("") === "ab")).toBe(false);
});

test("who was at home less often is at home", () => {
  const field = [
    { ...entry("a", 0), homes: 2 },
    { ...entry("b", 0), aways: 2 },
  ];
  expect(pairSwissRound(field).pairings).toEqual([{ home: "b", away: "a" }]);
});

test("one or nobody", () => {
  expect(pairSwissRound([])).toEqual({ pairings: [], bye: undefined });
  expect(pairSwissRound([entry("a", 0)])).toEqual({ pairings: [], bye: "a" });
});

test("the draw does not depend on how points are counted", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 2, maxLength: 12 }), (wins) => {
      const draw = (unit: number) => pairSwissRound(wins.map((won, index) => entry(`${index}`, won * unit)));
      expect(draw(0.5)).toEqual(draw(1));
      expect(draw(1_000)).toEqual(draw(1));
    }),
  );
});

test("a round by hand is looked over", () => {
  const field = [entry("a", 6, ["b"]), entry("b", 6, ["a"]), entry("c", 0, [], 1), entry("d", 0)];
  const round = {
    pairings: [
      { home: "a", away: "b" },
      { home: "a", away: "x" },
      { home: "a", away: "d" },
    ],
    bye: "c",
  };
  expect(swissWarnings(field, round, WIN)).toEqual([
    { code: "rematch", entries: ["a", "b"] },
    { code: "score-gap", entries: ["a", "d"], gap: 6 },
    { code: "second-bye", entry: "c" },
    { code: "plays-twice", entry: "a" },
    { code: "not-in-the-round", entry: "x" },
  ]);
  expect(swissWarnings(field, { pairings: [], bye: undefined }, WIN)).toHaveLength(4);
});

test("a file names its faults, an open pairing, and who is absent in a prepared round", () => {
  const players = ["a", "b", "c", "d", "e"];
  const faults = SwissFile.safeParse({
    players,
    rounds: [
      {
        round: 1,
        pairings: [
          { home: "a", away: "x" },
          { home: "a", away: "b", result: "home" },
        ],
      },
    ],
  });
  expect(faults.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    'rounds.0.pairings.0.away: "x" is not among the players',
    'rounds.0.pairings.1.home: "a" stands twice in this round',
  ]);
  const prepared = SwissFile.parse({ players, rounds: [{ round: 1, pairings: [], absent: ["e"] }] });
  const drawn = withNextRound(prepared);
  expect(drawn.rounds).toHaveLength(1);
  expect(drawn.rounds[0]).toMatchObject({ round: 1, bye: null, absent: ["e"] });
  expect(drawn.rounds[0]?.pairings).toHaveLength(2);
  expect(openPairing(drawn)).toMatchObject({ round: 1 });
  expect(openPairing(prepared)).toBeUndefined();
});
