import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import type { Ending } from "./season-types";

/** Names of next season by competition; one without a name is not held again. */
export type HeldNames = Readonly<Record<string, string | undefined>>;

interface HoldAgainCardProps {
  readonly competitions: readonly Ending[];
  readonly names: HeldNames;
  readonly onChange: (names: HeldNames) => void;
}

/** Which competitions are held again, and how they are called then. */
export function HoldAgainCard({ competitions, names, onChange }: HoldAgainCardProps) {
  const t = useTranslations("seasons");
  return (
    <Card title={t("hold-again")}>
      <div className="stack stack-4">
        <p className="small muted">{t("hold-again-hint")}</p>
        {competitions.map(({ id, name }) => {
          const next = names[id];
          return (
            <div key={id} className="staff-grid">
              <Switch
                label={t("held", { name })}
                checked={next !== undefined}
                onChange={({ target }) => onChange({ ...names, [id]: target.checked ? name : undefined })}
              />
              {next !== undefined && (
                <TextField
                  label={t("name-next")}
                  value={next}
                  minLength={2}
                  maxLength={60}
                  required
                  onChange={({ target }) => onChange({ ...names, [id]: target.value })}
                />
              )}
            </div>
          );
        })}
        {Object.values(names).every((name) => name === undefined) && (
          <Notice tone="warn" live>
            {t("nothing-held")}
          </Notice>
        )}
      </div>
    </Card>
  );
}
