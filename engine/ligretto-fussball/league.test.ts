import { describe, expect, test } from "vitest";
import { PRESETS } from "../league/presets";
import type { LeagueResult } from "../league/result";
import { standings } from "../league/standings";
import { aLobby, aPlay, moved, playing } from "./builders";
import type { Team } from "./cards";
import type { Options } from "./options";
import { results, statistics } from "./results";
import { rules } from "./rules";
import type { State } from "./state";

const rulesOf = PRESETS["ligretto-fussball"];

/** A match between two entries as the league gets it: red is the first, and scores the last goal. */
function result(
  winner: string,
  loser: string,
  conceded: 0 | 1 | 2,
  suffered = [0, 0],
  options: Partial<Options> = {},
): LeagueResult {
  const [settled] = results(ended("red", conceded, suffered, options));
  if (settled === undefined) throw new Error("the match is not over");
  const sides = settled.sides.map(({ score, points, tally }, index) => ({
    entry: index === 0 ? winner : loser,
    score,
    points,
    tally,
  }));
  return { kind: settled.kind, sides, winner: settled.winner };
}

function ended(winner: Team, conceded: 0 | 1 | 2, suffered = [0, 0], options: Partial<Options> = {}): State {
  const red = winner === "red";
  const round = aPlay({
    options,
    centre: [red ? "R54" : "B54"],
    players: [{ display: ["R66"] }, { display: ["B66"] }],
  });
  const { teams } = round;
  const before = {
    red: { ...teams.red, goals: red ? 2 : conceded, suffered: suffered[0] ?? 0 },
    blue: { ...teams.blue, goals: red ? conceded : 2, suffered: suffered[1] ?? 0 },
  };
  return moved({ ...round, teams: before }, red ? 0 : 1, playing(red ? "R66" : "B66"), { in: 9_000 });
}

const table = (list: readonly LeagueResult[]) => {
  const entries = [...new Set(list.flatMap(({ sides }) => sides.map(({ entry }) => entry)))].sort();
  return standings({ entries, results: list, rules: rulesOf });
};
const order = (list: readonly LeagueResult[]) => table(list).rows.map(({ entry }) => entry);

describe("a match of a league", () => {
  test("[LG-130] is the first to 3 goals, 3-x, and is played live only", () => {
    expect(results(ended("red", 2))).toEqual([
      {
        key: "match",
        kind: "played",
        winner: 0,
        sides: [
          { seat: 0, score: 3, place: 1, tally: { yellows: 0 } },
          { seat: 1, score: 2, place: 2, tally: { yellows: 0 } },
        ],
      },
    ]);
    expect(results(ended("blue", 0))).toMatchObject([
      {
        winner: 1,
        sides: [
          { seat: 0, score: 0 },
          { seat: 1, score: 3 },
        ],
      },
    ]);
    expect(results(aPlay())).toEqual([]);
    expect(rules.tempo).toBe("race");
    expect(rules.nextDue(aLobby(2))).toBeUndefined();
  });

  test("names the home team first, whatever its colour, under its first seat", () => {
    const pairs = aPlay({
      seats: ["blue", "red", "blue", "red"],
      centre: ["R54"],
      players: [{}, { display: ["R66"] }],
    });
    const before = { ...pairs.teams, red: { ...pairs.teams.red, goals: 2 } };
    const over = moved({ ...pairs, teams: before }, 1, playing("R66"));
    expect(results(over)).toMatchObject([
      {
        winner: 1,
        sides: [
          { seat: 0, score: 0, place: 2 },
          { seat: 1, score: 3, place: 1 },
        ],
      },
    ]);
  });

  test("[LG-131] gives 3 points for a win and 0 for a defeat; drawn rounds do not count", () => {
    const drawn = ended("red", 2);
    expect(drawn.matches).toHaveLength(1);
    const { rows } = table([result("a", "b", 2), result("b", "c", 0)]);
    expect(rows.map(({ entry, points }) => [entry, points])).toEqual([
      ["b", 3],
      ["a", 3],
      ["c", 0],
    ]);
    const round = aPlay({ centre: ["R16"], players: [{ display: ["R34"] }, { display: ["B01"] }], rest: "away" });
    expect(results(moved(round, 0, playing("R34")))).toEqual([]);
  });

  test("[LG-131] option: a 2-3 defeat gives 1", () => {
    const narrow = { narrowDefeatPoint: true };
    const { rows } = table([result("a", "b", 2, [0, 0], narrow), result("c", "d", 1, [0, 0], narrow)]);
    expect(Object.fromEntries(rows.map(({ entry, points }) => [entry, points]))).toEqual({ a: 3, b: 1, c: 3, d: 0 });
  });

  test("[LG-132] orders level teams by goal difference, goals, direct matches, fewest yellow cards, extra match", () => {
    // a +3 and b +1 on three points each
    expect(order([result("a", "x", 0), result("b", "y", 2)]).slice(0, 2)).toEqual(["a", "b"]);
    // a 5:5 and b 3:3: level on points and difference
    const goals = [
      result("b", "y", 0),
      result("x", "b", 0),
      result("a", "y", 1),
      result("x", "a", 2),
      result("z", "y", 0),
    ];
    expect(order(goals).indexOf("a")).toBeLessThan(order(goals).indexOf("b"));
    // both 3 points and 4:4, but b beat a
    const direct = table([result("b", "a", 1), result("a", "x", 1), result("y", "b", 1)]);
    const level = direct.rows.filter(({ entry }) => entry === "a" || entry === "b");
    expect(level.map(({ entry, points, difference, for: scored }) => [entry, points, difference, scored])).toEqual([
      ["b", 3, 0, 4],
      ["a", 3, 0, 4],
    ]);
    expect(direct.separations).toContainEqual(
      expect.objectContaining({ above: "b", below: "a", by: "head-to-head-points" }),
    );
    // level on everything but yellow cards
    const yellow = [result("a", "x", 1, [3, 0]), result("b", "y", 1, [1, 0])];
    expect(order(yellow).slice(0, 2)).toEqual(["b", "a"]);
    // level on everything: one extra match decides
    expect(table([result("a", "x", 1), result("b", "y", 1)]).pending).toContainEqual({
      criterion: "play-off",
      entries: ["a", "b"],
    });
  });

  test("has its fastest goal", () => {
    expect(statistics(ended("red", 1, [2, 1]))).toMatchObject({
      goals: [{ team: "red", card: "R66", ms: 9_000 }],
      fastestGoalMs: 9_000,
      drawnRounds: 0,
      yellowsSuffered: { red: 2, blue: 1 },
    });
    expect(statistics(aPlay()).fastestGoalMs).toBeUndefined();
  });
});
