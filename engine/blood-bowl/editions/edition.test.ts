import { describe, expect, test } from "vitest";
import { BloodBowlEdition } from "../club/model";
import { BloodBowlOptions } from "../options";
import { edition } from "./edition";

const with_ = (options: object) => edition("league-document", BloodBowlOptions.parse(options));

describe("the three editions", () => {
  test.each(BloodBowlEdition.options)("%s is whole", (id) => {
    const { casualtyUpTo, lostCharacteristic, advancement, costlyErrors, tables, skills } = edition(id);
    expect(Object.values(casualtyUpTo)).toEqual(Object.values(casualtyUpTo).toSorted((a, b) => a - b));
    expect(casualtyUpTo.dead).toBe(16);
    expect(lostCharacteristic).toHaveLength(6);
    expect(advancement.costs).toHaveLength(6);
    expect(advancement.characteristicTable).toHaveLength(advancement.characteristicDie);
    expect(costlyErrors.table.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect([tables.weather.length, tables.kickoff.length, tables.prayers.length]).toEqual([11, 11, 16]);
    expect(Object.values(skills.categories).every((list) => new Set(list).size === 12)).toBe(true);
  });

  test("the document differs from the edition of 2025 in costly errors and desertion alone", () => {
    const [document, official] = [edition("league-document"), edition("official-2025")];
    const { id: _, costlyErrors, concession, ...rest } = document;
    expect(official).toMatchObject(rest);
    expect(costlyErrors.rounding).toBe(official.costlyErrors.rounding);
    expect(costlyErrors.table).not.toEqual(official.costlyErrors.table);
    expect(concession).toEqual({ ...official.concession, desertion: false });
  });

  test("30 rosters in 2025 and 29 in 2020, every skill of a position known", () => {
    expect(BloodBowlEdition.options.map((id) => edition(id).rosters.length)).toEqual([30, 30, 29]);
    for (const id of BloodBowlEdition.options) {
      const { rosters, skills } = edition(id);
      const known = [...Object.values(skills.categories).flat(), ...skills.traits];
      const held = rosters.flatMap(({ positions }) => positions.flatMap((position) => position.skills));
      expect(held.filter(({ skill }) => !known.includes(skill))).toEqual([]);
    }
  });
});

describe("house rules", () => {
  test("every option has a default, and none may be invented", () => {
    expect(BloodBowlOptions.parse({})).toEqual(edition("league-document").options);
    expect(BloodBowlOptions.safeParse({ "free-beer": true }).success).toBe(false);
    expect(BloodBowlOptions.safeParse({ "draft-budget": 1_000_001 }).success).toBe(false);
  });

  test("[BB-130] desertion can be switched on, and never off in a published edition", () => {
    const off = BloodBowlOptions.parse({ "concession-desertion": false });
    expect([edition("official-2025", off), edition("official-2020", off)].map((e) => e.concession.desertion)).toEqual([
      true,
      true,
    ]);
    expect(with_({ "concession-desertion": true }).concession.desertion).toBe(true);
  });

  test("[BB-204] tables of a league's own replace those of the edition, and the rest stays", () => {
    const own = with_({
      "own-tables": {
        spp: { touchdown: 4 },
        inducements: { bribes: { cost: 60_000, max: 5 } },
        casualties: { "badly-hurt": 10, "seriously-hurt": 12, "serious-injury": 14, "lasting-injury": 15, dead: 16 },
        advancementCosts: [{ "chosen-primary": 5 }],
      },
    });
    const published = edition("league-document");
    expect(own.spp).toEqual({ ...published.spp, touchdown: 4 });
    expect(own.casualtyUpTo["badly-hurt"]).toBe(10);
    expect(own.advancement.costs).toEqual([{ "chosen-primary": 5 }]);
    expect(own.inducements).toContainEqual({ id: "bribes", cost: 60_000, max: 5 });
    expect(own.inducements.filter(({ id }) => id !== "bribes")).toEqual(
      published.inducements.filter(({ id }) => id !== "bribes"),
    );
  });
});
