import type { HeldSkill, Position, SkillCategory } from "../data/shapes";
import { SKILL_CATEGORIES } from "../data/shapes";
import type { Edition } from "../editions/model";
import type { ClubPlayer } from "./model";

/** The category in which a skill can be learnt; `undefined` for traits and skills of another edition. */
export const categoryOf = (skill: string, { skills }: Pick<Edition, "skills">): SkillCategory | undefined =>
  SKILL_CATEGORIES.find((category) => skills.categories[category]?.includes(skill));

/** Everything a player can do: the skills of his position and those he gained. */
export const skillsOf = (player: Pick<ClubPlayer, "skills">, position: Pick<Position, "skills">): HeldSkill[] => [
  ...position.skills,
  ...player.skills,
];

/** Whether a player has a skill or trait. */
export const hasSkill = (
  skill: string,
  player: Pick<ClubPlayer, "skills">,
  position: Pick<Position, "skills">,
): boolean => skillsOf(player, position).some((held) => held.skill === skill);

/** Whether a skill is an elite one, which adds more to the value. */
export const isElite = (skill: string, { skills }: Pick<Edition, "skills">) => skills.elite.includes(skill);
