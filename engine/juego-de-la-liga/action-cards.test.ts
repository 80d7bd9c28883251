import { describe, expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import {
  aSeason,
  atStage,
  dealt,
  done,
  drawingNext,
  having,
  offering,
  owning,
  refusalOf,
  told,
  toldBy,
} from "./builders";
import { ACTION_CARD_KINDS } from "./codes";
import { turnOf } from "./evolve/changes";
import { inMillions, millions } from "./money";
import type { State } from "./state";
import { news, view } from "./view";

const money = (state: State, seat = 0) => inMillions(state.clubs[seat]?.money ?? Number.NaN);
const roll = { type: "roll", seat: 0 } as const;
const onS1 = (state: State) => having(state, 0, { sheet: "S1" });
/** Coach 0 stops on space 12 and takes that card. */
const drawing = (card: string, state: State = onS1(aSeason())) =>
  told(drawingNext(having(state, 0, { at: 8 }), card), roll, 2, 2);
const row = (seat: number, which: 0 | 1) => ({ type: "eliminate-row", seat, row: which }) as const;
const all = (seat: number) => ({ type: "eliminate-market", seat }) as const;

describe("taking an action card", () => {
  test("[JL-080] the top one: 50 become 49", () => {
    const before = having(aSeason(), 0, { at: 8 });
    const fifty = { ...before, actionPile: before.actionPile.slice(6), actionDiscard: before.actionPile.slice(0, 6) };
    const { events, state } = told(fifty, roll, 2, 2);
    expect(events[1]).toEqual({ type: "action-drawn", seat: 0, card: fifty.actionPile[0] });
    expect(state.actionPile).toHaveLength(49);
  });

  test("[JL-081] each of the seven kinds has its effect", () => {
    const owned = owning(onS1(aSeason()), 0, ["P003"]);
    const effect = (kind: string) => {
      const { events, state } = drawing(`${kind}-1`, owned);
      const [club] = state.clubs;
      return [events[2]?.type, club?.hand.length, club?.faceUp.length, state.actionDiscard.length];
    };
    expect(ACTION_CARD_KINDS.map(effect)).toEqual([
      ["turn-began", 0, 1, 0],
      ["turn-began", 0, 1, 0],
      ["contract-ended", 0, 0, 1],
      ["fine-paid", 0, 0, 1],
      ["fine-paid", 0, 0, 1],
      [undefined, 1, 0, 0],
      [undefined, 1, 0, 0],
    ]);
  });

  test("[JL-257] an empty pile is made anew of its discard; cards held or lying in front of coaches stay out: 51 of 56", () => {
    const held = dealt(
      aSeason(),
      1,
      "row-elimination-1",
      "market-elimination-2",
      "poor-form-1",
      "red-card-1",
      "red-card-2",
    );
    const empty = { ...having(held, 0, { at: 8 }), actionPile: [], actionDiscard: held.actionPile };
    const { events, state } = toldBy(empty, roll, { kind: "recorder" }, fixedMove(2, 2));
    expect(events[1]).toMatchObject({ type: "actions-shuffled" });
    expect(events[1]?.type === "actions-shuffled" && events[1].pile.length).toBe(51);
    expect(state.clubs[1]?.hand).toEqual(["row-elimination-1", "market-elimination-2"]);
  });
});

/** Move dice as given, everything else by seed. */
function fixedMove(...faces: readonly number[]) {
  const queue = [...faces];
  const seeded = seededDice(5);
  return {
    shuffle: seeded.shuffle,
    roll: (sides: number, purpose: string) =>
      purpose.startsWith("move:") ? (queue.shift() ?? 1) : seeded.roll(sides, purpose),
  };
}

describe("poor physical form and red card", () => {
  test.each([
    ["[JL-095 JL-096] poor physical form", "poor-form-1"],
    ["[JL-098 JL-099] red card", "red-card-1"],
  ])("%s is shown to all and stays face up in front of its owner", (_name, card) => {
    const { events, state } = drawing(card);
    const drawn = events[1];
    if (drawn === undefined) throw new Error("nothing was drawn");
    expect(news(drawn, 1)).toEqual({ type: "action-drawn", seat: 0, card });
    expect(news(drawn, undefined)).toEqual(drawn);
    expect(view(state, 1).clubs[0]?.faceUp).toEqual([card]);
  });

  test("[JL-217] red card without footballers: it waits, and bars nobody", () => {
    const { state } = drawing("red-card-1");
    expect(state.clubs[0]).toMatchObject({ faceUp: ["red-card-1"], squad: [] });
  });
});

describe("contract end", () => {
  test("[JL-102 JL-104 JL-106] the most valuable footballer leaves at once for half of his value, from the bank: 26M bring 13M", () => {
    const owned = owning(onS1(aSeason()), 0, ["P003", "P036"], {});
    const { events, state } = drawing("contract-end-1", { ...owned, pot: millions(9) });
    expect(events.slice(1).map(({ type }) => type)).toEqual(["action-drawn", "contract-ended", "turn-began"]);
    expect(money(state)).toBe(150 + 13);
    expect(state.bank).toBe(owned.bank - millions(13));
    expect(state.pot).toBe(millions(9));
    expect(state.clubs[0]?.squad.map(({ card }) => card)).toEqual(["P036"]);
  });

  test("[JL-103] the captain brings his full value: 26M", () => {
    const owned = owning(onS1(aSeason()), 0, ["P104"], { MF2: "P104" });
    expect(money(drawing("contract-end-1", owned).state)).toBe(150 + 26);
  });

  test("[JL-105] he goes to the discard", () => {
    expect(drawing("contract-end-1", owning(onS1(aSeason()), 0, ["P003"])).state.discard).toEqual(["P003"]);
  });

  test("[JL-216] of several with the same value the coach chooses: 26, 26, 12", () => {
    const owned = owning(onS1(aSeason()), 0, ["P003", "P104", "P030"], {});
    const { state } = drawing("contract-end-1", owned);
    expect(turnOf(state).stage).toEqual({ kind: "choosing-top", among: ["P003", "P104"] });
    expect(refusalOf(state, { type: "end-turn", seat: 0 })).toBe("must-choose-first");
    const choose = (footballer: string) => ({ type: "choose-top", seat: 0, footballer }) as const;
    expect(refusalOf(state, choose("P030"))).toBe("not-among-the-top");
    const chosen = done(state, choose("P104"));
    expect(chosen.clubs[0]?.squad.map(({ card }) => card)).toEqual(["P003", "P030"]);
    expect(chosen.actionDiscard).toEqual(["contract-end-1"]);
  });

  test("[JL-217] without footballers it has no effect and is discarded", () => {
    const { events, state } = drawing("contract-end-1");
    expect(events[2]).toEqual({ type: "without-effect", seat: 0, card: "contract-end-1" });
    expect(state.actionDiscard).toEqual(["contract-end-1"]);
    expect(money(state)).toBe(150);
  });

  test("[JL-268] his space stays empty until the coach fills it", () => {
    const owned = owning(onS1(aSeason()), 0, ["P003", "P001"], { GK: "P003" });
    expect(drawing("contract-end-1", owned).state.clubs[0]?.spaces).toEqual({});
  });

  test("[JL-243] value is the printed price, whatever was paid: a 26M card bought for 39M", () => {
    const owned = having(owning(onS1(aSeason()), 0, ["P003"], {}), 0, {
      squad: [{ card: "P003", paid: millions(39) }],
    });
    expect(money(drawing("contract-end-1", owned).state)).toBe(150 + 13);
  });
});

describe("elimination cards", () => {
  const holding = (...cards: readonly string[]) => dealt(onS1(aSeason()), 0, ...cards);

  test("[JL-113 JL-114 JL-227] a row of the coach's choice goes, 4 new footballers come", () => {
    const before = holding("row-elimination-1");
    for (const which of [0, 1] as const) {
      const { events, state } = told(before, row(0, which));
      const slots = which === 0 ? [0, 1, 2, 3] : [4, 5, 6, 7];
      expect(events[0]).toMatchObject({ type: "eliminated", slots });
      const kept = before.market.filter((_, slot) => !slots.includes(slot));
      expect(state.market.filter((_, slot) => !slots.includes(slot))).toEqual(kept);
      expect(slots.map((slot) => state.market[slot]?.card)).toEqual(before.piles[which].slice(0, 4));
    }
  });

  test("[JL-117] the removed row goes to the discard: 3 become 7", () => {
    const before = { ...holding("row-elimination-1"), discard: ["x", "y", "z"] };
    expect(done(before, row(0, 0)).discard).toHaveLength(7);
  });

  test("[JL-118 JL-119 JL-122] the whole market goes to the discard, 3 become 11, and is replaced", () => {
    const before = { ...holding("market-elimination-1"), discard: ["x", "y", "z"] };
    const { events, state } = told(before, all(0));
    expect(events[0]).toMatchObject({ slots: [0, 1, 2, 3, 4, 5, 6, 7] });
    expect(state.discard).toEqual(["x", "y", "z", ...before.market.map(({ card }) => card)]);
    expect(state.market.map(({ card }) => card)).toEqual([
      ...before.piles[0].slice(0, 4),
      ...before.piles[1].slice(0, 4),
    ]);
  });

  test("[JL-115 JL-120] only in the own turn", () => {
    const others = dealt(aSeason(), 1, "row-elimination-1", "market-elimination-1");
    expect(refusalOf(others, row(1, 0))).toBe("not-your-turn");
    expect(refusalOf(others, all(1))).toBe("not-your-turn");
    expect(refusalOf(aSeason(), row(0, 0))).toBe("no-such-card-held");
    expect(refusalOf(holding("row-elimination-1"), all(0))).toBe("no-such-card-held");
  });

  test.each([
    ["[JL-116] row elimination", "row-elimination-1", row(0, 1)],
    ["[JL-121] market elimination", "market-elimination-1", all(0)],
  ])("%s may be kept for later", (_name, card, play) => {
    const drawn = drawing(card).state;
    const kept = done(drawn, { type: "end-turn", seat: 0 });
    expect(kept.clubs[0]?.hand).toEqual([card]);
    const later = atStage(kept, { kind: "to-roll" });
    expect(done(later, play).actionDiscard).toEqual([card]);
  });

  test("[JL-226] kept in secret, played before the roll, before or between signings, one at a time", () => {
    const before = offering(holding("row-elimination-1", "row-elimination-2", "market-elimination-1"), [
      "P021",
      "P022",
    ]);
    const first = done(before, row(0, 1));
    expect(first.clubs[0]?.hand).toEqual(["row-elimination-2", "market-elimination-1"]);
    const signing = done(having(first, 0, { at: 8 }), roll, 1, 1); // 10: defenders
    const second = done(signing, row(0, 1));
    expect(turnOf(second).stage).toMatchObject({ kind: "signing", left: "any" });
    const signed = done(second, { type: "sign", seat: 0, footballer: "P021" });
    expect(done(signed, all(0)).clubs[0]?.hand).toEqual([]);
    expect(view(before, 1).clubs[0]?.hand).toEqual(["back", "back", "back"]);
    const drawn = drawing("row-elimination-3").events[1];
    expect(drawn && news(drawn, 1)).toEqual({ type: "action-drawn", seat: 0 });
    expect(drawn && news(drawn, 0)).toEqual({ type: "action-drawn", seat: 0, card: "row-elimination-3" });
  });

  test("[JL-265] a kept card goes to the discard when it is played", () => {
    expect(done(holding("row-elimination-1"), row(0, 0)).actionDiscard).toEqual(["row-elimination-1"]);
  });
});
