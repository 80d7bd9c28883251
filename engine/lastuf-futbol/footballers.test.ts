import { describe, expect, test } from "vitest";
import { aPlay, held, played, refusalOf, type Scene, standing, stands } from "./builders";
import { kindOf } from "./cards";
import type { Command } from "./model";
import { whyNot } from "./moves/take-turn";
import { rules } from "./rules";
import type { State } from "./state";
import { active } from "./table";

/** Red and yellow at the table, ten cards on the discard pile. */
const duel = (sides: readonly (readonly string[])[], hand: readonly string[], changes: Partial<Scene> = {}) =>
  aPlay({ goals: [{ red: 0 }, { yellow: 0 }], sides, hands: [hand], discard: 10, ...changes });

const onDiscard = ({ table }: State, from = 10) => table.discard.slice(from).map(kindOf);
const letStand = (seat: number): Command => ({ type: "let-stand", seat });

describe("roles by colour", () => {
  test("[LF-024] footballers in the colour of the own goal defend it", () => {
    const play = duel([["red", "red"], ["red"]], []);
    expect(active(play.table, 0, "red")).toBe(2);
  });

  test("[LF-025] footballers in the colour of an opponent's goal attack it", () => {
    const play = aPlay({ goals: [{ red: 0 }, { yellow: 0 }], sides: [[], ["red"]], hands: [[], ["ball"]], turn: 1 });
    expect(refusalOf(play, { type: "play-ball", card: held(play, 1, "ball"), goal: "red" }, { by: 1 })).toBeUndefined();
  });

  test("[LF-039] the same card defends in front of one player and attacks in front of the other", () => {
    const play = duel([["red"], ["red", "red"]], ["ball", "red"]);
    expect([active(play.table, 0, "red"), active(play.table, 1, "red")]).toEqual([1, 2]);
    const { state } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }]);
    expect(active(state.table, 0, "red")).toBe(2);
  });

  test("[LF-118] with two goals each colour is counted by itself", () => {
    const play = aPlay({
      options: { variant: "two-goals-any" },
      goals: [
        { red: 0, blue: 0 },
        { yellow: 0, green: 0 },
      ],
      sides: [
        ["red", "red", "blue"],
        ["red", "red", "blue", "blue"],
      ],
      hands: [[], ["ball"]],
      turn: 1,
    });
    expect([active(play.table, 0, "red"), active(play.table, 0, "blue")]).toEqual([2, 1]);
    const card = held(play, 1, "ball");
    expect(refusalOf(play, { type: "play-ball", card, goal: "red" })).toBe("no-superiority");
    expect(refusalOf(play, { type: "play-ball", card, goal: "blue" })).toBeUndefined();
  });
});

describe("Red Card", () => {
  test("[LF-041 LF-042] sends off any footballer of an opponent; card and footballer are discarded", () => {
    const play = duel([[], ["yellow", "red", "blue"]], ["red-card"], { options: { removeUnusedColours: false } });
    for (const target of standing(play, 1)) {
      const red: Command = { type: "show-red-card", card: held(play, 0, "red-card"), target };
      const { state } = played(play, [red, letStand(1)]);
      expect(standing(state, 1)).not.toContain(target);
      expect(onDiscard(state)).toEqual(["field-player", "red-card"]);
    }
  });

  test("own footballers and cards that are not on the table are no target", () => {
    const play = duel([["red"], ["yellow"]], ["red-card", "red"]);
    const card = held(play, 0, "red-card");
    expect(refusalOf(play, { type: "show-red-card", card, target: stands(play, 0, "red") })).toBe("own-footballer");
    expect(refusalOf(play, { type: "show-red-card", card, target: held(play, 0, "red") })).toBe("not-on-the-table");
  });

  test("[LF-100] may hit an injured or booked footballer, whose cards are discarded too: four cards", () => {
    const play = duel([[], ["yellow+injury+yellow-card"]], ["red-card"]);
    const red: Command = { type: "show-red-card", card: held(play, 0, "red-card"), target: stands(play, 1, "yellow") };
    const { state } = played(play, [red, letStand(1)]);
    expect(onDiscard(state).sort()).toEqual(["field-player", "injury", "red-card", "yellow-card"]);
  });
});

