import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { BloodBowlOptions } from "../options";
import { type InducementSide, inducementMoney, pettyCashOf, topUpLimit } from "./inducement-money";

const document = edition("league-document");
const side = (currentTeamValue: number, treasury: number, spend: number): InducementSide => ({
  currentTeamValue,
  treasury,
  spend,
});

describe("the side with the higher value", () => {
  test("[BB-018 BB-022] pays from its treasury first", () => {
    const { sides } = inducementMoney(side(1_250_000, 150_000, 60_000), side(1_100_000, 0, 0), document);
    expect(sides[0]).toEqual({ fromPettyCash: 0, fromTreasury: 60_000, treasury: 90_000 });
  });

  test("[BB-133] may spend its treasury and no more", () => {
    const money = inducementMoney(side(1_250_000, 45_000, 60_000), side(1_100_000, 0, 0), document);
    expect(money.refusal).toBe("higher-side-treasury-too-small");
    expect(money.maximum[0]).toBe(45_000);
  });
});

describe("petty cash", () => {
  test("[BB-020] goes to the side with the lower value alone", () => {
    const money = inducementMoney(side(1_100_000, 0, 150_000), side(1_250_000, 0, 0), document);
    expect(money).toMatchObject({ higher: 1, pettyCash: 150_000, refusal: undefined, maximum: [150_000, 0] });
    expect(money.sides.map(({ fromPettyCash }) => fromPettyCash)).toEqual([150_000, 0]);
  });

  test("[BB-023] is the difference and what the other side has just spent", () => {
    expect(pettyCashOf(1_250_000, 1_100_000, 60_000)).toBe(210_000);
    expect(inducementMoney(side(1_250_000, 60_000, 60_000), side(1_100_000, 0, 0), document).pettyCash).toBe(210_000);
  });

  test("[BB-024 BB-025] may be spent, and what is left of it is lost", () => {
    const money = inducementMoney(side(1_250_000, 60_000, 60_000), side(1_100_000, 30_000, 200_000), document);
    expect(money.pettyCashLost).toBe(10_000);
    expect(money.sides[1]).toEqual({ fromPettyCash: 200_000, fromTreasury: 0, treasury: 30_000 });
  });

  test("[BB-137] is spent before own gold, and only gold that is spent leaves the treasury", () => {
    const money = inducementMoney(side(1_250_000, 60_000, 60_000), side(1_100_000, 50_000, 230_000), document);
    expect(money.sides[1]).toEqual({ fromPettyCash: 210_000, fromTreasury: 20_000, treasury: 30_000 });
  });

  test("[BB-135] is worked out once: what is bought does not change the values", () => {
    const before = inducementMoney(side(1_250_000, 0, 0), side(1_100_000, 0, 0), document);
    const after = inducementMoney(side(1_250_000, 0, 0), side(1_100_000, 0, 150_000), document);
    expect(after.pettyCash).toBe(before.pettyCash);
  });
});

describe("the top-up of the lower side", () => {
  test("[BB-026] is 50,000 of its treasury at most", () => {
    const buying = (spend: number) =>
      inducementMoney(side(1_250_000, 60_000, 60_000), side(1_100_000, 100_000, spend), document);
    expect(buying(0).maximum[1]).toBe(260_000);
    expect(buying(260_000).refusal).toBeUndefined();
    expect(buying(265_000).refusal).toBe("top-up-over-limit");
  });

  test("[BB-134] may be used whatever the difference is", () => {
    const money = inducementMoney(side(1_005_000, 0, 0), side(1_000_000, 80_000, 55_000), document);
    expect(money).toMatchObject({ pettyCash: 5000, refusal: undefined, maximum: [0, 55_000] });
  });

  test("[BB-136] cannot exceed the treasury", () => {
    expect(topUpLimit(30_000, document)).toBe(30_000);
    const money = inducementMoney(side(1_100_000, 0, 0), side(1_000_000, 30_000, 140_000), document);
    expect(money).toMatchObject({ refusal: "lower-side-treasury-too-small", maximum: [0, 130_000] });
  });

  test("is nothing in 2020, and what the house says where it says so", () => {
    expect(topUpLimit(80_000, edition("official-2020"))).toBe(0);
    expect(topUpLimit(150_000, edition("official-2020", BloodBowlOptions.parse({ "top-up": 100_000 })))).toBe(100_000);
  });
});

test("[BB-027] with equal values nobody gets petty cash or touches the treasury", () => {
  const idle = inducementMoney(side(1_000_000, 80_000, 0), side(1_000_000, 80_000, 0), document);
  expect(idle).toMatchObject({ higher: undefined, pettyCash: 0, maximum: [0, 0], refusal: undefined });
  const buying = inducementMoney(side(1_000_000, 80_000, 0), side(1_000_000, 80_000, 25_000), document);
  expect(buying.refusal).toBe("equal-team-values");
});

test("no gold is made or lost but petty cash that nobody spends", () => {
  const gold = (max: number) => fc.integer({ min: 0, max: max / 5000 }).map((steps) => steps * 5000);
  const anySide = fc.record({ currentTeamValue: gold(2_000_000), treasury: gold(300_000), spend: gold(500_000) });
  fc.assert(
    fc.property(anySide, anySide, (home, away) => {
      const money = inducementMoney(home, away, document);
      for (const [index, before] of [home, away].entries()) {
        const after = money.sides[index];
        if (after === undefined) throw new Error("two sides");
        expect(after.treasury).toBe(before.treasury - after.fromTreasury);
        expect(after.treasury).toBeGreaterThanOrEqual(0);
        if (money.refusal === undefined) expect(after.fromPettyCash + after.fromTreasury).toBe(before.spend);
        if (money.higher !== index) expect(after.fromTreasury).toBeLessThanOrEqual(50_000);
      }
      const spent = money.sides[0].fromPettyCash + money.sides[1].fromPettyCash;
      if (money.refusal === undefined) expect(spent + money.pettyCashLost).toBe(money.pettyCash);
    }),
  );
});
