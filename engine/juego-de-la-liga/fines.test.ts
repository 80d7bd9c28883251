import { describe, expect, test } from "vitest";
import { aSeason, atStage, done, drawingNext, having, owning, refusalOf, told } from "./builders";
import { turnOf } from "./evolve/changes";
import { half, inMillions, millions } from "./money";
import type { Options } from "./options";
import type { State } from "./state";

const money = (state: State, seat = 0) => inMillions(state.clubs[seat]?.money ?? Number.NaN);
const pot = (state: State) => inMillions(state.pot);
const sell = (footballer: string) => ({ type: "sell", seat: 0, footballer }) as const;
const roll = { type: "roll", seat: 0 } as const;

/** Coach 0 owns footballers who cost these millions, has some money, and steps on space 13 (4M) or takes a card on 12. */
const squadOf = (amount: number, costs: Readonly<Record<string, number>>, options: Partial<Options> = {}) => {
  const owned = owning(aSeason({ options }), 0, Object.keys(costs));
  const squad = Object.entries(costs).map(([card, cost]) => ({ card, paid: millions(cost) }));
  return having(owned, 0, { squad, millions: amount, at: 8 });
};
const onFineSpace = (state: State) => told(state, roll, 2, 3);
const drawing = (card: string, state: State) => told(drawingNext(state, card), roll, 2, 2);

describe("the 4M space", () => {
  test("[JL-082 JL-083] 4M into the pot, not to the bank: 10M become 6M, a pot of 11M 15M", () => {
    const before = { ...squadOf(10, {}), pot: millions(11) };
    const { state } = onFineSpace(before);
    expect([money(state), pot(state)]).toEqual([6, 15]);
    expect(state.bank).toBe(before.bank);
  });

  test("[JL-084] never below 0M: with 3M a sale comes first", () => {
    const { events, state } = onFineSpace(squadOf(3, { P036: 6 }));
    expect(events.at(-1)).toEqual({ type: "fine-owed", seat: 0, amount: millions(4) });
    expect(turnOf(state).stage).toEqual({ kind: "in-debt", amount: millions(4) });
    expect(refusalOf(state, { type: "end-turn", seat: 0 })).toBe("must-pay-first");
    expect(refusalOf(state, { type: "arrange", seat: 0, spaces: {} })).toBe("must-pay-first");
  });

  test("[JL-085] as many sales as it takes: 1 + 2 is not enough, + 3 makes 6, and 2M are left", () => {
    const { state } = onFineSpace(squadOf(1, { P050: 4, P036: 6 }));
    const once = done(state, sell("P050"));
    expect([money(once), turnOf(once).stage.kind]).toEqual([3, "in-debt"]);
    const twice = done(once, sell("P036"));
    expect([money(twice), turnOf(twice).seat]).toEqual([2, 1]);
  });

  test("[JL-086] the coach ends with money that isn't negative: 0 + 4 - 4 = 0M", () => {
    expect(money(done(onFineSpace(squadOf(0, { P037: 8 })).state, sell("P037")))).toBe(0);
  });

  test("[JL-222] exactly 0M left is enough", () => {
    const { events, state } = onFineSpace(squadOf(4, { P037: 8 }));
    expect(events.map(({ type }) => type)).toEqual(["moved", "fine-paid", "turn-began"]);
    expect(money(state)).toBe(0);
  });

  test("[JL-220] nobody left to sell: all the money is paid and the rest forgiven", () => {
    const { events, state } = onFineSpace(squadOf(3, {}));
    expect(events).toContainEqual({ type: "fine-paid", seat: 0, amount: millions(3), forgiven: millions(1) });
    expect([money(state), pot(state)]).toEqual([0, 3]);
    const sold = done(onFineSpace(squadOf(1, { P050: 2 })).state, sell("P050"));
    expect([money(sold), pot(sold)]).toEqual([0, 2]);
  });

  test("[JL-221] the surplus of a forced sale is kept: 2 + 13 - 4 = 11M", () => {
    expect(money(done(onFineSpace(squadOf(2, { P003: 26 })).state, sell("P003")))).toBe(11);
  });

  test("[JL-224] forced sales have no limit in number", () => {
    const costs = { P038: 2, P050: 2, P051: 2, P058: 2 };
    let { state } = onFineSpace(squadOf(0, costs, { salesPerTurn: 0 }));
    for (const footballer of Object.keys(costs)) state = done(state, sell(footballer));
    expect([money(state), pot(state)]).toEqual([0, 4]);
  });

  test("only own footballers can be sold", () => {
    expect(refusalOf(onFineSpace(squadOf(3, { P036: 6 })).state, sell("P021"))).toBe("not-your-footballer");
  });
});

