"use client";

import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/icon-button";
import { trash2 } from "@/app/_ui/icon-paths";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { TALLIES } from "@/engine/league/result";
import type { Bonus, PointsRules } from "@/engine/league/table-rules";

interface BonusListProps {
  readonly points: PointsRules;
  readonly onChange: (points: PointsRules) => void;
}

/** What each kind of bonus begins with when it is added. */
const NEW_BONUS = {
  scored: { kind: "scored", atLeast: 3, points: 1 },
  "none-conceded": { kind: "none-conceded", points: 1 },
  "winning-margin": { kind: "winning-margin", atLeast: 3, points: 1 },
  "losing-margin": { kind: "losing-margin", atMost: 1, points: 1 },
  tally: { kind: "tally", tally: TALLIES.casualties, atLeast: 3, points: 1 },
} as const satisfies Record<Bonus["kind"], Bonus>;
const KINDS = ["scored", "none-conceded", "winning-margin", "losing-margin", "tally"] as const;

/** Extra points of one match, and the most that one match may bring. */
export function BonusList({ points, onChange }: BonusListProps) {
  const t = useTranslations("season");
  const bonuses = points.bonuses ?? [];
  const cap = points.bonusCap;

  function keep(list: readonly Bonus[]) {
    const { bonuses: _before, bonusCap, ...rest } = points;
    if (list.length === 0) return onChange(rest);
    onChange({ ...rest, bonuses: [...list], ...(bonusCap === undefined ? {} : { bonusCap }) });
  }

  return (
    <fieldset className="stack">
      <legend className="label">{t("bonuses")}</legend>
      {bonuses.map((bonus, index) => {
        const label = t(`bonus.${bonus.kind}`, { n: thresholdOf(bonus) });
        return (
          <div key={`${bonus.kind}-${index}`} className="flex flex-wrap items-end gap-3">
            <span className="grow">{label}</span>
            {bonus.kind !== "none-conceded" && (
              <NumberStepper
                label={t("threshold")}
                value={thresholdOf(bonus)}
                min={1}
                max={20}
                onChange={(value) => keep(bonuses.with(index, withThreshold(bonus, value)))}
              />
            )}
            <NumberStepper
              label={t("extra")}
              value={bonus.points}
              min={-10}
              max={20}
              onChange={(value) => keep(bonuses.with(index, { ...bonus, points: value }))}
            />
            <IconButton
              icon={trash2}
              label={t("take-away", { what: label })}
              onClick={() => keep(bonuses.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <SelectField
        label={t("add-bonus")}
        value=""
        onChange={({ target }) => {
          const kind = KINDS.find((one) => one === target.value);
          if (kind !== undefined) keep([...bonuses, NEW_BONUS[kind]]);
        }}
        options={[
          { value: "", label: t("choose") },
          ...KINDS.map((kind) => ({ value: kind, label: t(`bonus-kind.${kind}`) })),
        ]}
      />
      {bonuses.length > 0 && (
        <NumberStepper
          label={t("bonus-cap")}
          hint={t("bonus-cap-hint")}
          value={cap ?? 0}
          max={20}
          show={(value) => (value === 0 ? "–" : String(value))}
          onChange={(value) => {
            const { bonusCap: _before, ...rest } = points;
            onChange(value === 0 ? rest : { ...rest, bonusCap: value });
          }}
        />
      )}
    </fieldset>
  );
}

function thresholdOf(bonus: Bonus): number {
  switch (bonus.kind) {
    case "none-conceded":
      return 0;
    case "losing-margin":
      return bonus.atMost;
    case "scored":
    case "winning-margin":
    case "tally":
      return bonus.atLeast;
  }
}

function withThreshold(bonus: Bonus, value: number): Bonus {
  if (bonus.kind === "none-conceded") return bonus;
  return bonus.kind === "losing-margin" ? { ...bonus, atMost: value } : { ...bonus, atLeast: value };
}
