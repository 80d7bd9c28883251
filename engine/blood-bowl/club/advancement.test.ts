import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { BloodBowlOptions } from "../options";
import {
  advancementCost,
  advancementsFor,
  canLearn,
  characteristicRise,
  mustAdvance,
  riseOfSkill,
  skillRise,
  skillsToLearn,
  unspentSpp,
} from "./advancement";
import { ADVANCEMENT_KINDS } from "./advancement-kinds";
import { aPlayer } from "./builders";
import { findPosition, rosterOf } from "./rosters";

const document = edition("league-document");

function lineman(rules = document) {
  const position = findPosition("human-lineman", rosterOf({ roster: "human" }, rules));
  if (position === undefined) throw new Error("no lineman");
  return position;
}

describe("prices of the six advancements", () => {
  test.each([
    ["[BB-149] first", 0, [3, 6, 10, 14], 34],
    ["[BB-150] second", 1, [4, 8, 12, 16], 32],
    ["[BB-151] third", 2, [6, 12, 16, 20], 28],
    ["[BB-152] fourth", 3, [8, 16, 20, 24], 24],
    ["[BB-153] fifth", 4, [10, 20, 24, 28], 20],
    ["[BB-154] sixth", 5, [15, 30, 34, 38], 10],
  ] as const)("%s", (_, taken, prices, left) => {
    const kinds = ["random-primary", "chosen-primary", "chosen-secondary", "characteristic"] as const;
    expect(kinds.map((kind) => advancementCost(kind, taken, document))).toEqual(prices);
    expect(40 - (advancementCost("chosen-primary", taken, document) ?? 40)).toBe(left);
  });

  test("[BB-155] there is no seventh, and no random secondary skill", () => {
    expect(ADVANCEMENT_KINDS.map((kind) => advancementCost(kind, 6, document))).toEqual(Array(5).fill(undefined));
    expect([0, 1, 2, 3, 4, 5].map((taken) => advancementCost("random-secondary", taken, document))).toEqual(
      Array(6).fill(undefined),
    );
  });

  test("in 2020 a random secondary costs what a chosen primary does", () => {
    const old = edition("official-2020");
    expect(ADVANCEMENT_KINDS.map((kind) => advancementCost(kind, 5, old))).toEqual([15, 30, 30, 40, 50]);
  });

  test.each([
    ["league-document", ["random-primary", "chosen-primary", "chosen-secondary", "characteristic"]],
    ["official-2025", ["random-primary", "chosen-primary", "chosen-secondary", "characteristic"]],
    ["official-2020", ["random-primary", "chosen-primary", "random-secondary", "chosen-secondary", "characteristic"]],
  ] as const)("[BB-155] %s offers the rich every kind that it has, at each of the six steps", (id, kinds) => {
    for (const taken of [0, 1, 2, 3, 4, 5])
      expect(advancementsFor(60, taken, edition(id)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("[BB-204] a league may set prices of its own", () => {
    const own = BloodBowlOptions.parse({ "own-tables": { advancementCosts: [{ "chosen-primary": 5 }] } });
    const rules = edition("league-document", own);
    expect(advancementCost("chosen-primary", 0, rules)).toBe(5);
    expect(advancementCost("characteristic", 0, rules)).toBeUndefined();
  });

  test("what a player can afford", () => {
    expect(advancementsFor(6, 0, document)).toEqual([
      { kind: "random-primary", cost: 3 },
      { kind: "chosen-primary", cost: 6 },
    ]);
    expect(advancementsFor(2, 0, document)).toEqual([]);
  });

  test("a player must advance from the price of a characteristic on", () => {
    expect(mustAdvance(13, 0, document)).toBe(false);
    expect(mustAdvance(14, 0, document)).toBe(true);
    expect(mustAdvance(99, 6, document)).toBe(false);
    expect(unspentSpp(aPlayer({ sppEarned: 20, sppSpent: 6 }))).toBe(14);
  });
});

describe("rises in value", () => {
  test("[BB-164] 20,000 for a primary, 40,000 for a secondary, 10,000 more for an elite skill", () => {
    expect(skillRise("chosen-primary", false, document)).toBe(20_000);
    expect(skillRise("random-primary", false, document)).toBe(20_000);
    expect(skillRise("chosen-secondary", false, document)).toBe(40_000);
    expect(riseOfSkill("block", lineman(), document)).toBe(30_000);
    expect(document.skills.elite).toEqual(["block", "dodge", "guard", "mighty-blow"]);
  });

  test("[BB-165] 10,000 for AV, 20,000 for MA and PA, 30,000 for AG, 60,000 for ST", () => {
    const rises = (["AV", "MA", "PA", "AG", "ST"] as const).map((each) => characteristicRise(each, document));
    expect(rises).toEqual([10_000, 20_000, 20_000, 30_000, 60_000]);
    expect(characteristicRise("MA", document) + characteristicRise("AG", document)).toBe(50_000);
  });

  test("in 2020 a random skill is cheaper and nothing is elite", () => {
    const old = edition("official-2020");
    expect(skillRise("random-primary", false, old)).toBe(10_000);
    expect(riseOfSkill("block", lineman(old), old)).toBe(20_000);
    expect(characteristicRise("ST", old)).toBe(80_000);
  });

  test("[BB-163] whoever refuses a characteristic takes a skill at its rise, and the points stay spent", () => {
    const points = advancementCost("characteristic", 0, document);
    expect(points).toBe(14);
    expect(riseOfSkill("dodge", lineman(), document)).toBe(50_000);
    expect(riseOfSkill("tackle", lineman(), document)).toBe(20_000);
  });
});

describe("what a player may learn", () => {
  test("skills of his primary and secondary categories that he has not", () => {
    expect(lineman()).toMatchObject({ primary: ["general"], secondary: ["agility", "devious", "strength"] });
    const player = aPlayer({ skills: [{ skill: "block", source: "chosen-primary" }] });
    const may = (skill: string) => canLearn(skill, player, lineman(), document);
    expect(["block", "tackle", "dodge", "guard", "pass", "claws", "loner"].filter(may)).toEqual([
      "tackle",
      "dodge",
      "guard",
    ]);
    expect(skillsToLearn("primary", player, lineman(), document)).toHaveLength(11);
  });

  test("a skill that is out of reach has no rise", () => {
    expect(() => riseOfSkill("claws", lineman(), document)).toThrow("out of reach");
  });
});
