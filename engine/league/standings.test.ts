import { describe, expect, test } from "vitest";
import { bloody, match, open } from "./builders";
import { BLOOD_BOWL_BONUSES, PRESETS } from "./presets";
import type { LeagueResult } from "./result";
import { standings } from "./standings";
import type { StandingsInput } from "./table";
import type { TableRules } from "./table-rules";

const plain: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  tiebreakers: ["points", "goal-difference", "goals-for"],
};

function table(results: readonly LeagueResult[], rules: TableRules = plain, rest: Partial<StandingsInput> = {}) {
  const entries = [...new Set(results.flatMap(({ sides }) => sides.map(({ entry }) => entry)))].sort();
  return standings({ entries, results, rules, ...rest });
}

const pointsOf = (made: ReturnType<typeof table>) =>
  Object.fromEntries(made.rows.map(({ entry, points }) => [entry, points]));
const orderOf = (made: ReturnType<typeof table>) => made.rows.map(({ rank, entry }) => `${rank} ${entry}`);

describe("points", () => {
  test("[BB-124] a win gives 3, a draw 1, a defeat 0, and a concession 3 and 0", () => {
    const bloodBowl = PRESETS["blood-bowl"];
    expect(pointsOf(table([match("a", 2, 1, "b"), match("c", 1, 1, "d")], bloodBowl))).toEqual({
      a: 3,
      b: 0,
      c: 1,
      d: 1,
    });
    const conceded = table([match("a", 2, 0, "b", { kind: "conceded" })], bloodBowl);
    expect(pointsOf(conceded)).toEqual({ a: 3, b: 0 });
    expect(conceded.rows[1]).toMatchObject({ entry: "b", lost: 1, concessions: 1 });
  });

  test("[BB-125] bonus points: three touchdowns, none conceded, three casualties that earn SPP", () => {
    const rules = { ...PRESETS["blood-bowl"], points: { ...plain.points, bonuses: [...BLOOD_BOWL_BONUSES] } };
    expect(pointsOf(table([bloody(["a", 3, 1], ["b", 0, 0])], rules))).toEqual({ a: 5, b: 0 });
    expect(pointsOf(table([bloody(["a", 2, 3], ["b", 3, 2])], rules))).toEqual({ a: 1, b: 4 });
    expect(pointsOf(table([bloody(["a", 0, 2], ["b", 0, 3])], rules))).toEqual({ a: 2, b: 3 });
    const capped = { ...rules, points: { ...rules.points, bonusCap: 1 } };
    expect(table([bloody(["a", 3, 3], ["b", 0, 0])], capped).rows[0]).toMatchObject({ points: 4, bonus: 1 });
  });

  test("[BB-126] level clubs go by touchdown difference, touchdowns, casualty difference", () => {
    const results = [
      bloody(["a", 2, 0], ["x", 0, 0]), // +2
      bloody(["b", 3, 0], ["y", 2, 0]), // +1, three touchdowns
      bloody(["c", 2, 3], ["z", 1, 1]), // +1, two touchdowns, casualties +2
      bloody(["d", 2, 4], ["w", 1, 3]), // +1, two touchdowns, casualties +1
    ];
    const made = table(results, PRESETS["blood-bowl"]);
    expect(made.rows.slice(0, 4).map(({ entry }) => entry)).toEqual(["a", "b", "c", "d"]);
    expect(made.separations.slice(0, 3).map(({ by, figures }) => ({ by, ...figures }))).toEqual([
      { by: "goal-difference", above: 2, below: 1 },
      { by: "goals-for", above: 3, below: 2 },
      { by: "casualties-difference", above: 2, below: 1 },
    ]);
  });

  test("a bonus is not for an award, and not for who concedes with penalty", () => {
    const points = { ...plain.points, bonuses: [{ kind: "none-conceded", points: 1 } as const], conceding: -1 };
    const rules = { ...plain, points };
    expect(pointsOf(table([match("a", 3, 0, "b", { kind: "awarded" })], rules))).toEqual({ a: 3, b: 0 });
    expect(pointsOf(table([match("a", 0, 0, "b", { kind: "conceded", winner: 0 })], rules))).toEqual({ a: 4, b: -1 });
    expect(pointsOf(table([match("a", 0, 0, "b", { kind: "conceded-without-penalty", winner: 0 })], rules))).toEqual({
      a: 4,
      b: 1,
    });
  });

  test("margins, and points that the organiser gives", () => {
    const bonuses = [
      { kind: "winning-margin", atLeast: 3, points: 1 } as const,
      { kind: "losing-margin", atMost: 1, points: 1 } as const,
    ];
    const rules = { ...plain, points: { ...plain.points, bonuses } };
    expect(pointsOf(table([match("a", 4, 1, "b"), match("c", 2, 3, "d")], rules))).toEqual({ a: 4, b: 0, c: 1, d: 3 });
    const given: LeagueResult = {
      kind: "awarded",
      sides: [
        { entry: "a", score: 1, bonus: 2 },
        { entry: "b", score: 0 },
      ],
    };
    expect(pointsOf(table([given], rules))).toEqual({ a: 5, b: 0 });
  });

  test("an award can give points and no goals, to one side, or none to both", () => {
    const award = (home: number, away: number): LeagueResult => ({
      kind: "awarded",
      sides: [
        { entry: "a", points: home },
        { entry: "b", points: away },
      ],
    });
    expect(table([award(3, 0)]).rows[0]).toMatchObject({ entry: "a", won: 1, for: 0, points: 3 });
    expect(table([award(1, 1)]).rows.map(({ drawn, points }) => [drawn, points])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(table([award(0, 0)]).rows.map(({ lost, points }) => [lost, points])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(table([match("a", 0, 0, "b", { kind: "double-loss" })]).rows.map(({ lost }) => lost)).toEqual([1, 1]);
  });

  test("a bye gives its points and is no match; what is open or void counts for nobody", () => {
    const bye: LeagueResult = { kind: "bye", sides: [{ entry: "a" }] };
    const made = table([bye, open("a", "b"), { ...open("a", "b"), kind: "void" }]);
    expect(made.rows).toMatchObject([
      { entry: "a", points: 3, played: 0, byes: 1 },
      { entry: "b", points: 0, played: 0 },
    ]);
    expect(pointsOf(table([bye], { ...plain, points: { ...plain.points, bye: 1 } }))).toEqual({ a: 1 });
  });

  test("a winner on ranking wins at a level score", () => {
    const made = table([match("a", 1, 1, "b", { winner: 1 })]);
    expect(made.rows[0]).toMatchObject({ entry: "b", won: 1, points: 3, difference: 0 });
  });

  test("who shares a place shares the points of those places, and nobody has won alone", () => {
    const places = [1, 1, 3, 4];
    const sides = places.map((place, index) => ({ entry: "abcd"[index] ?? "", place, score: 0 }));
    const made = table([{ kind: "played", sides }], PRESETS["lastuf-futbol"]);
    expect(made.rows.map(({ entry, points, won, drawn }) => [entry, points, won, drawn])).toEqual([
      ["a", 4.5, 0, 1],
      ["b", 4.5, 0, 1],
      ["c", 1, 0, 0],
      ["d", 0, 0, 0],
    ]);
  });

  test("places in games of three and four give points, and averages make uneven numbers fair", () => {
    const game = (...ids: string[]): LeagueResult => ({
      kind: "played",
      sides: ids.map((entry, index) => ({ entry, place: index + 1, score: 0 })),
    });
    const results = [game("a", "b", "c", "d"), game("b", "a", "c"), game("b", "c", "d")];
    const made = table(results, PRESETS["lastuf-futbol"]);
    expect(made.rows.map(({ entry, played, points }) => [entry, played, points])).toEqual([
      ["a", 2, 8],
      ["b", 3, 11],
      ["c", 3, 3],
      ["d", 2, 0],
    ]);
  });
});

describe("order", () => {
  test("ranks are shared by clubs level on everything: 1, 2, 2, 4", () => {
    const results = [match("a", 2, 0, "d"), match("b", 1, 1, "c")];
    expect(orderOf(table(results))).toEqual(["1 a", "2 b", "2 c", "4 d"]);
  });

  test("an adjustment counts for points but not in the mini-table", () => {
    const results = [match("a", 1, 0, "b"), match("b", 2, 0, "c"), match("c", 0, 0, "a")];
    const rules: TableRules = { ...plain, tiebreakers: ["points", "head-to-head-points", "goals-for"] };
    const made = table(results, rules, { adjustments: [{ entry: "a", points: -1, reason: "late sheet" }] });
    expect(made.rows.map(({ entry, points, adjustment }) => [entry, points, adjustment])).toEqual([
      ["a", 3, -1],
      ["b", 3, 0],
      ["c", 1, 0],
    ]);
    expect(made.separations[0]).toMatchObject({ by: "head-to-head-points", figures: { above: 3, below: 0 } });
  });

  test("a decision counts for exactly its clubs, and an order by hand is the last word", () => {
    const results = [match("a", 1, 1, "b"), match("c", 1, 1, "d")];
    const rules: TableRules = { ...plain, tiebreakers: ["points", "play-off", "lots"] };
    const half = table(results, rules, { decisions: [{ criterion: "lots", order: ["b", "a"] }] });
    expect(half.pending).toEqual([{ criterion: "play-off", entries: ["a", "b", "c", "d"] }]);
    const all = ["d", "b", "c", "a"];
    const drawn = table(results, rules, { decisions: [{ criterion: "lots", order: all }] });
    expect(orderOf(drawn)).toEqual(["1 d", "2 b", "3 c", "4 a"]);
    expect(drawn.pending).toEqual([]);
    const byHand = table(results, plain, { decisions: [{ criterion: "manual", order: all, reason: "agreed" }] });
    expect(orderOf(byHand)).toEqual(["1 d", "2 b", "3 c", "4 a"]);
    expect(byHand.separations[0]).toMatchObject({ by: "manual", reason: "agreed", figures: undefined });
  });

  test("a play-off for the title: asked for when the season is over, and then it decides", () => {
    const rules: TableRules = { ...plain, tiebreakers: ["points", "goal-difference"], playOffAt: [1] };
    const results = [match("a", 3, 0, "c"), match("b", 1, 0, "c")];
    expect(table([...results, open("a", "b")], rules).playOffs).toEqual([]);
    expect(table(results, rules).playOffs).toEqual([{ rank: 1, entries: ["a", "b"] }]);
    const decided = table(results, rules, { decisions: [{ criterion: "play-off", order: ["b", "a"] }] });
    expect(orderOf(decided)).toEqual(["1 b", "2 a", "3 c"]);
    expect(decided.separations[0]?.by).toBe("play-off");
    expect(decided.playOffs).toEqual([]);
  });

  test("head-to-head is passed over and said so while level clubs still have to meet", () => {
    const results = [match("a", 1, 0, "b"), match("b", 3, 0, "c"), open("b", "a")];
    const rules: TableRules = {
      ...plain,
      tiebreakers: ["points", "head-to-head-points", "goal-difference"],
      headToHead: { restart: false, onlyWhenComplete: true },
    };
    expect(table(results, rules).separations[0]).toMatchObject({
      above: "b",
      by: "goal-difference",
      headToHeadOpen: true,
    });
  });

  test("points of the opponents count each of them once for every meeting", () => {
    const results = [match("a", 1, 0, "c"), match("b", 1, 0, "d"), match("c", 5, 0, "d")];
    const rules: TableRules = { ...plain, tiebreakers: ["points", "opponents-points"] };
    const made = table(results, rules);
    expect(orderOf(made)).toEqual(["1 a", "1 c", "3 b", "4 d"]);
    expect(made.separations[1]).toMatchObject({ by: "opponents-points", figures: { above: 3, below: 0 } });
  });

  test("a result of somebody who is not in the table is a bug", () => {
    expect(() => standings({ entries: ["a"], results: [match("a", 1, 0, "b")], rules: plain })).toThrow(/"b"/);
  });
});

test("a game of three that everybody lost gives nobody points, and is no head-to-head", () => {
  const rules = PRESETS["lastuf-futbol"];
  const sides = ["a", "b", "c"].map((entry) => ({ entry, score: 0, place: 1 }));
  const { rows } = standings({ entries: ["a", "b", "c"], results: [{ kind: "double-loss", sides }], rules });
  expect(rows.map(({ points, played, lost, drawn }) => [points, played, lost, drawn])).toEqual(
    Array(3).fill([0, 1, 1, 0]),
  );
});
