"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/select-field";
import { CASUALTY_CAUSES, type CommandOf } from "@/engine/blood-bowl";
import { PlayerField } from "./player-field";
import type { CorrectableMatch } from "./shapes";

type Harm = CommandOf<"casualty">;

interface HarmFieldsProps {
  readonly match: Pick<CorrectableMatch, "sides">;
  readonly harm: Harm;
  readonly onHarm: (harm: Harm) => void;
}

/** Who was hurt, how, and by whom. */
export function HarmFields({ match, harm, onHarm }: HarmFieldsProps) {
  const t = useTranslations("corrections");
  const recorder = useTranslations("recorder");
  const { by: _, ...alone } = harm;
  return (
    <>
      <PlayerField
        label={t("hurt")}
        match={match}
        value={harm.victim}
        onPick={(victim) => victim !== undefined && onHarm({ ...harm, victim })}
      />
      <SelectField
        label={t("cause")}
        value={harm.cause}
        onChange={({ target }) =>
          onHarm({ ...harm, cause: CASUALTY_CAUSES.find((cause) => cause === target.value) ?? "other" })
        }
        options={CASUALTY_CAUSES.map((cause) => ({ value: cause, label: recorder(`cause.${cause}`) }))}
      />
      <PlayerField
        label={t("by")}
        match={match}
        value={harm.by}
        nobody={t("nobody")}
        onPick={(by) => onHarm(by === undefined ? alone : { ...harm, by })}
      />
    </>
  );
}
