import { describe, expect, test } from "vitest";
import { aSeason, done, having, owning, refusalOf, told } from "./builders";
import { BOARD } from "./data/board";
import { turnOf } from "./evolve/changes";
import { kindOfSpace } from "./flow/spaces";
import { inMillions, millions } from "./money";
import { Options } from "./options";
import type { State } from "./state";

const money = (state: State, seat: number) => inMillions(state.clubs[seat]?.money ?? Number.NaN);
const take = (footballer: string, from = 1) => ({ type: "take", seat: 0, from, footballer }) as const;

/** Coach 1 owns the captain P088 (10M), P104 (26M) and P044 (20M); coach 0 stops on space 12. */
const before = (options: Partial<Options> = {}) => {
  const season = having(aSeason({ coaches: 3, options: { clausulazo: true, ...options } }), 1, { sheet: "S1" });
  const owner = owning(season, 1, ["P088", "P104", "P044"], { MF2: "P088", MF3: "P104" });
  return having(owner, 0, { sheet: "S1", at: 8 });
};
const arrived = (options: Partial<Options> = {}) => done(before(options), { type: "roll", seat: 0 }, 2, 2);

test("[JL-186] by default no space triggers it, and captains need no protection", () => {
  const off = { options: Options.parse({}) };
  expect(BOARD.map((_, index) => kindOfSpace(off, index))).not.toContain("clausulazo");
  const { events } = told(before({ clausulazo: false }), { type: "roll", seat: 0 }, 2, 2);
  expect(events[1]).toMatchObject({ type: "action-drawn" });
  expect(refusalOf(before({ clausulazo: false }), take("P104"))).toBe("not-a-clausulazo-space");
});

describe("with the option", () => {
  test("[JL-187] spaces 12 and 33 allow to take one footballer of another coach: 8 action-card spaces become 6", () => {
    const on = { options: Options.parse({ clausulazo: true }) };
    const kinds = BOARD.map((_, index) => kindOfSpace(on, index));
    expect([kinds[12], kinds[33]]).toEqual(["clausulazo", "clausulazo"]);
    expect(kinds.filter((kind) => kind === "action-card")).toHaveLength(6);
    const state = arrived();
    expect(turnOf(state).stage).toEqual({ kind: "clausulazo" });
    expect(turnOf(done(state, { type: "end-turn", seat: 0 })).seat).toBe(1);
    const once = done(state, take("P104"));
    expect(refusalOf(once, take("P044"))).toBe("not-a-clausulazo-space");
    expect(refusalOf(state, take("P104", 0))).toBe("own-footballer");
    expect(refusalOf(state, take("P125"))).toBe("no-such-footballer");
  });

  test("[JL-070] the captain is protected", () => {
    expect(refusalOf(arrived(), take("P088"))).toBe("captain-protected");
    const moved = having(arrived(), 1, { spaces: { MF2: "P104" } });
    expect(refusalOf(moved, take("P088"))).toBeUndefined();
    expect(refusalOf(moved, take("P104"))).toBe("captain-protected");
  });

  test.each([
    ["x 1.0", 1, 20],
    ["x 1.5: 20M cost 30M", 1.5, 30],
    ["x 2.0", 2, 40],
  ] as const)("[JL-188] the other coach is paid, not the bank: %s", (_name, clausulazoMultiplier, price) => {
    const state = arrived({ clausulazoMultiplier });
    const taken = done(state, take("P044"));
    expect([money(taken, 0), money(taken, 1)]).toEqual([150 - price, 150 + price]);
    expect(taken.bank).toBe(state.bank);
    expect(taken.clubs[0]?.squad).toEqual([{ card: "P044", paid: millions(price) }]);
    expect(taken.clubs[0]?.spaces).toEqual({ DF1: "P044" });
  });

  test("[JL-189] the owner can't refuse, rivals are no targets, and a suspension moves along", () => {
    const suspended = { ...arrived(), suspended: ["P104"] };
    const taken = done(suspended, take("P104"));
    expect(taken.clubs[1]?.squad.map(({ card }) => card)).toEqual(["P088", "P044"]);
    expect(taken.clubs[1]?.spaces).toEqual({ MF2: "P088" });
    expect(taken.suspended).toEqual(["P104"]);
    expect(refusalOf(arrived(), take("P104", 3))).toBe("rival-protected");
  });

  test("not without the money", () => {
    expect(refusalOf(having(arrived(), 0, { millions: 19 }), take("P044"))).toBe("not-enough-money");
  });
});
