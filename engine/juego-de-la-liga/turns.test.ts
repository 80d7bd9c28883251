import { describe, expect, test } from "vitest";
import { aSeason, atStage, done, having, offering, refusalOf, told } from "./builders";
import type { CardSet } from "./card-set";
import { DUGOUT_SET } from "./data/dugout-set";
import { turnOf } from "./evolve/changes";
import { inMillions, millions } from "./money";
import type { Options } from "./options";
import type { State } from "./state";

const money = (state: State, seat = 0) => inMillions(state.clubs[seat]?.money ?? Number.NaN);
const roll = { type: "roll", seat: 0 } as const;
const end = { type: "end-turn", seat: 0 } as const;

describe("a turn", () => {
  test("[JL-053] turns are taken one after the other", () => {
    const rolled = done(aSeason(), roll, 1, 3); // space 4: income, so the turn is over
    expect(turnOf(rolled)).toMatchObject({ seat: 1, lap: 1 });
    expect(turnOf(done(rolled, { type: "roll", seat: 1 }, 1, 3))).toMatchObject({ seat: 0, lap: 2 });
    expect(refusalOf(aSeason(), { type: "roll", seat: 1 })).toBe("not-your-turn");
  });

  test("[JL-049 JL-054] the coach rolls two dice and one of his tokens travels", () => {
    const { events, state } = told(offering(aSeason(), ["P001"]), roll, 2, 4);
    expect(events[0]).toMatchObject({ type: "moved", seat: 0, faces: [2, 4], to: 6 });
    expect(state.clubs[0]?.at).toBe(6);
    expect(refusalOf(state, roll)).toBe("already-rolled");
  });

  test("[JL-055] clockwise by the total: from 36 by 3 + 4 to 3", () => {
    expect(done(having(aSeason(), 0, { at: 36 }), roll, 3, 4).clubs[0]?.at).toBe(3);
  });

  test("[JL-232] the sum of two dice; doubles give nothing extra", () => {
    const state = done(having(aSeason(), 0, { at: 12 }), roll, 4, 4); // 20: income
    expect(state.clubs[0]?.at).toBe(20);
    expect(turnOf(state).seat).toBe(1);
  });

  test("[JL-259] the roll can't be refused: a turn does not end before it", () => {
    expect(refusalOf(aSeason(), end)).toBe("must-roll-first");
    const kept = having(aSeason(), 0, { hand: ["row-elimination-1"] });
    expect(refusalOf(done(kept, roll, 1, 3), end)).toBeUndefined();
  });

  test("[JL-087] the income space pays 6M: 14M becomes 20M", () => {
    expect(money(done(having(aSeason(), 0, { millions: 14 }), roll, 1, 3))).toBe(20);
  });

  test("[JL-052] a coach signs for his own club", () => {
    const state = done(offering(aSeason(), ["P125"]), roll, 2, 3); // 5: one forward
    expect(done(state, { type: "sign", seat: 0, footballer: "P125" }).clubs[0]?.squad).toEqual([
      { card: "P125", paid: millions(42) },
    ]);
  });
});

