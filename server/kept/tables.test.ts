import fc from "fast-check";
import { expect, test } from "vitest";
import { match, open } from "@/engine/league/builders";
import { PRESETS } from "@/engine/league/presets";
import type { LeagueResult } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { StandingsInput } from "@/engine/league/table";
import { keptStandings } from "./tables";

const ENTRIES = ["a", "b", "c", "d"];

const aResult: fc.Arbitrary<LeagueResult> = fc
  .record({
    pair: fc.shuffledSubarray(ENTRIES, { minLength: 2, maxLength: 2 }),
    goals: fc.tuple(fc.nat(2), fc.nat(2)),
    round: fc.integer({ min: 1, max: 2 }),
    isOpen: fc.boolean(),
  })
  .map(({ pair: [a = "a", b = "b"], goals, round, isOpen }) =>
    isOpen ? open(a, b, { round }) : match(a, ...goals, b, { round }),
  );

const input = (results: readonly LeagueResult[]): StandingsInput => ({
  entries: ENTRIES,
  results,
  rules: PRESETS["blood-bowl"],
});

test("a table that is kept is the one that is folded now, whichever result was written", () => {
  const results = fc.array(aResult, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(results, fc.array(fc.tuple(fc.nat(), aResult), { maxLength: 5 }), (first, writes) => {
      let now: readonly LeagueResult[] = first;
      for (const [at, result] of [[0, first[0] ?? open("a", "b")] as const, ...writes]) {
        now = now.with(at % now.length, result);
        expect(keptStandings(input(now))).toEqual(standings(input(now)));
      }
    }),
  );
});

test("rules, deductions and a part of a season are told apart; what is the same is folded once", () => {
  const results = [match("a", 2, 1, "b", { round: 1 }), match("c", 0, 0, "d", { round: 1 })];
  const table = keptStandings(input(results));
  expect(keptStandings(input([...results]))).toBe(table);
  const others: readonly StandingsInput[] = [
    { ...input(results), rules: PRESETS["lastuf-futbol"] },
    { ...input(results), adjustments: [{ entry: "a", points: -3, reason: "late" }] },
    { ...input(results), entries: [...ENTRIES].reverse() },
    { ...input(results), counts: (_, side) => side === 0 },
  ];
  for (const other of others) expect(keptStandings(other)).toEqual(standings(other));
});