describe("Yellow Card", () => {
  test("[LF-043] is laid on any footballer of an opponent, who stays and counts", () => {
    const play = duel([[], ["yellow", "red"]], ["yellow-card"]);
    for (const target of standing(play, 1)) {
      const card = held(play, 0, "yellow-card");
      const { state } = played(play, [{ type: "show-yellow-card", card, target }]);
      expect(state.table.areas[1]?.footballers).toContainEqual({ card: target, attached: [card] });
      expect(onDiscard(state)).toEqual([]);
    }
    const target = stands(duel([["red"], ["yellow"]], []), 0, "red");
    const own = duel([["red"], ["yellow"]], ["yellow-card"]);
    expect(refusalOf(own, { type: "show-yellow-card", card: held(own, 0, "yellow-card"), target })).toBe(
      "own-footballer",
    );
  });

  test("[LF-044 LF-045] the second sends him off; both cards and the footballer are discarded: three cards", () => {
    const play = duel([[], ["yellow+yellow-card"]], ["yellow-card"]);
    const card = held(play, 0, "yellow-card");
    const { state, events } = played(play, [{ type: "show-yellow-card", card, target: stands(play, 1, "yellow") }]);
    expect(standing(state, 1)).toEqual([]);
    expect(onDiscard(state)).toEqual(["yellow-card", "field-player", "yellow-card"]);
    expect(state.table.discard).toHaveLength(13);
    expect(events[1]).toMatchObject({ type: "sent-off", by: "second-yellow" });
  });

  test("[LF-101] the two may come from different players", () => {
    const play = aPlay({
      goals: [{ red: 0 }, { blue: 0 }, { green: 0 }],
      sides: [[], [], ["green"]],
      hands: [["yellow-card"], ["yellow-card"]],
    });
    const target = stands(play, 2, "green");
    const book = (seat: number): Command => ({
      type: "show-yellow-card",
      card: held(play, seat, "yellow-card"),
      target,
    });
    const { state } = played(play, [book(0), book(1)]);
    expect(standing(state, 2)).toEqual([]);
  });
});

describe("Injury and Doctor", () => {
  test("[LF-046 LF-047] an injury disables any footballer of an opponent: of three attackers two count", () => {
    const play = duel([[], ["red", "red", "red"]], ["injury"]);
    const card = held(play, 0, "injury");
    const { state } = played(play, [{ type: "injure", card, target: stands(play, 1, "red") }]);
    expect(active(state.table, 1, "red")).toBe(2);
    expect(standing(state, 1, "red")).toHaveLength(3);
    const own = duel([["red"], []], ["injury"]);
    expect(refusalOf(own, { type: "injure", card: held(own, 0, "injury"), target: stands(own, 0, "red") })).toBe(
      "own-footballer",
    );
  });

  test("[LF-104] an injured footballer is not injured again", () => {
    const play = duel([[], ["red+injury", "red"]], ["injury"]);
    const [hurt, fit] = standing(play, 1, "red");
    if (hurt === undefined || fit === undefined) throw new Error("two footballers");
    const card = held(play, 0, "injury");
    expect(refusalOf(play, { type: "injure", card, target: hurt })).toBe("already-injured");
    expect(refusalOf(play, { type: "injure", card, target: fit })).toBeUndefined();
  });

  test("[LF-048 LF-049 LF-050] a Doctor heals one footballer; injury and Doctor are discarded", () => {
    const play = duel([["red", "red", "red+injury"], []], ["doctor"]);
    expect(active(play.table, 0, "red")).toBe(2);
    const [target] = standing(play, 0, "red").slice(-1);
    if (target === undefined) throw new Error("nobody injured");
    const { state } = played(play, [{ type: "heal", card: held(play, 0, "doctor"), target }]);
    expect(active(state.table, 0, "red")).toBe(3);
    expect(onDiscard(state)).toEqual(["injury", "doctor"]);
    expect(state.table.discard).toHaveLength(12);
  });

  test("a Doctor leaves yellow cards where they are, and a fit footballer alone", () => {
    const play = duel([["red+yellow-card+injury", "red"], []], ["doctor"]);
    const [hurt, fit] = standing(play, 0, "red");
    if (hurt === undefined || fit === undefined) throw new Error("two footballers");
    const card = held(play, 0, "doctor");
    const { state } = played(play, [{ type: "heal", card, target: hurt }]);
    expect(state.table.areas[0]?.footballers[0]?.attached.map(kindOf)).toEqual(["yellow-card"]);
    expect(refusalOf(play, { type: "heal", card, target: fit })).toBe("not-injured");
  });

  test("[LF-105 LF-106] a Doctor heals own footballers only, by option anybody", () => {
    const heal = (options: Record<string, unknown>) => {
      const play = duel([["red"], ["yellow+injury"]], ["doctor"], { options });
      const command: Command = { type: "heal", card: held(play, 0, "doctor"), target: stands(play, 1, "yellow") };
      return {
        refusal: refusalOf(play, command),
        legal: rules.legal(play, 0).some((one) => one.command.type === "heal"),
      };
    };
    expect(heal({})).toEqual({ refusal: "not-own-footballer", legal: false });
    expect(heal({ doctor: "any" })).toEqual({ refusal: undefined, legal: true });
  });
});

