import { describe, expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import { aSeason, atStage, done, having, offering, owning, refusalOf, told, toldBy } from "./builders";
import { footballerOf } from "./cards";
import { turnOf } from "./evolve/changes";
import { inMillions, millions } from "./money";
import type { Options } from "./options";
import { cardsIn } from "./squad";
import type { State } from "./state";

const money = (state: State, seat = 0) => inMillions(state.clubs[seat]?.money ?? Number.NaN);
const sign = (footballer: string, more: { space?: string; sell?: string[] } = {}) =>
  ({ type: "sign", seat: 0, footballer, ...more }) as const;

// P021 20M and P022 6M defend, P085 24M and P088 10M are midfielders, P125 42M and P126 6M forwards, P003 26M keeps
const MARKET = ["P021", "P022", "P023", "P085", "P088", "P125", "P126", "P003"];
const onSheet = (sheet: string, options: Partial<Options> = {}) =>
  having(offering(aSeason({ options }), MARKET), 0, { sheet });
const landingOn = (at: number, state: State = onSheet("S1")) =>
  done(having(state, 0, { at: at - 2 }), { type: "roll", seat: 0 }, 1, 1);
const DEFENDER = 9;
const DEFENDERS = 10;
const MIDFIELDERS = 30;

describe("where and whom", () => {
  test("[JL-056] only on a transfer space reached in this turn", () => {
    expect(refusalOf(onSheet("S1"), sign("P021"))).toBe("must-roll-first");
    const elsewhere = landingOn(20, having(onSheet("S1"), 0, { hand: ["row-elimination-1"] }));
    expect(refusalOf(elsewhere, sign("P021"))).toBe("not-a-transfer-space");
  });

  test("[JL-057] as many as the space states: a second one on a space for one is refused", () => {
    const one = done(landingOn(DEFENDER), sign("P022"));
    expect(refusalOf(one, sign("P021"))).toBe("signing-used-up");
  });

  test("[JL-058] only the eight face-up footballers", () => {
    const state = landingOn(DEFENDERS);
    const hidden = state.piles[0].find((card) => footballerOf(cardsIn(state), card).position === "DF") ?? "";
    expect(refusalOf(state, sign(hidden))).toBe("not-in-the-market");
    const discarded = { ...state, discard: ["P024"] };
    expect(refusalOf(discarded, sign("P024"))).toBe("not-in-the-market");
  });

  test("[JL-059] without a footballer of that position the turn is over", () => {
    const none = offering(onSheet("S1"), ["P021", "P022", "P023", "P085", "P088", "P125", "P126", "P127"]);
    expect(turnOf(landingOn(17, none)).seat).toBe(1);
    expect(turnOf(landingOn(17)).seat).toBe(0);
  });

  test("[JL-060] signing is never compulsory: the turn just ends", () => {
    const passed = done(landingOn(DEFENDER), { type: "end-turn", seat: 0 });
    expect(passed.clubs[0]?.squad).toEqual([]);
    expect(turnOf(passed).seat).toBe(1);
  });

  test.each([
    ["[JL-088] one defender", DEFENDER, "P021", "P085", ["P022", "P023"]],
    ["[JL-089] one midfielder", 8, "P088", "P021", ["P085"]],
    ["[JL-090] one forward", 19, "P126", "P088", ["P125"]],
  ])("%s, and nobody of another position", (_name, space, fitting, wrong, others) => {
    const state = landingOn(space);
    expect(refusalOf(state, sign(wrong))).toBe("wrong-position");
    const signed = done(state, sign(fitting));
    expect(signed.clubs[0]?.squad.map(({ card }) => card)).toEqual([fitting]);
    for (const other of others) expect(refusalOf(signed, sign(other))).toBe("signing-used-up");
  });

  test("[JL-091] one goalkeeper, and nobody of another position", () => {
    const state = landingOn(17, offering(onSheet("S1"), ["P001", "P002", "P021"]));
    expect(refusalOf(state, sign("P021"))).toBe("wrong-position");
    expect(refusalOf(done(state, sign("P001")), sign("P002"))).toBe("signing-used-up");
  });

  test("[JL-092] any number of defenders: 6 + 8 + 2 + 2 = 18M turn 30M into 12M", () => {
    const four = ["P036", "P037", "P050", "P038"];
    let state = landingOn(DEFENDERS, having(offering(onSheet("S1"), four), 0, { millions: 30 }));
    for (const footballer of four) state = done(state, sign(footballer));
    expect(money(state)).toBe(12);
    expect(state.clubs[0]?.squad).toHaveLength(4);
    expect(refusalOf(state, sign("P125"))).toBe("wrong-position");
  });

  test("[JL-093] any number of midfielders: 10 + 12 = 22M turn 25M into 3M", () => {
    const start = having(offering(onSheet("S1"), ["P088", "P086"]), 0, { millions: 25 });
    const state = done(done(landingOn(MIDFIELDERS, start), sign("P088")), sign("P086"));
    expect(money(state)).toBe(3);
  });
});

describe("price", () => {
  test("[JL-061] the printed price goes to the bank: 150M less 26M are 124M", () => {
    const state = landingOn(17);
    const signed = done(state, sign("P003"));
    expect(money(signed)).toBe(124);
    expect(signed.bank - state.bank).toBe(millions(26));
  });

  test("[JL-062] not with less money than the price: 20M can't buy 22M, 22M can and leave 0M", () => {
    const with22 = (amount: number) =>
      landingOn(DEFENDER, having(offering(onSheet("S1"), ["P032"]), 0, { millions: amount }));
    expect(refusalOf(with22(20), sign("P032"))).toBe("not-enough-money");
    expect(money(done(with22(22), sign("P032")))).toBe(0);
  });

  test("[JL-063 JL-064] one own footballer may be sold for half of what he cost: with 8M and 10M an 18M card", () => {
    const rich = owning(having(offering(onSheet("S1"), ["P134"]), 0, { millions: 8 }), 0, ["P044"]);
    const state = landingOn(19, rich); // P044 cost 20M, P134 costs 18M
    expect(refusalOf(state, sign("P134"))).toBe("not-enough-money");
    const { events, state: signed } = told(state, sign("P134", { sell: ["P044"] }));
    expect(events[0]).toEqual({ type: "sold", seat: 0, footballer: "P044", amount: millions(10), why: "signing" });
    expect(money(signed)).toBe(0);
    expect(signed.clubs[0]?.squad.map(({ card }) => card)).toEqual(["P134"]);
  });

  test("[JL-065] the card of a footballer who was sold goes to the discard: 5 become 6", () => {
    const five = ["P101", "P102", "P103", "P104", "P105"];
    const state = { ...landingOn(DEFENDER, owning(onSheet("S1"), 0, ["P044"])), discard: five };
    expect(done(state, sign("P021", { sell: ["P044"] })).discard).toEqual([...five, "P044"]);
  });

  test("[JL-219] what was paid counts, not what is printed: taken for 30M, sold for 15M", () => {
    const club = { squad: [{ card: "P044", paid: millions(30) }] };
    const state = landingOn(DEFENDER, having(owning(onSheet("S1"), 0, ["P044"]), 0, club));
    expect(told(state, sign("P021", { sell: ["P044"] })).events[0]).toMatchObject({ amount: millions(15) });
  });

  test("[JL-223] a sale only pays for a signing on a transfer space, and only once a turn", () => {
    const rich = owning(onSheet("S1"), 0, ["P044", "P045"]);
    expect(refusalOf(rich, { type: "sell", seat: 0, footballer: "P044" })).toBe("nothing-owed");
    const state = landingOn(DEFENDERS, rich);
    expect(refusalOf(state, { type: "sell", seat: 0, footballer: "P044" })).toBe("nothing-owed");
    expect(refusalOf(state, sign("P021", { sell: ["P044", "P045"] }))).toBe("sales-used-up");
    const once = done(state, sign("P021", { sell: ["P044"] }));
    expect(refusalOf(once, sign("P022", { sell: ["P045"] }))).toBe("sales-used-up");
    expect(refusalOf(once, sign("P022"))).toBeUndefined();
  });

  test("[JL-225] option: another number of sales", () => {
    const two = landingOn(DEFENDERS, owning(onSheet("S1", { salesPerTurn: 2 }), 0, ["P044", "P045"]));
    expect(refusalOf(two, sign("P021", { sell: ["P044", "P045"] }))).toBeUndefined();
    const none = landingOn(DEFENDERS, owning(onSheet("S1", { salesPerTurn: 0 }), 0, ["P044"]));
    expect(refusalOf(none, sign("P021", { sell: ["P044"] }))).toBe("sales-used-up");
  });
});

describe("a place on the sheet", () => {
  test("[JL-066] a space of his own position while one is free", () => {
    const state = landingOn(19);
    expect(done(state, sign("P125")).clubs[0]?.spaces).toEqual({ FW1: "P125" });
    expect(done(state, sign("P125", { space: "FW2" })).clubs[0]?.spaces).toEqual({ FW2: "P125" });
    const taken = landingOn(19, owning(onSheet("S1"), 0, ["P127"], { FW1: "P127" }));
    expect(refusalOf(taken, sign("P125", { space: "FW1" }))).toBe("space-not-free");
    expect(done(taken, sign("P125")).clubs[0]?.spaces).toEqual({ FW1: "P127", FW2: "P125" });
  });

  test("[JL-069 JL-242] whoever lies on C at that moment is the captain, and C takes only its line's position", () => {
    const state = landingOn(8);
    const captained = done(state, sign("P088", { space: "MF2" })); // C of 4-4-2
    expect(captained.clubs[0]?.spaces).toEqual({ MF2: "P088" });
    expect(refusalOf(landingOn(19), sign("P125", { space: "MF2" }))).toBe("wrong-position");
    const moved = done(captained, { type: "arrange", seat: 0, spaces: { MF1: "P088" } });
    expect(moved.clubs[0]?.spaces).toEqual({ MF1: "P088" });
    const over = done(moved, { type: "end-turn", seat: 0 });
    expect(refusalOf(over, { type: "arrange", seat: 0, spaces: {} })).toBe("not-your-turn");
  });

  test("[JL-071] whoever doesn't fit is a substitute: the fifth defender of 4-4-2", () => {
    const four = owning(onSheet("S1"), 0, ["P024", "P025", "P026", "P027"]);
    const fifth = done(landingOn(DEFENDER, four), sign("P022"));
    expect(Object.values(fifth.clubs[0]?.spaces ?? {})).not.toContain("P022");
    expect(fifth.clubs[0]?.squad).toHaveLength(5);
  });

  test("[JL-072 JL-073] the formation never changes, and nobody stands outside his position", () => {
    const state = landingOn(DEFENDER, owning(onSheet("S1"), 0, ["P024"]));
    expect(refusalOf(state, { type: "arrange", seat: 0, spaces: { DF5: "P024" } })).toBe("no-such-space");
    expect(refusalOf(state, { type: "arrange", seat: 0, spaces: { MF1: "P024" } })).toBe("wrong-position");
    expect(refusalOf(state, sign("P021", { space: "MF1" }))).toBe("wrong-position");
    expect(refusalOf(state, { type: "arrange", seat: 0, spaces: { DF1: "P024", DF2: "P024" } })).toBe("placed-twice");
    expect(refusalOf(state, { type: "arrange", seat: 0, spaces: { DF1: "P021" } })).toBe("not-your-footballer");
  });

  test("[JL-208] footballers beyond the spaces of their position are substitutes, and a squad has no limit", () => {
    const fourteen = ["P021", "P022", "P023", "P024", "P025", "P026", "P001"].concat([
      "P073",
      "P074",
      "P075",
      "P076",
      "P126",
      "P127",
      "P128",
    ]);
    const { clubs } = owning(onSheet("S1"), 0, fourteen);
    const lined = Object.values(clubs[0]?.spaces ?? {});
    expect(14 - lined.length).toBe(3);
    expect(refusalOf(landingOn(19, owning(onSheet("S1"), 0, fourteen)), sign("P126"))).toBe("not-in-the-market");
    expect(
      refusalOf(landingOn(19, offering(owning(onSheet("S1"), 0, fourteen), ["P125"])), sign("P125")),
    ).toBeUndefined();
  });

  test("[JL-209] option: a signing beyond the squad's size is refused", () => {
    const full = landingOn(19, owning(onSheet("S1", { squadMax: 2 }), 0, ["P024", "P044"]));
    expect(refusalOf(full, sign("P125"))).toBe("squad-full");
    expect(refusalOf(full, sign("P125", { sell: ["P044"] }))).toBeUndefined();
  });
});

describe("the market", () => {
  test("[JL-074 JL-075] the gap is filled at once from a pile: 8 are 8 again, 76 become 75", () => {
    const { events, state } = told(landingOn(DEFENDER), sign("P022"));
    expect(events.map(({ type }) => type)).toEqual(["signed", "refilled"]);
    expect(state.market.every(({ card }) => card !== undefined)).toBe(true);
    expect(state.piles[0]).toHaveLength(landingOn(DEFENDER).piles[0].length - 1);
  });

  test("[JL-228] row 1 is refilled from pile 1, row 2 from pile 2", () => {
    const before = landingOn(19);
    const { events, state } = told(before, sign("P126")); // slot 6, in the second row
    expect(events[1]).toEqual({ type: "refilled", cards: [{ slot: 6, pile: 1, card: before.piles[1][0] }] });
    expect(state.piles[0]).toHaveLength(before.piles[0].length);
  });

  test("[JL-229] one pile empty: the other; both: the discard makes 11 and 10 of 21; nothing left: the slot stays empty", () => {
    const before = landingOn(DEFENDER);
    const [first, second] = before.piles;
    const oneEmpty: State = { ...before, piles: [[], second] };
    expect(told(oneEmpty, sign("P022")).events[1]).toEqual({
      type: "refilled",
      cards: [{ slot: 1, pile: 1, card: second[0] }],
    });
    const bothEmpty: State = { ...before, piles: [[], []], discard: first.slice(0, 21) };
    const { events, state } = toldBy(bothEmpty, sign("P022"), { kind: "recorder" }, seededDice(3));
    expect(events.map(({ type }) => type)).toEqual(["signed", "footballers-shuffled", "refilled"]);
    expect(state.piles.map((pile) => pile.length)).toEqual([10, 10]);
    expect(state.discard).toEqual([]);
    const nothing: State = { ...before, piles: [[], []], discard: [] };
    expect(done(nothing, sign("P022")).market[1]).toEqual({});
  });

  test("[JL-230] where any number may be signed, those revealed meanwhile count too", () => {
    const before = landingOn(DEFENDERS);
    const next: State = {
      ...before,
      piles: [["P050", ...before.piles[0].filter((card) => card !== "P050")], before.piles[1]],
    };
    expect(refusalOf(done(next, sign("P022")), sign("P050"))).toBeUndefined();
  });

  test("[JL-231] option: only those who were visible on arrival", () => {
    const before = landingOn(DEFENDERS, onSheet("S1", { multiSignSnapshot: true }));
    const next: State = {
      ...before,
      piles: [["P050", ...before.piles[0].filter((card) => card !== "P050")], before.piles[1]],
    };
    const one = done(next, sign("P022"));
    expect(refusalOf(one, sign("P050"))).toBe("not-visible-on-arrival");
    expect(refusalOf(one, sign("P023"))).toBeUndefined();
  });

  test("a signing is judged at its own stage only", () => {
    expect(refusalOf(atStage(onSheet("S1"), { kind: "in-debt", amount: 4 }), sign("P021"))).toBe("must-pay-first");
  });
});
