import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { formatNumber } from "@/app/_ui/format";
import { SelectField } from "@/app/_ui/select-field";
import { SIDES, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { positionName } from "../words";

/** As many journeymen as bring the able players to eleven; where a roster has a choice, one chooses. */
export function JourneymenStep() {
  const { view } = usePlay();
  return (
    <div className="phase-sides">
      {SIDES.map((side) => (
        <SideJourneymen key={`${side}-${view.before?.journeymen[side].due}`} side={side} />
      ))}
    </div>
  );
}

function SideJourneymen({ side }: { readonly side: Side }) {
  const { view, act } = usePlay();
  const t = useTranslations("before");
  const locale = useLocale();
  const { due, positions } = view.before?.journeymen[side] ?? { due: 0, positions: [] };
  const first = positions[0]?.id ?? "";
  const [chosen, setChosen] = useState<readonly string[]>(() => Array.from({ length: due }, () => first));
  const { name, guests } = view.sides[side];
  const options = positions.map(({ id, fee }) => ({
    value: id,
    label: `${positionName(locale, id)} · ${formatNumber(locale, fee)}`,
  }));
  return (
    <section className={`phase-side phase-side-${side}`}>
      <h4>{name}</h4>
      {due === 0 ? (
        <p className="small muted">
          {guests.length > 0 ? t("journeymen-taken", { count: guests.length }) : t("no-journeymen")}
        </p>
      ) : (
        <>
          <p className="small">{t("journeymen-due", { count: due })}</p>
          {chosen.map((position, index) => (
            <SelectField
              key={index}
              label={t("journeyman", { number: index + 1 })}
              options={options}
              value={position}
              onChange={(event) => setChosen(chosen.with(index, event.target.value))}
            />
          ))}
          <Button
            size="table"
            variant="primary"
            onClick={() => act({ type: "take-journeymen", side, positions: [...chosen] })}
          >
            {t("take-journeymen", { count: due })}
          </Button>
        </>
      )}
    </section>
  );
}
