import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { dices } from "@/app/_ui/icon-paths";
import { SIDES } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** A D16 for each prayer that a side has. */
export function PrayersStep() {
  const { view, act } = usePlay();
  const t = useTranslations("before");
  return (
    <div className="act-row">
      {SIDES.map((side) => {
        const due = view.before?.prayersDue[side] ?? 0;
        return due === 0 ? null : (
          <Button
            key={side}
            size="table"
            variant="primary"
            icon={dices}
            onClick={() => act({ type: "roll-prayers", side })}
          >
            {t("roll-prayers", { club: view.sides[side].name, count: due })}
          </Button>
        );
      })}
    </div>
  );
}