describe("START", () => {
  test("[JL-078] each pass pays 6M: three give 18M", () => {
    let state = having(aSeason(), 0, { millions: 0 });
    for (let pass = 0; pass < 3; pass++) {
      state = done(atStage(having(state, 0, { at: 39 }), { kind: "to-roll" }), roll, 1, 1);
    }
    expect(state.clubs[0]).toMatchObject({ at: 1, passes: 3 });
    expect(money(state)).toBe(18);
  });

  test("[JL-079] stopping exactly on it pays 9M instead: 40M becomes 49M", () => {
    const state = done(having(aSeason(), 0, { at: 33, millions: 40 }), roll, 3, 4);
    expect(money(state)).toBe(49);
  });

  test("[JL-236] stopping on it counts as a pass, standing there at the beginning does not", () => {
    expect(aSeason().clubs[0]?.passes).toBe(0);
    expect(done(having(aSeason(), 0, { at: 35 }), roll, 2, 3).clubs[0]).toMatchObject({ at: 0, passes: 1 });
    expect(done(aSeason(), roll, 2, 3).clubs[0]).toMatchObject({ at: 5, passes: 0 });
  });

  test("[JL-233] it pays during the move, before the space counts: 1 + 6 - 4 = 3M without a sale", () => {
    const board = DUGOUT_SET.board.map((kind, index) => (index === 3 ? "fine" : kind));
    const set: CardSet = { ...DUGOUT_SET, id: "own", board };
    const { events, state } = told(having(aSeason({ options: { set } }), 0, { at: 39, millions: 1 }), roll, 2, 2);
    expect(events.map(({ type }) => type)).toEqual(["moved", "fine-paid", "turn-began"]);
    expect(money(state)).toBe(3);
  });
});

describe("the end of the first transfer period", () => {
  /** Coaches who have passed START so often; the first one moves from 39, past START, to an income space. */
  const passed = (phaseEnd: Options["phaseEnd"], seat: number, ...passes: readonly number[]) => {
    const season = aSeason({ coaches: passes.length, options: { phaseEnd } });
    const placed = passes.reduce((state, each, index) => having(state, index, { passes: each, at: 39 }), season);
    return done(atStage(placed, { kind: "to-roll" }, seat), { type: "roll", seat }, 1, 4);
  };

  test("[JL-076] it ends when every coach has passed START three times: with 3, 3 and 2 it goes on", () => {
    expect(passed("immediate", 0, 2, 3, 2).phase.kind).toBe("transfer");
    expect(passed("immediate", 0, 2, 3, 3).phase).toMatchObject({ kind: "matchday", round: 1 });
  });

  test("[JL-123] no matchday before it has ended", () => {
    expect(refusalOf(aSeason(), { type: "line-up", seat: 0, spaces: {} })).toBe("not-now");
    expect(refusalOf(aSeason(), { type: "play-out", fixture: "round-1:0-3" })).toBe("not-now");
  });

  test("[JL-235] it ends with the turn of the last third pass; until then all play on and a fourth pass pays 6M", () => {
    const state = passed("immediate", 0, 3, 2);
    expect(state.phase).toMatchObject({ kind: "transfer", turn: { seat: 1 } });
    expect(state.clubs[0]?.passes).toBe(4);
    expect(money(state)).toBe(150 + 6 + 6); // START and the income space
    expect(passed("immediate", 1, 3, 2, 3).phase.kind).toBe("matchday");
  });

  test("[JL-235] the turn of the last third pass is played out", () => {
    const placed = having(having(aSeason(), 0, { passes: 2, at: 39 }), 1, { passes: 3 });
    const signing = done(offering(placed, ["P125", "P022"]), roll, 1, 1);
    expect(signing.phase).toMatchObject({ kind: "transfer", turn: { seat: 0, stage: { kind: "signing" } } });
    const signed = done(signing, { type: "sign", seat: 0, footballer: "P022" });
    expect(done(signed, end).phase.kind).toBe("matchday");
  });

  test("[JL-237] option: the round is finished", () => {
    expect(passed("finish-round", 0, 2, 3, 3).phase).toMatchObject({ kind: "transfer", turn: { seat: 1 } });
    expect(passed("finish-round", 2, 3, 3, 2).phase.kind).toBe("matchday");
  });

  test("[JL-238] option: each coach stops after his own third pass", () => {
    expect(passed("individual-stop", 0, 2, 3, 1).phase).toMatchObject({ kind: "transfer", turn: { seat: 2 } });
    expect(passed("individual-stop", 2, 3, 3, 2).phase.kind).toBe("matchday");
    expect(passed("individual-stop", 0, 1, 3, 3).phase).toMatchObject({ kind: "transfer", turn: { seat: 0, lap: 2 } });
  });
});
