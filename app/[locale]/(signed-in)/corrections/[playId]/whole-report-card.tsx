"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { SelectField } from "@/app/_ui/select-field";
import type { CorrectableMatch, Wish } from "./shapes";

interface WholeReportCardProps {
  readonly match: CorrectableMatch;
  readonly wish: Wish;
  readonly onChange: (whole: Pick<Wish, "isAnnulled" | "moveTo">) => void;
}

/** What may be wrong with a report as a whole: it belongs to another fixture, or to none. */
export function WholeReportCard({ match, wish, onChange }: WholeReportCardProps) {
  const t = useTranslations("corrections");
  const { elsewhere, isSettled } = match;
  return (
    <Card title={t("whole")}>
      <div className="stack stack-4">
        {elsewhere.length > 0 && !wish.isAnnulled && (
          <SelectField
            label={t("move")}
            hint={t("move-hint")}
            value={wish.moveTo ?? ""}
            onChange={({ target }) =>
              onChange({ isAnnulled: false, moveTo: target.value === "" ? undefined : target.value })
            }
            options={[
              { value: "", label: t("stays-here") },
              ...elsewhere.map(({ fixtureId, competition, round, names }) => ({
                value: fixtureId,
                label: t("fixture", { match: names.join(" – "), competition, round }),
              })),
            ]}
          />
        )}
        <p className="small muted">{t("annul-text")}</p>
        {wish.isAnnulled ? (
          <Button onClick={() => onChange({ isAnnulled: false, moveTo: undefined })}>{t("annul-not")}</Button>
        ) : (
          <Button variant="danger" onClick={() => onChange({ isAnnulled: true, moveTo: undefined })}>
            {t(isSettled ? "annul" : "abandon")}
          </Button>
        )}
      </div>
    </Card>
  );
}