describe("Player Exchange", () => {
  const exchange = (play: State, own: Command & { type: "exchange-players" }) => played(play, [own]).state;

  test("[LF-051] swaps one footballer of each side: four and two stay four and two", () => {
    const play = duel(
      [
        ["red", "red", "yellow", "yellow"],
        ["yellow", "red"],
      ],
      ["player-exchange"],
    );
    const [own, other] = [stands(play, 0, "yellow"), stands(play, 1, "yellow")];
    const card = held(play, 0, "player-exchange");
    const state = exchange(play, { type: "exchange-players", card, own, other });
    expect([standing(state, 0), standing(state, 1)].map((side) => side.length)).toEqual([4, 2]);
    expect(standing(state, 0)).toContain(other);
    expect(standing(state, 1)).toContain(own);
    expect(onDiscard(state)).toEqual(["player-exchange"]);
  });

  test("[LF-052] injury and yellow cards travel with the footballer", () => {
    const play = duel([["yellow+injury"], ["red+yellow-card"]], ["player-exchange"]);
    const [own, other] = [stands(play, 0, "yellow"), stands(play, 1, "red")];
    const card = held(play, 0, "player-exchange");
    const state = exchange(play, { type: "exchange-players", card, own, other });
    expect(state.table.areas[1]?.footballers[0]?.attached.map(kindOf)).toEqual(["injury"]);
    expect(state.table.areas[0]?.footballers[0]?.attached.map(kindOf)).toEqual(["yellow-card"]);
    expect(active(state.table, 1, "yellow")).toBe(0);
  });

  test("[LF-107] needs a footballer on each side", () => {
    const none = duel([[], ["yellow"]], ["player-exchange"]);
    expect(whyNot(none.table, 0, held(none, 0, "player-exchange"))).toBe("no-target");
    const both = duel([["red"], ["yellow"]], ["player-exchange"]);
    const [card, own, other] = [held(both, 0, "player-exchange"), stands(both, 0, "red"), stands(both, 1, "yellow")];
    expect(refusalOf(both, { type: "exchange-players", card, own: other, other })).toBe("not-own-footballer");
    expect(refusalOf(both, { type: "exchange-players", card, own, other: own })).toBe("own-footballer");
    expect(refusalOf(both, { type: "exchange-players", card, own, other })).toBeUndefined();
  });

  test("[LF-108] the role follows from colour and place: a red footballer given to the red goal defends it", () => {
    const play = duel([["yellow"], ["red", "red"]], ["player-exchange"]);
    const card = held(play, 0, "player-exchange");
    const [own, other] = [stands(play, 0, "yellow"), stands(play, 1, "red")];
    expect([active(play.table, 0, "red"), active(play.table, 1, "red")]).toEqual([0, 2]);
    const state = exchange(play, { type: "exchange-players", card, own, other });
    expect([active(state.table, 0, "red"), active(state.table, 1, "red")]).toEqual([1, 1]);
    expect([active(state.table, 0, "yellow"), active(state.table, 1, "yellow")]).toEqual([0, 1]);
  });
});

test("[LF-133] a card without a legal target is refused as the card of the turn and may only be discarded", () => {
  const play = duel([["red"], []], ["doctor", "red-card", "injury", "ball", "player-exchange"]);
  const target = stands(play, 0, "red");
  expect(refusalOf(play, { type: "heal", card: held(play, 0, "doctor"), target })).toBe("not-injured");
  expect(play.hidden.hands[0]?.map((card) => whyNot(play.table, 0, card))).toEqual([
    "no-target",
    "no-target",
    "no-target",
    "no-superiority",
    "no-target",
  ]);
  expect(new Set(rules.legal(play, 0).map(({ command }) => command.type))).toEqual(new Set(["discard"]));
});
