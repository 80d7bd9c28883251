import { expect, test } from "vitest";
import { aPlay, held, played, refusalOf, type Scene } from "./builders";
import type { Colour } from "./cards";
import type { CommandOf } from "./model";
import { rules } from "./rules";
import type { State } from "./state";
import { active } from "./table";

const scene = (changes: Partial<Scene> = {}) =>
  aPlay({
    goals: [{ red: 2 }, { yellow: 0 }, { blue: 1 }],
    sides: [["red", "red+injury", "yellow"], ["red", "yellow+yellow-card"], []],
    hands: [["field-change"], [], []],
    ...changes,
  });

const change = (play: State, other: Colour = "yellow"): CommandOf<"change-field"> => ({
  type: "change-field",
  card: held(play, 0, "field-change"),
  own: "red",
  other,
});
const goals = ({ table }: State) =>
  table.areas.map((area) => area.goals.map(({ colour, balls }) => [colour, balls.length]));

test("[LF-057] swaps the own goal with the goal of an opponent", () => {
  const play = scene();
  const { state } = played(play, [change(play)]);
  expect(goals(state).map(([goal]) => goal?.[0])).toEqual(["yellow", "red", "blue"]);
});

test("[LF-058] the balls move with the goal: two and none become none and two", () => {
  const play = scene();
  const { state } = played(play, [change(play)]);
  expect(goals(state)).toEqual([[["yellow", 0]], [["red", 2]], [["blue", 1]]]);
});

test("[LF-059] footballers, hands and attached cards stay", () => {
  const play = scene();
  const { state, events } = played(play, [change(play)]);
  expect(state.table.areas.map(({ footballers }) => footballers)).toEqual(
    play.table.areas.map(({ footballers }) => footballers),
  );
  expect(state.hidden.hands[1]).toEqual(play.hidden.hands[1]);
  expect(events.map(({ type }) => type)).toEqual(["field-changed", "drawn", "turn-passed"]);
});

test("[LF-060] the moment is free: with more balls, fewer or none on the own goal", () => {
  for (const red of [0, 1, 2]) {
    const play = scene({ goals: [{ red }, { yellow: 1 }, { blue: 1 }] });
    expect(refusalOf(play, change(play))).toBeUndefined();
  }
});

test("[LF-098] its player chooses the opponent, with two goals the goals too; the eliminated cannot be chosen", () => {
  const play = scene();
  const options = (state: State) =>
    rules
      .legal(state, 0)
      .flatMap(({ command }) => (command.type === "change-field" ? [[command.own, command.other]] : []));
  expect(options(play)).toEqual([
    ["red", "yellow"],
    ["red", "blue"],
  ]);
  expect(refusalOf(play, change(play, "red"))).toBe("own-goal");
  expect(refusalOf(play, change(play, "green"))).toBe("goal-not-in-play");
  const two = aPlay({
    options: { variant: "two-goals-any" },
    goals: [
      { red: 0, blue: 0 },
      { yellow: 0, green: 0 },
    ],
    hands: [["field-change"]],
  });
  expect(options(two)).toHaveLength(4);
  expect(refusalOf(two, { ...change(two), own: "yellow", other: "green" })).toBe("not-own-goal");
  const last = scene({
    goals: [{ red: 0 }, { yellow: 2 }, { blue: 0 }],
    sides: [["yellow"]],
    hands: [["ball", "field-change"]],
  });
  const { state } = played(last, [
    { type: "play-ball", card: held(last, 0, "ball"), goal: "yellow" },
    { type: "let-stand", seat: 1 },
  ]);
  const mine = { ...state, table: { ...state.table, turn: 0 } };
  expect(refusalOf(mine, change(mine))).toBe("goal-not-in-play");
  expect(refusalOf(mine, change(mine, "blue"))).toBeUndefined();
});

test("[LF-099] the roles are read anew: own red footballers now attack, own yellow ones defend", () => {
  const play = scene({ sides: [["red", "red", "yellow"], ["red"], []], hands: [["field-change", "ball"], [], []] });
  expect(refusalOf(play, { type: "play-ball", card: held(play, 0, "ball"), goal: "red" })).toBe("own-goal");
  const { state } = played(play, [change(play)]);
  const mine = { ...state, table: { ...state.table, turn: 0 } };
  expect(refusalOf(mine, { type: "play-ball", card: held(mine, 0, "ball"), goal: "red" })).toBeUndefined();
  expect([active(mine.table, 0, "red"), active(mine.table, 1, "red"), active(mine.table, 0, "yellow")]).toEqual([
    2, 1, 1,
  ]);
});
