import { describe, expect, test } from "vitest";
import { fixedDice } from "../core/dice";
import type { Seat } from "../core/rules";
import { simulate } from "../core/simulate";
import { greedy } from "./bots/greedy";
import { aSeason, linedUp, rolling, someEntrants, withGoals } from "./builders";
import { matchOf } from "./evolve/matchday";
import { goOn } from "./flow/matchdays";
import { unfold } from "./flow/unfolding";
import { millions } from "./money";
import { Options } from "./options";
import { results } from "./results";
import { rules } from "./rules";
import { tableOf } from "./standings";
import type { State } from "./state";

/** Goals by "home-away"; what is not said ended 0-0. */
type Scores = Readonly<Record<string, readonly [number, number]>>;

/** The season with those results and nothing left to play. */
function lastDay(scores: Scores, options: Partial<Options> = {}, coaches = 4): State {
  const season = aSeason({ coaches, options });
  return withGoals(
    season,
    season.fixtures.map(({ home, away }) => scores[`${home}-${away}`] ?? [0, 0]),
  );
}

function closing(state: State): State {
  const u = unfold(state, { by: { kind: "clock" }, at: 0, dice: fixedDice() });
  goOn(u);
  return u.state;
}

const ended = (scores: Scores, options: Partial<Options> = {}, coaches = 4) =>
  closing(lastDay(scores, options, coaches));

const champions = ({ phase }: State) => (phase.kind === "finished" ? phase.champions : undefined);
const rows = (state: State) => tableOf(state).rows;
/** The earlier one of every pair wins both matches 1-0. */
function inOrder(...order: readonly Seat[]): Scores {
  const all = order.flatMap((better, index) =>
    order.slice(index + 1).flatMap((worse): [string, [number, number]][] => [
      [`${better}-${worse}`, [1, 0]],
      [`${worse}-${better}`, [0, 1]],
    ]),
  );
  return Object.fromEntries(all);
}

describe("a season", () => {
  const six = simulate(
    rules,
    { edition: "rulebook", options: Options.parse({}), entrants: someEntrants(6) },
    Array.from({ length: 6 }, () => greedy),
    11,
  );
  const four = simulate(
    rules,
    { edition: "rulebook", options: Options.parse({}), entrants: someEntrants(4) },
    Array.from({ length: 4 }, () => greedy),
    12,
  );
  const course = (of: typeof six) =>
    of.play.entries.flatMap(({ event }) => {
      if (event.type === "matchday-began") return [`matchday ${event.round}`];
      return event.type === "turn-began" && event.period > 0 && event.lap === 1 ? [`extra ${event.period}`] : [];
    });

  test("[JL-181] matchdays and extra turns alternate through both halves: 10 matchdays for six clubs", () => {
    const expected = Array.from({ length: 10 }, (_, day) => [
      `matchday ${day + 1}`,
      ...(day < 9 ? Array.from({ length: 6 }, () => `extra ${day + 1}`) : []),
    ]);
    expect(course(six)).toEqual(expected.flat());
  });

  test("[JL-239] extra turns after every matchday but the last: 10 for each of four, 18 for each of six", () => {
    const extra = (of: typeof six, seat: Seat) =>
      of.play.entries.filter(({ event }) => event.type === "turn-began" && event.period > 0 && event.seat === seat)
        .length;
    expect([0, 1, 2, 3].map((seat) => extra(four, seat))).toEqual([10, 10, 10, 10]);
    expect([0, 5].map((seat) => extra(six, seat))).toEqual([18, 18]);
  });

  test("[JL-182] it ends when all matchdays of both legs are done", () => {
    expect(six.play.entries.at(-1)?.event.type).toBe("season-ended");
    expect(results(six.play.state).filter(({ key }) => key.startsWith("round-"))).toHaveLength(30);
    expect(rules.finished(six.play.state)).toBe(true);
  });

  test("[JL-270] one season is one play: every match a result with goals, points and a key of its own", () => {
    const all = results(four.play.state);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    for (const { sides, winner } of all) {
      const points = sides.map((side) => side.points);
      expect([...points].sort()).toEqual(winner === undefined ? [1, 1] : [0, 3]);
    }
  });
});

