import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { type Edition, isElite, riseOfSkill, type skillsToLearn } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";

/** What may be learnt, and at what price, is of the position. */
export type Position = Parameters<typeof skillsToLearn>[2];

/** A skill's name, and of an elite one that it is dearer: "Block (elite, +30,000)". */
export function useSkillWords(rules: Edition) {
  const t = useTranslations("after");
  const locale = useLocale();
  return (skill: string, position: Position) => {
    const name = nameIn(SKILL_NAMES, skill, locale);
    if (!isElite(skill, rules)) return name;
    return t("elite", { skill: name, gold: formatNumber(locale, riseOfSkill(skill, position, rules)) });
  };
}
