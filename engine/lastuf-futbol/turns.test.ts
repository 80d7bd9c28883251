import { describe, expect, test } from "vitest";
import { fixedDice } from "../core/dice";
import { aPlay, held, NOW, played, refusalOf, type Scene, standing } from "./builders";
import { kindOf } from "./cards";
import { rules } from "./rules";
import type { State } from "./state";

const threeOf = (changes: Partial<Scene> = {}) =>
  aPlay({
    goals: [{ red: 0 }, { blue: 0 }, { green: 0 }],
    hands: [["red", "blue", "ball", "doctor", "var"]],
    ...changes,
  });

const sizes = ({ hidden }: State) => hidden.hands.map((hand) => hand.length);

describe("a turn", () => {
  test("[LF-028] plays one card or discards one or two", () => {
    const play = threeOf();
    const [red, blue] = [held(play, 0, "red"), held(play, 0, "blue")];
    expect(played(play, [{ type: "lay-footballer", card: red }]).state.table.turn).toBe(1);
    expect(played(play, [{ type: "discard", cards: [red] }]).state.table.turn).toBe(1);
    expect(played(play, [{ type: "discard", cards: [red, blue] }]).state.table.turn).toBe(1);
  });

  test("[LF-029] ends with as many cards drawn as have left the hand", () => {
    const play = threeOf();
    const { events } = played(play, [{ type: "discard", cards: [held(play, 0, "red"), held(play, 0, "blue")] }]);
    expect(events.map(({ type }) => type)).toEqual(["discarded", "drawn", "turn-passed"]);
    expect(events[1]).toMatchObject({ seat: 0, count: 2 });
  });

  test("[LF-015] draws come from the top of the main deck", () => {
    const play = threeOf();
    const top = play.hidden.deck.slice(-2);
    const { state } = played(play, [{ type: "discard", cards: [held(play, 0, "red"), held(play, 0, "blue")] }]);
    expect(state.hidden.hands[0]).toEqual(expect.arrayContaining(top));
    expect(state.hidden.deck).toEqual(play.hidden.deck.slice(0, -2));
  });

  test("[LF-030 LF-035] passes to the left after drawing: after the last seat comes the first", () => {
    const play = threeOf({ turn: 2, hands: [[], [], ["red"]] });
    const { events } = played(play, [{ type: "lay-footballer", card: held(play, 2, "red") }]);
    expect(events.at(-2)).toMatchObject({ type: "drawn", seat: 2 });
    expect(events.at(-1)).toEqual({ type: "turn-passed", from: 2, to: 0 });
  });

  test("[LF-031] cannot be passed without a play or a discard", () => {
    const play = threeOf();
    expect(refusalOf(play, { type: "discard", cards: [] }, { by: 0 })).toBe("must-play-or-discard");
    expect(rules.command.safeParse({ type: "pass" }).success).toBe(false);
    expect(rules.legal(play, 0).every(({ command }) => command.type !== "let-stand")).toBe(true);
  });

  test("[LF-032] takes one card: a second one is refused", () => {
    const play = threeOf();
    const { state } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }], { by: 0 });
    const second = held(state, 0, "blue");
    expect(refusalOf(state, { type: "lay-footballer", card: second }, { by: 0 })).toBe("not-your-turn");
  });

  test("[LF-033] cannot discard three cards, nor discard and play", () => {
    const play = threeOf();
    const [first, second, third] = play.hidden.hands[0] ?? [];
    if (first === undefined || second === undefined || third === undefined) throw new Error("no hand");
    expect(refusalOf(play, { type: "discard", cards: [first, second, third] })).toBe("too-many-discards");
    const { state } = played(play, [{ type: "discard", cards: [first] }], { by: 0 });
    expect(refusalOf(state, { type: "lay-footballer", card: second }, { by: 0 })).toBe("not-your-turn");
    expect(refusalOf(play, { type: "discard", cards: [first, first] })).toBe("same-card-twice");
  });

  test("[LF-034] fills the hand up to five and no further", () => {
    const play = threeOf();
    const { state } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }]);
    expect(sizes(state)).toEqual([5, 5, 5]);
    const short = aPlay({ goals: [{ red: 0 }, { blue: 0 }], hands: [["red", "red", "red"], []], bare: true });
    const { state: full } = played(short, [{ type: "lay-footballer", card: held(short, 0, "red") }]);
    expect(sizes(full)).toEqual([5, 5]);
  });

  test("is refused to others, with cards not held and with cards of another kind", () => {
    const play = threeOf();
    expect(refusalOf(play, { type: "lay-footballer", card: held(play, 0, "red") }, { by: 1 })).toBe("not-your-turn");
    const other = held(play, 1, "yellow-card");
    expect(refusalOf(play, { type: "lay-footballer", card: other }, { by: 0 })).toBe("card-not-held");
    expect(refusalOf(play, { type: "lay-footballer", card: held(play, 0, "doctor") })).toBe("wrong-card");
    expect(refusalOf(play, { type: "discard", cards: [other] }, { by: 0 })).toBe("card-not-held");
  });
});

