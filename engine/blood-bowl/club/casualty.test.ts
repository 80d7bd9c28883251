import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { BloodBowlOptions } from "../options";
import type { Casualty } from "./book";
import { casualtyModifier, casualtyOf, lostCharacteristic, missesNextMatch, nigglingOf } from "./casualty";

const document = edition("league-document");
const FACES = Array.from({ length: 16 }, (_, index) => index + 1);
const facesOf = (casualty: Casualty, rules = document) =>
  FACES.filter((face) => casualtyOf(face, 0, rules) === casualty);

describe("casualty table", () => {
  test.each<[string, Casualty, number[]]>([
    ["[BB-174] badly hurt on 1 to 8", "badly-hurt", [1, 2, 3, 4, 5, 6, 7, 8]],
    ["[BB-175] seriously hurt on 9 and 10", "seriously-hurt", [9, 10]],
    ["[BB-176] serious injury on 11 and 12", "serious-injury", [11, 12]],
    ["[BB-177] lasting injury on 13 and 14", "lasting-injury", [13, 14]],
    ["[BB-178] dead on 15 and 16", "dead", [15, 16]],
  ])("%s", (_, casualty, faces) => {
    expect(facesOf(casualty)).toEqual(faces);
  });

  test("in 2020 badly hurt ends at 6 and seriously hurt at 9", () => {
    const old = edition("official-2020");
    expect([facesOf("badly-hurt", old), facesOf("seriously-hurt", old), facesOf("serious-injury", old)]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ]);
  });

  test("[BB-176] niggling injuries add one each to later rolls, Decay one more, and 16 is the end", () => {
    expect(casualtyModifier(2, false)).toBe(2);
    expect(casualtyModifier(1, true)).toBe(2);
    expect(casualtyOf(8, casualtyModifier(1, false), document)).toBe("seriously-hurt");
    expect(casualtyOf(16, 3, document)).toBe("dead");
  });

  test("[BB-174 BB-175 BB-176 BB-177] who misses the next match and who keeps a niggling injury", () => {
    const all: readonly Casualty[] = ["badly-hurt", "seriously-hurt", "serious-injury", "lasting-injury"];
    expect(all.map(missesNextMatch)).toEqual([false, true, true, true]);
    expect(all.map(nigglingOf)).toEqual([0, 0, 1, 0]);
  });

  test("[BB-204] a league may have bands of its own", () => {
    const casualties = { "badly-hurt": 10, "seriously-hurt": 12, "serious-injury": 14, "lasting-injury": 15, dead: 16 };
    const mild = edition("league-document", BloodBowlOptions.parse({ "own-tables": { casualties } }));
    expect(casualtyOf(15, 0, mild)).toBe("lasting-injury");
  });
});

test.each([
  ["[BB-179] AV on a 1", 1, "AV"],
  ["[BB-179] AV on a 2", 2, "AV"],
  ["[BB-180] MA on a 3", 3, "MA"],
  ["[BB-181] PA on a 4", 4, "PA"],
  ["[BB-182] AG on a 5", 5, "AG"],
  ["[BB-183] ST on a 6", 6, "ST"],
])("lasting injury: %s", (_, face, characteristic) => {
  expect(lostCharacteristic(face, document)).toBe(characteristic);
});
