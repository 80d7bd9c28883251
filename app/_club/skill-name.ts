import { KEYWORD_NAMES } from "@/engine/blood-bowl/data/names/keywords";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";
import type { Locale } from "@/i18n/routing";

/** "Loner (3+)", "Hatred (Orc)": a skill with its X. */
export function skillName(
  locale: Locale,
  { skill, value }: { readonly skill: string; readonly value?: string | undefined },
): string {
  const name = nameIn(SKILL_NAMES, skill, locale);
  return value === undefined ? name : `${name} (${nameIn(KEYWORD_NAMES, value, locale)})`;
}
