import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { Switch } from "@/app/_ui/switch";
import type { Club, Edition, Redraft } from "@/engine/blood-bowl";

interface StaffCardProps {
  readonly club: Club;
  readonly rules: Edition;
  readonly redraft: Redraft;
  readonly hasApothecary: boolean;
  readonly onChange: (redraft: Redraft) => void;
}

/** Re-rolls and staff that are carried over, at the price of a draft. */
export function StaffCard({ club, rules: { staff, rerolls }, redraft, hasApothecary, onChange }: StaffCardProps) {
  const t = useTranslations("draft");
  const words = useTranslations("redraft");
  const locale = useLocale();
  const gold = (amount: number) => formatNumber(locale, amount);
  return (
    <Card title={words("staff")}>
      <div className="staff-grid">
        <NumberStepper
          label={t("rerolls", { price: gold(club.rerollPrice) })}
          value={redraft.rerolls}
          max={rerolls.max}
          onChange={(value) => onChange({ ...redraft, rerolls: value })}
        />
        <NumberStepper
          label={t("assistant-coaches", { price: gold(staff.assistantCoaches.price) })}
          value={redraft.assistantCoaches}
          max={staff.assistantCoaches.max}
          onChange={(value) => onChange({ ...redraft, assistantCoaches: value })}
        />
        <NumberStepper
          label={t("cheerleaders", { price: gold(staff.cheerleaders.price) })}
          value={redraft.cheerleaders}
          max={staff.cheerleaders.max}
          onChange={(value) => onChange({ ...redraft, cheerleaders: value })}
        />
        {hasApothecary && (
          <Switch
            label={t("apothecary", { price: gold(staff.apothecary.price) })}
            checked={redraft.apothecary}
            onChange={(event) => onChange({ ...redraft, apothecary: event.target.checked })}
          />
        )}
      </div>
    </Card>
  );
}
