import type { Position, SkillCategory } from "../data/shapes";
import type { Edition } from "../editions/model";
import type { AdvancementKind } from "./advancement-kinds";
import type { Characteristic, ClubPlayer } from "./model";
import { categoryOf, hasSkill, isElite } from "./skills";

/** Star player points that a player has not spent. */
export const unspentSpp = ({ sppEarned, sppSpent }: Pick<ClubPlayer, "sppEarned" | "sppSpent">) => sppEarned - sppSpent;

/** Price in star player points of the next step after so many (BB-149 to BB-155); `undefined`: it cannot be had. */
export const advancementCost = (
  kind: AdvancementKind,
  taken: number,
  { advancement }: Pick<Edition, "advancement">,
): number | undefined => advancement.costs[taken]?.[kind];

/** Whether a player must advance before the step is over: his points reach the price of a characteristic (R20). */
export function mustAdvance(unspent: number, taken: number, edition: Pick<Edition, "advancement">): boolean {
  const price = advancementCost("characteristic", taken, edition);
  return price !== undefined && unspent >= price;
}

/** The ways in which a player with so many points can advance now, and their prices. */
export function advancementsFor(
  unspent: number,
  taken: number,
  edition: Pick<Edition, "advancement">,
): { readonly kind: AdvancementKind; readonly cost: number }[] {
  const kinds: readonly AdvancementKind[] = [
    "random-primary",
    "chosen-primary",
    "random-secondary",
    "chosen-secondary",
    "characteristic",
  ];
  return kinds.flatMap((kind) => {
    const cost = advancementCost(kind, taken, edition);
    return cost === undefined || cost > unspent ? [] : [{ kind, cost }];
  });
}

/** What a skill adds to the value, in gold pieces (BB-164). */
export function skillRise(
  kind: Exclude<AdvancementKind, "characteristic">,
  elite: boolean,
  { advancement }: Pick<Edition, "advancement">,
): number {
  return advancement.rises[kind] + (elite ? advancement.eliteExtra : 0);
}

/** What a characteristic adds to the value, in gold pieces (BB-165). */
export const characteristicRise = (characteristic: Characteristic, { advancement }: Pick<Edition, "advancement">) =>
  advancement.rises[characteristic];

/** Whether a category is primary or secondary for a position. */
export function accessTo(category: SkillCategory, position: Position): "primary" | "secondary" | undefined {
  if (position.primary.includes(category)) return "primary";
  return position.secondary.includes(category) ? "secondary" : undefined;
}

/** Whether a player may learn a skill: known, within reach of his position, and not his already (R20). */
export function canLearn(
  skill: string,
  player: Pick<ClubPlayer, "skills">,
  position: Position,
  edition: Pick<Edition, "skills">,
): boolean {
  const category = categoryOf(skill, edition);
  return category !== undefined && accessTo(category, position) !== undefined && !hasSkill(skill, player, position);
}

/** Skills of the primary or secondary categories that a player may choose. */
export function skillsToLearn(
  access: "primary" | "secondary",
  player: Pick<ClubPlayer, "skills">,
  position: Position,
  edition: Pick<Edition, "skills">,
): string[] {
  return position[access]
    .flatMap((category) => edition.skills.categories[category] ?? [])
    .filter((skill) => !hasSkill(skill, player, position));
}

/** What a chosen skill costs the value when a characteristic was refused for it (BB-163). */
export function riseOfSkill(
  skill: string,
  position: Position,
  edition: Pick<Edition, "skills" | "advancement">,
): number {
  const category = categoryOf(skill, edition);
  const access = category === undefined ? undefined : accessTo(category, position);
  if (access === undefined) throw new Error(`"${skill}" is out of reach of "${position.id}"`);
  return skillRise(access === "primary" ? "chosen-primary" : "chosen-secondary", isElite(skill, edition), edition);
}
