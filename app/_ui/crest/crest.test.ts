import { expect, test } from "vitest";
import { crestForName } from "./crest-for-name";
import { CrestDesign } from "./schema";

test("a club without a crest always gets the same valid one from its name", () => {
  for (const name of ["Harrowgate Rovers", "Étoile du Marais", "", "Kupferkessel 09"]) {
    expect(CrestDesign.parse(crestForName(name))).toEqual(crestForName(name));
  }
  expect(crestForName("Harrowgate Rovers")).not.toEqual(crestForName("Kupferkessel 09"));
});

test("a crest takes two colours written as #rrggbb and nothing else", () => {
  const design = { shape: "shield", pattern: "bend", colours: ["#f4f1e6", "#35623c"] };
  expect(CrestDesign.safeParse(design).success).toBe(true);
  expect(CrestDesign.safeParse({ ...design, colours: ["#F4F1E6", "green"] }).success).toBe(false);
  expect(CrestDesign.safeParse({ ...design, motto: "x" }).success).toBe(false);
});