describe("the title", () => {
  test("[JL-183] points of all matchdays are added: 3 x 3 + 2 x 1 + 0 = 11", () => {
    const scores: Scores = { "0-1": [1, 0], "1-0": [0, 1], "0-2": [2, 1], "2-0": [1, 1], "0-3": [0, 0], "3-0": [1, 0] };
    expect(rows(ended(scores)).find(({ entry }) => entry === "0")).toMatchObject({
      won: 3,
      drawn: 2,
      lost: 1,
      points: 11,
    });
  });

  test("[JL-184] the club with most points wins", () => {
    const state = ended(inOrder(2, 0, 1, 3));
    expect(rows(state).map(({ entry, points }) => [entry, points])).toEqual([
      ["2", 18],
      ["0", 12],
      ["1", 6],
      ["3", 0],
    ]);
    expect(champions(state)).toEqual([2]);
  });

  test("[JL-185] level on points the better goal difference: 9-4 (+5) beats 12-8 (+4)", () => {
    const state = ended({
      ...{ "1-0": [1, 0], "0-1": [1, 0] },
      ...{ "0-2": [4, 1], "0-3": [3, 0], "2-0": [1, 1], "3-0": [1, 0] },
      ...{ "1-2": [5, 1], "1-3": [4, 2], "2-1": [2, 2], "3-1": [2, 0] },
    });
    expect(rows(state).slice(0, 2)).toMatchObject([
      { entry: "0", points: 10, for: 9, against: 4 },
      { entry: "1", points: 10, for: 12, against: 8 },
    ]);
    expect(champions(state)).toEqual([0]);
  });

  test.each<[string, string, Scores]>([
    ["goals scored", "goals-for", { "1-0": [1, 0], "0-1": [1, 0], "0-2": [2, 1], "1-2": [1, 0] }],
    [
      "points in the matches between them",
      "head-to-head-points",
      {
        ...{ "0-1": [1, 0] },
        ...{ "0-2": [1, 0], "0-3": [1, 0], "2-0": [1, 0] },
        ...{ "1-2": [1, 0], "1-3": [1, 0], "2-1": [0, 1] },
      },
    ],
    [
      "goal difference in those matches",
      "head-to-head-difference",
      { "0-1": [2, 0], "1-0": [1, 0], "0-2": [2, 1], "1-2": [3, 0] },
    ],
  ])("[JL-253] still level: %s", (_name, by, scores) => {
    const state = ended(scores);
    const [first, second] = rows(state);
    expect([first?.entry, second?.entry]).toEqual(["0", "1"]);
    expect([first?.points, first?.difference]).toEqual([second?.points, second?.difference]);
    expect(tableOf(state).separations[0]?.by).toBe(by);
    expect(champions(state)).toEqual([0]);
  });

  /** Clubs 0 and 1 are level on everything. */
  const LEVEL: Scores = { ...inOrder(0, 2, 3), ...inOrder(1, 2, 3), "0-1": [1, 0], "1-0": [1, 0] };

  test("[JL-253] still level: one play-off match, with line-ups and dice like any other", () => {
    const playOff = closing(lastDay(LEVEL));
    expect(playOff.fixtures.at(-1)).toEqual({ key: "play-off:0-1", round: 7, home: 0, away: 1 });
    const begun = linedUp(playOff, 0, 1);
    const [faces, lost] = [
      [6, 1],
      [1, 1],
    ];
    const scored = matchOf(begun).rivals[0] ? [] : [3, 6, 4, 4, 1]; // forward assist, shot, goal
    const over = rolling(begun, ...faces, ...scored, ...lost, ...lost, ...lost, ...lost, ...lost);
    expect(champions(over)).toEqual([0]);
    expect(rows(over)[0]).toMatchObject({ entry: "0", rank: 1, points: 15 });
    expect(rows(over)[1]).toMatchObject({ entry: "1", rank: 2, points: 15 });
    expect(results(over).at(-1)).toMatchObject({ key: "play-off:0-1", winner: 0 });
  });

  test("[JL-253] failing all, a shared title: after a drawn play-off, or among three", () => {
    const begun = linedUp(closing(lastDay(LEVEL)), 0, 1);
    const drawn = rolling(begun, 6, 1, ...Array.from({ length: 12 }, () => 1));
    expect(champions(drawn)).toEqual([0, 1]);
    expect(champions(ended({}))).toEqual([0, 1, 2, 3]);
  });

  test("[JL-249] a rival can win: 12 points stand above 11", () => {
    const state = ended(inOrder(3, 0, 1, 2), {}, 1);
    expect(state.clubs[3]?.kind).toBe("rival");
    expect(champions(state)).toEqual([3]);
  });

  test("[JL-250] option: the title goes to the best club with a coach", () => {
    const state = ended(inOrder(3, 0, 1, 2), { rivalCanWinTitle: false }, 1);
    expect(champions(state)).toEqual([0]);
    expect(rows(state)[0]?.entry).toBe("3");
  });

  test("[JL-192] option: the pot goes to the champion", () => {
    const last = { ...lastDay(inOrder(2, 0, 1, 3), { pot: "champion" }), pot: millions(11) };
    const state = closing(last);
    expect([state.pot, state.clubs[2]?.money]).toEqual([0, millions(161)]);
    expect(closing({ ...lastDay(inOrder(2, 0, 1, 3)), pot: millions(11) }).pot).toBe(millions(11));
  });
});
