import { describe, expect, test } from "vitest";
import { PRESETS } from "../league/presets";
import type { LeagueResult } from "../league/result";
import { standings } from "../league/standings";
import { sharedPoints } from "./points";

interface Finish {
  readonly entry: string;
  readonly place: number;
  readonly score?: number;
  readonly conceded?: number;
}

/** A game of three or four as it is settled; places give the points. */
function game(...finishes: readonly Finish[]): LeagueResult {
  const scheme = finishes.length === 4 ? [6, 3, 1, 0] : [4, 2, 0];
  const points = sharedPoints(
    finishes.map(({ place }) => place),
    scheme,
  );
  const sides = finishes.map(({ entry, place, score = 0, conceded = 0 }, index) => ({
    entry,
    place,
    score,
    points: points[index],
    tally: { conceded },
  }));
  return { kind: "played", sides };
}

const placed = (...entries: readonly string[]) => game(...entries.map((entry, index) => ({ entry, place: index + 1 })));

const order = (results: readonly LeagueResult[]) => {
  const entries = [...new Set(results.flatMap(({ sides }) => sides.map(({ entry }) => entry)))].sort();
  const { rows, separations } = standings({ entries, results, rules: PRESETS["lastuf-futbol"] });
  return { rows, by: separations.map(({ by }) => by), entries: rows.map(({ entry }) => entry) };
};

describe("[LF-130] the order of a league of groups", () => {
  test("[LF-130] uneven numbers of games: 12 points in 4 games beat 14 in 5", () => {
    const four = [placed("A", "x", "y"), placed("A", "x", "y"), placed("A", "y", "x"), placed("x", "y", "A")];
    const five = [
      placed("B", "z", "v", "w"),
      placed("B", "z", "v", "w"),
      placed("z", "v", "B", "w"),
      placed("z", "v", "B", "w"),
      placed("z", "v", "w", "B"),
    ];
    const { rows } = order([...four, ...five]);
    const row = (entry: string) => rows.find((one) => one.entry === entry);
    expect([row("A"), row("B")]).toMatchObject([
      { played: 4, points: 12 },
      { played: 5, points: 14 },
    ]);
    expect(row("A")?.rank).toBeLessThan(row("B")?.rank ?? 0);
  });

  test("[LF-130] level on points: wins", () => {
    const { entries, by } = order([
      placed("A", "c", "d", "B"),
      placed("c", "B", "A", "d"),
      placed("c", "B", "d", "A"),
      placed("d", "c", "B", "A"),
    ]);
    expect(entries.indexOf("A")).toBeLessThan(entries.indexOf("B"));
    expect(by).toContain("wins");
  });

  test("[LF-130] then goals scored less conceded per game", () => {
    const { entries, by } = order([
      game({ entry: "A", place: 1, score: 4, conceded: 1 }, { entry: "c", place: 2 }, { entry: "d", place: 3 }),
      game({ entry: "B", place: 1, score: 6, conceded: 4 }, { entry: "c", place: 2 }, { entry: "d", place: 3 }),
    ]);
    expect(entries.slice(0, 2)).toEqual(["A", "B"]);
    expect(by[0]).toBe("difference-per-match");
  });

  test("[LF-130] then goals scored", () => {
    const { entries, by } = order([
      game({ entry: "A", place: 1, score: 3, conceded: 1 }, { entry: "c", place: 2 }, { entry: "d", place: 3 }),
      game({ entry: "B", place: 1, score: 6, conceded: 4 }, { entry: "c", place: 2 }, { entry: "d", place: 3 }),
    ]);
    expect(entries.slice(0, 2)).toEqual(["B", "A"]);
    expect(by[0]).toBe("goals-for");
  });

  test("[LF-130] then direct placings, then the best finish", () => {
    const met = order([
      placed("B", "A", "c"),
      placed("A", "c", "d"),
      placed("c", "d", "B"),
      placed("c", "d", "A"),
      placed("e", "B", "f"),
    ]);
    expect(met.entries.indexOf("A")).toBe(met.entries.indexOf("B") + 1);
    expect(met.by).toContain("head-to-head-points");
    const apart = order([
      placed("x", "A", "y", "z"),
      placed("x", "y", "z", "A"),
      placed("x", "y", "z", "A"),
      placed("z", "y", "B", "x"),
      placed("z", "y", "B", "x"),
      placed("z", "y", "B", "x"),
    ]);
    expect(apart.entries.indexOf("A")).toBeLessThan(apart.entries.indexOf("B"));
    expect(apart.by).toContain("best-place");
  });
});
