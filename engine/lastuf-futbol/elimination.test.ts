import { describe, expect, test } from "vitest";
import { aPlay, held, played, refusalOf, type Scene, standing } from "./builders";
import { colourOf, kindOf } from "./cards";
import type { Command } from "./model";
import type { State } from "./state";

/** Seat 0 shoots the third ball at the red goal of seat 1. */
const lastBall = (changes: Partial<Scene> = {}) =>
  aPlay({
    goals: [{ yellow: 0 }, { red: 2 }, { blue: 0 }],
    sides: [["red"], [], []],
    hands: [["ball"], ["red", "red", "blue", "doctor", "var"], ["red"]],
    discard: 10,
    ...changes,
  });

const shoot = (play: State) =>
  played(play, [
    { type: "play-ball", card: held(play, 0, "ball"), goal: "red" },
    { type: "let-stand", seat: 1 },
  ]);
const kinds = ({ table }: State) => table.discard.map(kindOf);
const reds = (cards: readonly Parameters<typeof colourOf>[0][]) => cards.filter((card) => colourOf(card) === "red");

describe("when a player is out", () => {
  test("[LF-019] three balls on the goal eliminate its owner, two do not", () => {
    const { state, events } = shoot(lastBall());
    expect(events).toContainEqual(expect.objectContaining({ type: "eliminated", seat: 1, cause: "three-goals" }));
    expect(state.table.out).toEqual([1]);
    expect(shoot(lastBall({ goals: [{ yellow: 0 }, { red: 1 }, { blue: 0 }] })).state.table.out).toEqual([]);
  });

  test("[LF-018] the last one in wins: with four players the third elimination ends the game", () => {
    let state = aPlay({
      goals: [{ yellow: 0 }, { red: 2 }, { blue: 2 }, { green: 2 }],
      sides: [["red", "blue", "green"]],
      hands: [["ball", "ball", "ball"], [], [], []],
    });
    const ends: string[] = [];
    for (const [goal, seat] of [
      ["red", 1],
      ["blue", 2],
      ["green", 3],
    ] as const) {
      const at = { ...state, table: { ...state.table, turn: 0 } };
      const ball: Command = { type: "play-ball", card: held(at, 0, "ball"), goal };
      state = played(at, [ball, { type: "let-stand", seat }]).state;
      ends.push(state.table.phase);
    }
    expect(ends).toEqual(["turn", "turn", "over"]);
    expect(state.table).toMatchObject({ end: "last-one-in", out: [1, 2, 3] });
    expect(refusalOf(state, { type: "discard", cards: [] })).toBe("play-is-over");
  });

  test("[LF-094] goals conceded count, not goals scored", () => {
    const play = lastBall({ goals: [{ yellow: 1 }, { red: 2 }, { blue: 0 }] });
    const { state } = shoot(play);
    expect(state.table.areas[0]).toMatchObject({ eliminated: undefined, tally: { scored: 1 } });
    expect(state.table.areas[1]?.eliminated).toEqual({ balls: 3 });
  });

  test("the turn passes over who is out, who may do nothing more", () => {
    const { state } = shoot(lastBall());
    expect(state.table.turn).toBe(2);
    expect(refusalOf(state, { type: "discard", cards: [] }, { by: 1 })).toBe("eliminated");
    expect(refusalOf(state, { type: "let-stand", seat: 1 }, { by: 1 })).toBe("eliminated");
  });
});

