import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import { type Draft, type Edition, leaguesToPick, specialRulesToPick } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { RULE_NAMES } from "@/engine/blood-bowl/data/names/special-rules";
import type { Roster } from "./positions-card";

interface StaffCardProps {
  readonly draft: Draft;
  readonly roster: Roster;
  readonly rules: Edition;
  readonly onChange: (draft: Draft) => void;
}

/** Re-rolls, staff, fans, and what the roster lets one choose. */
export function StaffCard({ draft, roster, rules, onChange }: StaffCardProps) {
  const t = useTranslations("draft");
  const locale = useLocale();
  const { staff, rerolls, draft: limits, fans } = rules;
  const gold = (amount: number) => formatNumber(locale, amount);
  return (
    <Card title={t("staff")}>
      <div className="staff-grid">
        <NumberStepper
          label={t("rerolls", { price: gold(roster.rerollPrice) })}
          value={draft.rerolls}
          max={rerolls.max}
          onChange={(value) => onChange({ ...draft, rerolls: value })}
        />
        <NumberStepper
          label={t("assistant-coaches", { price: gold(staff.assistantCoaches.price) })}
          value={draft.assistantCoaches}
          max={staff.assistantCoaches.max}
          onChange={(value) => onChange({ ...draft, assistantCoaches: value })}
        />
        <NumberStepper
          label={t("cheerleaders", { price: gold(staff.cheerleaders.price) })}
          value={draft.cheerleaders}
          max={staff.cheerleaders.max}
          onChange={(value) => onChange({ ...draft, cheerleaders: value })}
        />
        <NumberStepper
          label={t("fans", { price: gold(limits.fans.price) })}
          value={draft.dedicatedFans}
          min={fans.min}
          max={limits.fans.max}
          onChange={(value) => onChange({ ...draft, dedicatedFans: value })}
        />
        {roster.apothecary && (
          <Switch
            label={t("apothecary", { price: gold(staff.apothecary.price) })}
            checked={draft.apothecary}
            onChange={(event) => onChange({ ...draft, apothecary: event.target.checked })}
          />
        )}
        {Array.from({ length: leaguesToPick(roster) }, (_, index) => (
          <SelectField
            key={`league-${index}`}
            label={t("league")}
            value={draft.leagues[index] ?? ""}
            onChange={(event) => onChange({ ...draft, leagues: draft.leagues.with(index, event.target.value) })}
            options={roster.leagues.map((value) => ({ value, label: nameIn(RULE_NAMES, value, locale) }))}
          />
        ))}
        {Array.from({ length: specialRulesToPick(roster) }, (_, index) => (
          <SelectField
            key={`rule-${index}`}
            label={t("special-rule")}
            value={draft.specialRules[index] ?? ""}
            onChange={(event) =>
              onChange({ ...draft, specialRules: draft.specialRules.with(index, event.target.value) })
            }
            options={(roster.specialRulesChoice?.from ?? []).map((value) => ({
              value,
              label: nameIn(RULE_NAMES, value, locale),
            }))}
          />
        ))}
      </div>
    </Card>
  );
}
