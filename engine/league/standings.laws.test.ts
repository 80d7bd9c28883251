import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { match, open } from "./builders";
import { PRESET_IDS, PRESETS } from "./presets";
import type { LeagueResult } from "./result";
import { standings } from "./standings";
import type { TableRow } from "./table";
import { CRITERIA, FEWER_IS_BETTER, TableRules } from "./table-rules";
import { viewed } from "./views";

const ENTRIES = ["a", "b", "c", "d", "e", "f"];

/** Few goals and few clubs, so that many are level. */
const aResult: fc.Arbitrary<LeagueResult> = fc
  .record({
    pair: fc.shuffledSubarray(ENTRIES, { minLength: 2, maxLength: 2 }),
    home: fc.nat(2),
    away: fc.nat(2),
    kind: fc.constantFrom("played", "played", "played", "awarded", "double-loss", "unplayed", "void", "conceded"),
    round: fc.integer({ min: 1, max: 6 }),
    at: fc.nat(1_000),
  })
  .map(({ pair: [a = "a", b = "b"], home, away, kind, round, at }) =>
    kind === "unplayed" || kind === "void"
      ? open(a, b, { kind, round, at })
      : match(a, home, away, b, { kind, round, at }),
  );
const results = fc.array(aResult, { maxLength: 24 });

const rules: fc.Arbitrary<TableRules> = fc
  .record({
    rest: fc.shuffledSubarray([...CRITERIA]),
    restart: fc.boolean(),
    onlyWhenComplete: fc.boolean(),
  })
  .map(({ rest, restart, onlyWhenComplete }) => ({
    points: { win: 3, draw: 1, loss: 0 },
    tiebreakers: ["points", ...rest.filter((criterion) => criterion !== "points")],
    headToHead: { restart, onlyWhenComplete },
  }));

const byEntry = (rows: readonly TableRow[]) => [...rows].sort((a, b) => (a.entry < b.entry ? -1 : 1));
const sum = (rows: readonly TableRow[], of: (row: TableRow) => number) => rows.reduce((all, row) => all + of(row), 0);

describe("laws of every table", () => {
  test("the order of the results never changes it", () => {
    fc.assert(
      fc.property(results, rules, fc.infiniteStream(fc.nat(1_000)), (list, by, keys) => {
        const shuffled = list
          .map((result) => ({ result, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ result }) => result);
        const made = standings({ entries: ENTRIES, results: list, rules: by });
        expect(standings({ entries: ENTRIES, results: shuffled, rules: by })).toEqual(made);
      }),
    );
  });

  test("the order of the entries changes nothing but the order inside a shared rank", () => {
    fc.assert(
      fc.property(results, rules, fc.shuffledSubarray(ENTRIES, { minLength: 6 }), (list, by, entries) => {
        const made = standings({ entries: ENTRIES, results: list, rules: by });
        expect(byEntry(standings({ entries, results: list, rules: by }).rows)).toEqual(byEntry(made.rows));
      }),
    );
  });

  test("ranks are 1, 2, 2, 4; neighbours are explained exactly where they are level on points", () => {
    fc.assert(
      fc.property(results, rules, (list, by) => {
        const { rows, separations } = standings({ entries: ENTRIES, results: list, rules: by });
        const level: string[] = [];
        for (const [index, row] of rows.entries()) {
          const before = rows[index - 1];
          if (before === undefined) continue;
          expect(before.points).toBeGreaterThanOrEqual(row.points);
          expect([before.rank, index + 1]).toContain(row.rank);
          if (before.points === row.points) level.push(`${before.entry}${row.entry}${before.rank === row.rank}`);
        }
        expect(rows[0]?.rank).toBe(1);
        expect(separations.map(({ above, below, by }) => `${above}${below}${by === undefined}`)).toEqual(level);
      }),
    );
  });

  test("the figures of an explanation always speak for the one above", () => {
    fc.assert(
      fc.property(results, rules, (list, rulesOf) => {
        const { separations } = standings({ entries: ENTRIES, results: list, rules: rulesOf });
        for (const { by, figures } of separations) {
          if (by === undefined || by === "manual" || figures === undefined) continue;
          const lead = figures.above - figures.below;
          expect(FEWER_IS_BETTER.has(by) ? -lead : lead).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("nothing is made or lost: goals, wins and defeats, points", () => {
    fc.assert(
      fc.property(results, rules, (list, by) => {
        const { rows } = standings({ entries: ENTRIES, results: list, rules: by });
        const double = list.filter(({ kind }) => kind === "double-loss").length;
        expect(sum(rows, (row) => row.difference)).toBe(0);
        expect(sum(rows, (row) => row.lost - row.won)).toBe(2 * double);
        expect(sum(rows, (row) => row.played - row.won - row.drawn - row.lost)).toBe(0);
        expect(sum(rows, (row) => row.points - 3 * row.won - row.drawn)).toBe(0);
      }),
    );
  });

  test("home and away, and the first and the second half, add up to the whole", () => {
    fc.assert(
      fc.property(results, rules, (list, by) => {
        const input = { entries: ENTRIES, results: list, rules: by };
        const whole = byEntry(standings(input).rows);
        const parts = [
          [viewed(input, { venue: "home" }), viewed(input, { venue: "away" })],
          [viewed(input, { rounds: { from: 1, to: 3 } }), viewed(input, { rounds: { from: 4, to: 6 } })],
        ];
        for (const pair of parts) {
          const [one = [], two = []] = pair.map((part) => byEntry(standings(part).rows));
          for (const [index, row] of whole.entries()) {
            for (const figure of ["played", "won", "drawn", "lost", "for", "against", "points"] as const) {
              expect((one[index]?.[figure] ?? 0) + (two[index]?.[figure] ?? 0)).toBe(row[figure]);
            }
          }
        }
      }),
    );
  });

  test("a table as of the last day is the table", () => {
    fc.assert(
      fc.property(results, rules, (list, by) => {
        const input = { entries: ENTRIES, results: list, rules: by };
        expect(standings(viewed(input, { until: 1_000 }))).toEqual(standings(input));
        expect(standings(viewed(input, { afterRound: 6 }))).toEqual(standings(input));
      }),
    );
  });
});

test.each(PRESET_IDS)("the preset %s is a set of rules as they are typed in", (id) => {
  expect(TableRules.parse(PRESETS[id])).toEqual(PRESETS[id]);
});

test("a criterion that stands twice is refused", () => {
  const twice = { points: { win: 3, draw: 1, loss: 0 }, tiebreakers: ["points", "wins", "points"] };
  expect(TableRules.safeParse(twice).error?.issues[0]?.path).toEqual(["tiebreakers"]);
});
