import { describe, expect, test } from "vitest";
import type { SettledResult } from "../core/rules";
import { PRESETS } from "../league/presets";
import { standings } from "../league/standings";
import { aPlay, held, played, type Scene } from "./builders";
import type { Command } from "./model";
import { sharedPoints } from "./points";
import { rules } from "./rules";
import type { State } from "./state";

/** The points that the league table gives for a result. */
function tableOf({ kind, winner, sides }: SettledResult) {
  const results = [{ kind, winner, sides: sides.map(({ seat, ...side }) => ({ ...side, entry: `entry-${seat}` })) }];
  const { rows } = standings({
    entries: sides.map(({ seat }) => `entry-${seat}`),
    results,
    rules: PRESETS["lastuf-futbol"],
  });
  return Object.fromEntries(rows.map(({ entry, points }) => [entry, points]));
}

const discard = (state: State): Command => ({
  type: "discard",
  cards: (state.hidden.hands[state.table.turn] ?? []).slice(0, 1),
});

/** The play after one more turn in which nothing happens. */
const onePass = (scene: Scene) => {
  const play = aPlay(scene);
  return played(play, [discard(play)]).state;
};

const withTally = (state: State, goals: readonly number[]): State => ({
  ...state,
  table: {
    ...state.table,
    areas: state.table.areas.map((area, seat) => ({
      ...area,
      tally: { ...area.tally, scored: goals[seat] ?? 0 },
    })),
  },
});

const capped = (goals: Scene["goals"], sides: Scene["sides"], scored: readonly number[] = []) => {
  const play = withTally(aPlay({ goals, sides: sides ?? [], turns: 40 * goals.length - 1 }), scored);
  const { state } = played(play, [discard(play)]);
  const [result] = rules.results(state);
  if (result === undefined) throw new Error("not over");
  return { state, result, places: result.sides.map(({ place }) => place) };
};

describe("[LF-119] the turn cap", () => {
  test("[LF-119] stops the game after 40 turns per player: with four players after 160", () => {
    const goals = [{ blue: 0 }, { yellow: 0 }, { green: 0 }, { red: 0 }];
    expect(onePass({ goals, turns: 158 }).table.phase).toBe("turn");
    expect(onePass({ goals, turns: 159 }).table).toMatchObject({ phase: "over", end: "turn-cap", turns: 160 });
    expect(onePass({ goals, turns: 900, options: { turnCap: "none" } }).table.phase).toBe("turn");
    expect(onePass({ goals, turns: 39, options: { turnCap: 10 } }).table.phase).toBe("over");
  });

  test("[LF-119] ranks by fewer balls, then goals scored, then active defenders of the own colour", () => {
    const goals = [{ blue: 2 }, { yellow: 1 }, { green: 1 }, { red: 1 }];
    const sides = [["blue", "blue"], [], ["green", "green+injury"], ["red", "red"]];
    expect(capped(goals, sides, [5, 2, 1, 1]).places).toEqual([4, 1, 3, 2]);
  });

  test("[LF-119] who is level on all three shares the place; with two players it is a draw", () => {
    expect(capped([{ blue: 1 }, { yellow: 1 }, { green: 2 }], [["blue"], ["yellow"]], [1, 1]).places).toEqual([
      1, 1, 3,
    ]);
    const { result } = capped([{ blue: 1 }, { yellow: 1 }], [[], []]);
    expect(result.winner).toBeUndefined();
    expect(result.sides.map(({ place }) => place)).toEqual([1, 1]);
  });
});

test("[LF-121] fast: after 30 turns per player the next goal eliminates, and 60 turns per player are the limit", () => {
  const goals = [{ blue: 0 }, { yellow: 0 }, { green: 0 }];
  const shootAt = (turns: number) => {
    const play = aPlay({ options: { fast: true }, goals, sides: [["yellow"]], hands: [["ball"]], turns });
    const shot: Command = { type: "play-ball", card: held(play, 0, "ball"), goal: "yellow" };
    return played(play, [shot, { type: "let-stand", seat: 1 }]);
  };
  expect(shootAt(89).state.table.out).toEqual([]);
  expect(shootAt(90).state.table.out).toEqual([1]);
  expect(shootAt(90).events).toContainEqual(
    expect.objectContaining({ type: "eliminated", cause: "sudden-death", balls: 1 }),
  );
  expect(onePass({ options: { fast: true }, goals, turns: 178 }).table.phase).toBe("turn");
  expect(onePass({ options: { fast: true }, goals, turns: 179 }).table).toMatchObject({ end: "turn-cap", turns: 180 });
});