describe("fine cards", () => {
  test("[JL-107] the 7M card: 20M become 13M, at once and into the pot", () => {
    const { events, state } = drawing("fine-7m-1", squadOf(20, {}));
    expect(events.map(({ type }) => type)).toEqual(["moved", "action-drawn", "fine-paid", "turn-began"]);
    expect([money(state), pot(state)]).toEqual([13, 7]);
  });

  test("[JL-108] who can't pay 7M must sell at half price: 5 + 6 - 7 = 4M", () => {
    const { state } = drawing("fine-7m-1", squadOf(5, { P030: 12 }));
    expect(turnOf(state).stage).toEqual({ kind: "in-debt", amount: millions(7) });
    expect(money(done(state, sell("P030")))).toBe(4);
  });

  test("[JL-110] the 4M card: 20M become 16M, at once and into the pot", () => {
    const { state } = drawing("fine-4m-1", squadOf(20, {}));
    expect([money(state), pot(state)]).toEqual([16, 4]);
  });

  test("[JL-111] who can't pay 4M must sell at half price: 1 + 5 - 4 = 2M", () => {
    expect(money(done(drawing("fine-4m-1", squadOf(1, { P033: 10 })).state, sell("P033")))).toBe(2);
  });

  test.each([
    ["[JL-109] 7M card", "fine-7m-1"],
    ["[JL-112] 4M card", "fine-4m-1"],
  ])("%s: the footballer who was sold goes to the discard", (_name, card) => {
    const { state } = drawing(card, squadOf(1, { P003: 26 }));
    const sold = done(state, sell("P003"));
    expect(sold.discard).toEqual(["P003"]);
    expect(sold.clubs[0]?.squad).toEqual([]);
  });

  test("[JL-265] the card goes to its discard when it has taken effect, not before", () => {
    const { state } = drawing("fine-7m-1", squadOf(1, { P003: 26 }));
    expect(state.actionDiscard).toEqual([]);
    expect(turnOf(state).drawn).toBe("fine-7m-1");
    expect(done(state, sell("P003")).actionDiscard).toEqual(["fine-7m-1"]);
  });
});

describe("the pot", () => {
  test("[JL-190] nobody gets it: fines of 4 + 7 leave 11M in it", () => {
    const first = drawing("fine-4m-1", squadOf(50, {})).state;
    const again = atStage(having(first, 0, { at: 8 }), { kind: "to-roll" });
    const second = drawing("fine-7m-1", again).state;
    expect(pot(second)).toBe(11);
    const home = done(atStage(having(second, 0, { at: 35 }), { kind: "to-roll" }), roll, 2, 3);
    expect(pot(home)).toBe(11);
  });

  test("[JL-191] option: who stops exactly on START takes it: 20 + 11 + 9 = 40M", () => {
    const before = { ...having(squadOf(20, {}, { pot: "start-exact" }), 0, { at: 35 }), pot: millions(11) };
    const exact = done(before, roll, 2, 3);
    expect([money(exact), pot(exact)]).toEqual([40, 0]);
    const over = done(before, roll, 3, 3);
    expect(pot(over)).toBe(11);
  });
});

test("[JL-218] half a price is rounded down to half a million: 13M give 6.5M, 13.5M give 6.5M", () => {
  expect(inMillions(half(millions(13)))).toBe(6.5);
  expect(inMillions(half(millions(13.5)))).toBe(6.5);
  expect(inMillions(half(millions(12)))).toBe(6);
});
