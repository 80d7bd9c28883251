import { expect, test } from "vitest";
import { bracketOf } from "./bracket";
import { stageOf } from "./stage";

test("the stage of a tie is how many are still in, for brackets of 2 to 64", () => {
  for (let entries = 2; entries <= 64; entries++) {
    const { ties } = bracketOf(entries, { thirdPlace: true });
    for (const { id, of, thirdPlace } of ties)
      expect(stageOf(id, entries), `${id} of ${entries}`).toBe(thirdPlace ? "third" : of);
  }
});

test("three rounds of eight, and the match for the third place", () => {
  expect(["r1-4", "r2-1", "r3-1", "third"].map((tie) => stageOf(tie, 8))).toEqual([8, 4, 2, "third"]);
  expect(stageOf("r1-1", 9)).toBe(16);
});