describe("[LF-128] with two players", () => {
  test("[LF-128] the score is the balls on the goals, counted before they return, and the winner is said", () => {
    const play = aPlay({ goals: [{ red: 1 }, { yellow: 2 }], sides: [["yellow"]], hands: [["ball"]] });
    const shot: Command = { type: "play-ball", card: held(play, 0, "ball"), goal: "yellow" };
    expect(rules.results(play)).toEqual([]);
    const { state } = played(play, [shot, { type: "let-stand", seat: 1 }]);
    expect(rules.finished(state)).toBe(true);
    expect(rules.results(state)).toMatchObject([
      {
        key: "match",
        kind: "played",
        winner: 0,
        sides: [
          { score: 3, place: 1 },
          { score: 1, place: 2 },
        ],
      },
    ]);
    expect(rules.results(state)[0]?.sides.every((side) => side.points === undefined)).toBe(true);
  });

  test("[LF-128] at the cap 1-1 may be won on ranking; a win gives 3, a draw 1, a defeat 0", () => {
    const { result } = capped([{ red: 1 }, { yellow: 1 }], [["red"], []]);
    expect(result).toMatchObject({
      winner: 0,
      sides: [
        { score: 1, place: 1 },
        { score: 1, place: 2 },
      ],
    });
    expect(tableOf(result)).toEqual({ "entry-0": 3, "entry-1": 0 });
    expect(tableOf(capped([{ red: 1 }, { yellow: 1 }], [[], []]).result)).toEqual({ "entry-0": 1, "entry-1": 1 });
  });

  test("[LF-128] with two goals each the balls on both count", () => {
    const play = aPlay({
      options: { variant: "two-goals-both" },
      goals: [
        { red: 1, blue: 1 },
        { yellow: 3, green: 2 },
      ],
      sides: [["green"]],
      hands: [["ball"]],
    });
    const shot: Command = { type: "play-ball", card: held(play, 0, "ball"), goal: "green" };
    const { state } = played(play, [shot, { type: "let-stand", seat: 1 }]);
    expect(rules.results(state)[0]?.sides.map(({ score }) => score)).toEqual([6, 2]);
  });
});

describe("[LF-129] with three or four players", () => {
  const knockedOut = (players: 3 | 4, out: readonly number[], options = {}) => {
    const colours = [{ blue: 0 }, { yellow: 0 }, { green: 0 }, { red: 0 }].slice(0, players);
    const play = aPlay({ options, goals: colours });
    const table = { ...play.table, out, phase: "over" as const, end: "last-one-in" as const };
    return rules.results({ ...play, table })[0]?.sides.map(({ place, points }) => [place, points]);
  };

  test("[LF-129] places follow the eliminations backwards: 6, 3, 1 and 0 points, or 4, 2 and 0", () => {
    expect(knockedOut(4, [2, 0, 3])).toEqual([
      [3, 1],
      [1, 6],
      [4, 0],
      [2, 3],
    ]);
    expect(knockedOut(3, [1, 2])).toEqual([
      [1, 4],
      [3, 0],
      [2, 2],
    ]);
    expect(knockedOut(3, [1, 2], { points: { three: [5, 3, 1] } })).toEqual([
      [1, 5],
      [3, 1],
      [2, 3],
    ]);
  });

  test("[LF-132] shared places share their points equally: first and second of four get 4.5 each", () => {
    expect(sharedPoints([1, 1, 3, 4], [6, 3, 1, 0])).toEqual([4.5, 4.5, 1, 0]);
    expect(sharedPoints([1, 2, 2], [4, 2, 0])).toEqual([4, 1, 1]);
    const { result } = capped([{ blue: 0 }, { yellow: 0 }, { green: 1 }, { red: 2 }], [[]]);
    expect(result.sides.map(({ points }) => points)).toEqual([4.5, 4.5, 1, 0]);
  });
});
