import type { Dice } from "../../core/dice";
import type { Position, SkillCategory } from "../data/shapes";
import type { Edition } from "../editions/model";
import { canLearn } from "./advancement";
import type { ClubPlayer } from "./model";

/** The skill at two dice: the first tells the half of the table, the second the line (R20). */
export function randomSkillAt(
  first: number,
  second: number,
  category: SkillCategory,
  { skills }: Pick<Edition, "skills">,
): string {
  const skill = skills.categories[category]?.[(first <= 3 ? 0 : 6) + second - 1];
  if (skill === undefined) throw new Error(`no ${category} skill at ${first}, ${second}`);
  return skill;
}

/** Random skills as rolled: what the coach may pick from, and every face in order. */
export interface RandomSkills {
  /** One in 2020, two in 2025; the same twice leaves no choice. */
  readonly skills: readonly string[];
  readonly faces: readonly number[];
}

/**
 * Rolls random skills of a category (R20): two D6 each, rolled again while the player cannot use the result.
 * @param purpose what the dice are for, such as "skill:home:p5"; the pairs are "skill:home:p5:1" and so on
 */
export function rollRandomSkills(
  category: SkillCategory,
  player: Pick<ClubPlayer, "skills">,
  position: Position,
  edition: Pick<Edition, "skills" | "advancement">,
  dice: Dice,
  purpose: string,
): RandomSkills {
  const faces: number[] = [];
  const roll = () => {
    for (;;) {
      // A name of its own for each pair, so that typed faces are asked for pair by pair.
      const pair = `${purpose}:${faces.length / 2 + 1}`;
      const [first, second] = [dice.roll(6, pair), dice.roll(6, pair)];
      faces.push(first, second);
      const skill = randomSkillAt(first, second, category, edition);
      if (canLearn(skill, player, position, edition)) return skill;
    }
  };
  const skills = Array.from({ length: edition.advancement.randomRolls }, roll);
  return { skills, faces };
}
