import { expect, test } from "vitest";
import { diceFrom, fixedDice } from "../../../core/dice";
import { NAME_STYLE_OF, NAME_STYLES } from "../../data/name-parts";
import { ROSTERS_2025 } from "../../data/rosters-2025";
import { freshName, randomName } from "./names";

test("the same dice give the same name, in the sound of the roster", () => {
  expect(randomName("goblin", fixedDice(11, 6, 11, 10))).toBe("Snikpok Toadtoes");
  expect(randomName("dwarf", fixedDice(1, 1, 1, 1))).toBe("Balbin Anvilbeard");
});

test("a roster that is not listed sounds human", () => {
  expect(randomName("old-world-alliance", fixedDice(2, 1, 1, 1))).toBe("Berbert Ackerbach");
});

test("a name that is taken is made up anew", () => {
  const dice = fixedDice(1, 1, 1, 1, 2, 1, 1, 1);
  expect(freshName("dwarf", new Set(["Balbin Anvilbeard"]), dice)).toBe("Borbin Anvilbeard");
});

test("every style offers thousands of names that fit on a shirt", () => {
  for (const { starts, ends, fronts, backs } of Object.values(NAME_STYLES)) {
    expect(starts.length * ends.length * fronts.length * backs.length).toBeGreaterThan(10_000);
    expect([...starts, ...ends, ...fronts, ...backs].every((part) => part.length > 1 && part.length < 10)).toBe(true);
  }
});

test("every roster can name its players", () => {
  let at = 0;
  const dice = diceFrom((sides) => (at++ % sides) + 1);
  expect(ROSTERS_2025.filter(({ id }) => !/^\S+ \S+$/.test(randomName(id, dice)))).toEqual([]);
  expect(Object.keys(NAME_STYLE_OF).filter((id) => !ROSTERS_2025.some((roster) => roster.id === id))).toEqual([]);
});
