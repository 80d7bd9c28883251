import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { SelectField } from "@/app/_ui/select-field";
import { type ClubPlayer, type Edition, skillsToLearn } from "@/engine/blood-bowl";
import { type Position, useSkillWords } from "./skill-words";

interface SkillInsteadProps {
  readonly player: ClubPlayer;
  readonly position: Position;
  readonly rules: Edition;
  /** What was rolled cannot be improved. */
  readonly isOnly: boolean;
  readonly onPick: (skill: string) => void;
}

/** The refusal of a rolled characteristic: any primary or secondary skill for the same points (BB-163). */
export function SkillInstead({ player, position, rules, isOnly, onPick }: SkillInsteadProps) {
  const t = useTranslations("after");
  const skillWords = useSkillWords(rules);
  const [choice, setChoice] = useState<string>();
  const groups = (["primary", "secondary"] as const)
    .map((access) => ({ access, skills: skillsToLearn(access, player, position, rules) }))
    .filter(({ skills }) => skills.length > 0);
  const picked = choice ?? groups[0]?.skills[0];
  if (picked === undefined) return null;
  return (
    <div className="row row-3 wrap mt-2">
      <span className="grow">
        <SelectField
          label={t("instead")}
          hint={isOnly ? t("instead-only") : t("instead-hint")}
          options={groups.map(({ access, skills }) => ({
            group: t(`access.${access}`),
            options: skills.map((value) => ({ value, label: skillWords(value, position) })),
          }))}
          value={picked}
          onChange={(event) => setChoice(event.target.value)}
        />
      </span>
      <Button size="table" onClick={() => onPick(picked)}>
        {t("take-instead")}
      </Button>
    </div>
  );
}
