import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Sheet } from "@/app/_ui/dialog";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SIDES, TURNS } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

const WHYS = ["correction", "time-out"] as const;

/** Puts the turn markers right: after a time-out, or where nobody tapped. */
export function ClockSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, state, act } = usePlay();
  const t = useTranslations("recorder");
  const [clock, setClock] = useState(view.match?.clock);
  const [why, setWhy] = useState<(typeof WHYS)[number]>("correction");
  if (clock === undefined) return null;
  return (
    <Sheet title={t("turn-markers")} open onOpenChange={(open) => !open && onClose()}>
      <div className="stack">
        <SegmentedControl
          label={t("why")}
          fill
          value={why}
          onPick={setWhy}
          choices={WHYS.map((value) => ({ value, label: t(value) }))}
        />
        <SegmentedControl
          label={t("whose-turn")}
          fill
          value={clock.of}
          onPick={(of) => setClock({ ...clock, of })}
          choices={SIDES.map((value) => ({ value, label: view.sides[value].name }))}
        />
        <div className="row row-3 wrap">
          <NumberStepper
            label={t("half")}
            value={clock.half}
            min={1}
            max={Math.max(2, state.match?.kickers.length ?? 2)}
            onChange={(half) => setClock({ ...clock, half })}
          />
          <NumberStepper
            label={t("turn")}
            value={clock.turn}
            min={1}
            max={TURNS}
            onChange={(turn) => setClock({ ...clock, turn })}
          />
        </div>
        <Button
          variant="primary"
          size="table"
          onClick={() => {
            act({ type: "set-clock", clock, why });
            onClose();
          }}
        >
          {t("set-markers")}
        </Button>
      </div>
    </Sheet>
  );
}
