import { useLocale, useTranslations } from "next-intl";
import { characteristicText } from "@/app/_club/characteristic-text";
import { skillName } from "@/app/_club/skill-name";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { CHARACTERISTICS, type Draft, type findRoster } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";
import { withPositionCount } from "./players";

export type Roster = NonNullable<ReturnType<typeof findRoster>>;

interface PositionsCardProps {
  /** Where it is not about a first draft. */
  readonly title?: string;
  readonly draft: Draft;
  readonly roster: Roster;
  readonly onChange: (draft: Draft) => void;
}

/** How many of each position: profile, skills, price and limit beside it. */
export function PositionsCard({ title, draft, roster, onChange }: PositionsCardProps) {
  const t = useTranslations("draft");
  const locale = useLocale();
  return (
    <Card
      title={title ?? t("positions")}
      flush
      end={<span className="small muted">{t("players-count", { count: draft.players.length })}</span>}
    >
      <ul>
        {roster.positions.map(({ id, cost, max, profile, skills }) => {
          const name = nameIn(POSITION_NAMES, id, locale);
          const shown = skills.map((skill) => skillName(locale, skill));
          return (
            <li key={id} className="list-line wrap">
              <span className="grow">
                <b>{name}</b> <span className="small nowrap">{formatNumber(locale, cost)}</span>
                <span className="stat-line">
                  {CHARACTERISTICS.map((characteristic) => (
                    <span key={characteristic}>
                      {characteristic} <b>{characteristicText(characteristic, profile[characteristic])}</b>
                    </span>
                  ))}
                </span>
                {shown.length > 0 && <span className="small muted block">{shown.join(", ")}</span>}
              </span>
              <NumberStepper
                label={t("count-of", { position: name, max })}
                hideLabel
                value={draft.players.filter(({ position }) => position === id).length}
                max={max}
                onChange={(count) => onChange(withPositionCount(draft, id, count))}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