describe("what becomes of the cards", () => {
  test("[LF-088 LF-089] the balls return to the discard pile, by option they leave the game", () => {
    const balls = ({ table }: State) => ({
      discard: table.discard.filter((card) => kindOf(card) === "ball").length,
      gone: table.gone.filter((card) => kindOf(card) === "ball").length,
    });
    const before = balls(lastBall()).discard;
    expect(balls(shoot(lastBall()).state)).toEqual({ discard: before + 3, gone: 0 });
    expect(balls(shoot(lastBall({ options: { returnBalls: false } })).state)).toEqual({ discard: before, gone: 3 });
  });

  test("[LF-090] the hand is discarded, except that the own colour leaves the game", () => {
    const play = lastBall();
    const hand = play.hidden.hands[1] ?? [];
    const { state } = shoot(play);
    expect(state.hidden.hands[1]).toEqual([]);
    expect(state.table.discard).toEqual(expect.arrayContaining(hand.filter((card) => colourOf(card) !== "red")));
    expect(state.table.gone).toEqual(expect.arrayContaining(reds(hand)));
    expect(reds(state.table.discard)).toEqual([]);
  });

  test("[LF-091] footballers in front are discarded with what lies on them, the own colour leaves the game", () => {
    const play = lastBall({
      sides: [["red"], ["blue+injury", "yellow", "yellow", "red+injury"], []],
      goals: [{ yellow: 0 }, { red: 2 }, { blue: 0 }],
    });
    const side = play.table.areas[1]?.footballers ?? [];
    const { state } = shoot({ ...play, table: { ...play.table, discard: [] } });
    expect(standing(state, 1)).toEqual([]);
    const fromSide = side.flatMap(({ card, attached }) => [card, ...attached]).filter((card) => !reds([card]).length);
    expect(fromSide).toHaveLength(5);
    expect(state.table.discard).toEqual(expect.arrayContaining(fromSide));
    expect(state.table.gone).toEqual(
      expect.arrayContaining(side.map(({ card }) => card).filter((card) => reds([card]).length)),
    );
  });

  test("[LF-074] the colour is taken out of the main deck and the discard pile", () => {
    const play = lastBall({ deck: 24 });
    const piles = reds([...play.hidden.deck, ...play.table.discard]);
    expect(piles.length).toBeGreaterThan(1);
    const { state } = shoot(play);
    expect(reds([...state.hidden.deck, ...state.table.discard])).toEqual([]);
    expect(state.table.gone).toEqual(expect.arrayContaining(piles));
  });

  test("[LF-075 LF-092] the goal leaves the game; the colour stays on other tables for exchanges and in other hands", () => {
    const play = lastBall();
    const { state } = shoot(play);
    expect(state.table.areas[1]?.goals).toEqual([]);
    expect(state.table.gone.map(kindOf)).toContain("goal");
    expect(standing(state, 0, "red")).toHaveLength(1);
    const card = held(state, 2, "red");
    expect(refusalOf(state, { type: "lay-footballer", card })).toBeUndefined();
    expect(refusalOf(state, { type: "discard", cards: [card] })).toBeUndefined();
    const exchange = aPlay({
      goals: [{ yellow: 0 }, { red: 2 }, { blue: 0 }],
      sides: [["red"], [], ["blue"]],
      hands: [["ball"], [], ["player-exchange"]],
    });
    const { state: after } = shoot(exchange);
    const [own, other] = [standing(after, 2)[0], standing(after, 0)[0]];
    if (own === undefined || other === undefined) throw new Error("two footballers");
    const swap: Command = { type: "exchange-players", card: held(after, 2, "player-exchange"), own, other };
    expect(standing(played(after, [swap]).state, 2, "red")).toHaveLength(1);
  });

  test("[LF-093] by option the colour stays in the piles", () => {
    const play = lastBall({ options: { removeEliminatedColours: false }, deck: 24 });
    const before = reds([...play.hidden.deck, ...play.table.discard]).length;
    const { state } = shoot(play);
    const after = reds([...state.hidden.deck, ...state.table.discard, ...(state.hidden.hands[0] ?? [])]);
    expect(after).toHaveLength(before + reds(play.hidden.hands[1] ?? []).length);
    expect(reds(state.table.gone).map(kindOf)).toEqual(["goal"]);
    expect(kinds(state)).toContain("field-player");
  });
});

describe("two goals each", () => {
  const two = (
    variant: string,
    mine: Scene["goals"][number],
    theirs: Scene["goals"][number],
    changes: Partial<Scene> = {},
  ) =>
    aPlay({
      options: { variant },
      goals: [mine, theirs],
      sides: [["red", "green"], []],
      hands: [["ball", "field-change"], []],
      ...changes,
    });
  const shot = (play: State, goal: "red" | "green"): Command => ({
    type: "play-ball",
    card: held(play, 0, "ball"),
    goal,
  });

  test("[LF-095] any: three balls on either goal eliminate", () => {
    const play = two("two-goals-any", { yellow: 0, blue: 0 }, { red: 2, green: 1 });
    const { state } = played(play, [shot(play, "red"), { type: "let-stand", seat: 1 }]);
    expect(state.table).toMatchObject({ out: [1], phase: "over" });
  });

  test("[LF-096] both: only three balls on both goals eliminate", () => {
    const first = two("two-goals-both", { yellow: 0, blue: 0 }, { red: 2, green: 2 });
    const still = played(first, [shot(first, "red"), { type: "let-stand", seat: 1 }]).state;
    expect(still.table).toMatchObject({ out: [], phase: "turn" });
    const second = two("two-goals-both", { yellow: 0, blue: 0 }, { red: 3, green: 2 });
    const over = played(second, [shot(second, "green"), { type: "let-stand", seat: 1 }]).state;
    expect(over.table).toMatchObject({ out: [1], phase: "over" });
  });

  test("[LF-097] a closed goal takes no ball but may be swapped, and elimination is checked again after that", () => {
    const play = two("two-goals-both", { yellow: 3, blue: 0 }, { red: 3, green: 1 });
    expect(refusalOf(play, shot(play, "red"))).toBe("goal-closed");
    const card = held(play, 0, "field-change");
    const swap = (own: "yellow" | "blue", other: "red" | "green"): Command => ({
      type: "change-field",
      card,
      own,
      other,
    });
    const { state, events } = played(play, [swap("yellow", "green")]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "eliminated", seat: 1, cause: "field-change", balls: 6 }),
    );
    expect(state.table.phase).toBe("over");
    expect(played(play, [swap("yellow", "red")]).state.table.out).toEqual([]);
  });

  test("[LF-122] a swap that would eliminate its own player is refused, so two are never out at once", () => {
    const play = two("two-goals-both", { yellow: 3, blue: 0 }, { red: 3, green: 1 });
    const card = held(play, 0, "field-change");
    expect(refusalOf(play, { type: "change-field", card, own: "blue", other: "red" })).toBe("would-eliminate-yourself");
    expect(refusalOf(play, { type: "change-field", card, own: "blue", other: "green" })).toBeUndefined();
  });
});
