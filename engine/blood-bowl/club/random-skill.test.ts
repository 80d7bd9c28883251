import { expect, test } from "vitest";
import { fixedDice } from "../../core/dice";
import { edition } from "../editions/edition";
import { aPlayer } from "./builders";
import { randomSkillAt, rollRandomSkills } from "./random-skill";
import { findPosition, rosterOf } from "./rosters";

const document = edition("league-document");
const roll = (faces: readonly number[], skills: string[] = [], rules = document) => {
  const position = findPosition("human-lineman", rosterOf({ roster: "human" }, rules));
  if (position === undefined) throw new Error("no lineman");
  const player = aPlayer({ skills: skills.map((skill) => ({ skill, source: "chosen-primary" })) });
  const dice = fixedDice(...faces);
  const rolled = rollRandomSkills("general", player, position, rules, dice, "skill:home:p1");
  expect(dice.left()).toBe(0);
  return rolled;
};

test("the first die picks the half of a table, the second the line", () => {
  expect(randomSkillAt(1, 1, "general", document)).toBe("block");
  expect(randomSkillAt(3, 6, "general", document)).toBe("pro");
  expect(randomSkillAt(4, 1, "general", document)).toBe("steady-footing");
  expect(randomSkillAt(6, 6, "general", document)).toBe("wrestle");
});

test("two skills are rolled to keep one of them, in 2020 one alone", () => {
  expect(roll([1, 1, 6, 6])).toEqual({ skills: ["block", "wrestle"], faces: [1, 1, 6, 6] });
  expect(roll([1, 1], [], edition("official-2020")).skills).toEqual(["block"]);
});

test("the same skill twice leaves no choice", () => {
  expect(roll([1, 1, 2, 1]).skills).toEqual(["block", "block"]);
});

test("a skill that the player has is rolled again", () => {
  expect(roll([1, 1, 1, 2, 6, 6], ["block"])).toEqual({ skills: ["dauntless", "wrestle"], faces: [1, 1, 1, 2, 6, 6] });
});