describe("the piles", () => {
  test("[LF-017] the discard pile becomes the new main deck when no card is left", () => {
    const play = threeOf({ deck: 0, discard: 31 });
    const { state, events } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }]);
    expect(events[1]).toMatchObject({ type: "reshuffled", count: 31 });
    expect(new Set(events[1]?.type === "reshuffled" ? events[1].cards : [])).toEqual(new Set(play.table.discard));
    expect(state.hidden.deck).toHaveLength(30);
    expect(state.table.discard).toEqual([]);
    expect(state.table.reshuffles).toBe(1);
  });

  test("[LF-082] the reshuffle comes at the moment a draw needs it", () => {
    const play = threeOf({ deck: 1, discard: 20 });
    const cards = [held(play, 0, "red"), held(play, 0, "blue")];
    const { events } = played(play, [{ type: "discard", cards }]);
    expect(events.map(({ type }) => type)).toEqual(["discarded", "drawn", "reshuffled", "drawn", "turn-passed"]);
    expect(events[2]).toMatchObject({ count: 22 });
    const enough = threeOf({ deck: 2, discard: 20 });
    const { state } = played(enough, [{ type: "discard", cards: [held(enough, 0, "red"), held(enough, 0, "blue")] }]);
    expect(state.hidden.deck).toEqual([]);
    expect(state.table.reshuffles).toBe(0);
  });

  test("[LF-083] with both piles empty the player plays on with fewer cards", () => {
    const play = threeOf({ deck: 0, discard: 0 });
    const { state, events } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }], {
      dice: fixedDice(),
    });
    expect(events.map(({ type }) => type)).toEqual(["footballer-laid", "turn-passed"]);
    expect(sizes(state)).toEqual([4, 5, 5]);
  });

  test("[LF-081] an empty hand that finds nothing to draw is skipped", () => {
    const empty = { goals: [{ red: 0 }, { blue: 0 }], hands: [["red"], []], bare: true, deck: 0, discard: 0 };
    const play = aPlay({ ...empty, hands: [["red", "blue"], []] });
    const { state, events } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }]);
    expect(events.slice(1)).toEqual([
      { type: "turn-passed", from: 0, to: 1 },
      { type: "turn-skipped", seat: 1 },
      { type: "turn-passed", from: 1, to: 0 },
    ]);
    expect(state.table).toMatchObject({ turn: 0, turns: 2, phase: "turn" });
  });

  test("[LF-117] cards are discarded face up", () => {
    const play = threeOf();
    const card = held(play, 0, "doctor");
    const { state } = played(play, [{ type: "discard", cards: [card] }]);
    expect(rules.view(state, undefined).table.discard).toEqual([card]);
    expect(rules.news({ type: "discarded", seat: 0, cards: [card] }, 2)).toMatchObject({ cards: [card] });
  });
});

describe("field players and other cards of a turn", () => {
  test("[LF-038] a field player is laid on the table", () => {
    const play = threeOf();
    const card = held(play, 0, "blue");
    const { state } = played(play, [{ type: "lay-footballer", card }]);
    expect(standing(state, 0, "blue")).toEqual([card]);
    expect(state.hidden.hands[0]).not.toContain(card);
  });

  test("[LF-134] a field player of any colour may be laid, and as many as one likes", () => {
    const side = Array.from({ length: 7 }, () => "red");
    const play = threeOf({ options: { removeUnusedColours: false }, sides: [side], hands: [["red", "yellow"]] });
    expect(refusalOf(play, { type: "lay-footballer", card: held(play, 0, "yellow") })).toBeUndefined();
    const { state } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }]);
    expect(standing(state, 0, "red")).toHaveLength(8);
  });

  test("[LF-116] Offside and VAR are no card of a turn but may be discarded", () => {
    const play = threeOf({ hands: [["offside", "var"]] });
    const cards = [held(play, 0, "offside"), held(play, 0, "var")];
    for (const card of cards) {
      expect(refusalOf(play, { type: "lay-footballer", card })).toBe("reaction-only");
      expect(refusalOf(play, { type: "play-ball", card, goal: "blue" })).toBe("reaction-only");
      expect(refusalOf(play, { type: "react", seat: 0, card })).toBe("no-window");
    }
    expect(played(play, [{ type: "discard", cards }]).state.table.discard.map(kindOf)).toEqual(["offside", "var"]);
  });

  test("time stands in the table: when the turn began", () => {
    const play = threeOf();
    const { state } = played(play, [{ type: "discard", cards: [held(play, 0, "red")] }], { after: 5_000 });
    expect(state.table.since).toBe(NOW + 5_000);
  });
});
