import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Sheet } from "@/app/_ui/dialog";
import type { Command, Feat } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { tokenName } from "../words";
import { ConcedeSheet } from "./concede-sheet";
import type { Picked } from "./recorder";

interface MoreSheetProps {
  readonly picked: Picked;
  readonly onClose: () => void;
  readonly onAct: (command: Command) => void;
}

const RARE_FEATS = ["superb-throw", "safe-landing", "deflection", "catch"] as const satisfies readonly Feat[];

/** What happens less often, about the picked player and the match. */
export function MoreSheet({ picked, onClose, onAct }: MoreSheetProps) {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const [conceding, setConceding] = useState(false);
  const { match } = state;
  const { side, player } = picked;
  const token = state.sides[side].tokens.find(({ id }) => id === player);
  if (match === undefined || token === undefined) return null;
  const when = match.clock;
  const close = (command: Command) => {
    onAct(command);
    onClose();
  };
  if (conceding) return <ConcedeSheet onClose={onClose} />;
  return (
    <Sheet title={tokenName(t, token)} open onOpenChange={(open) => !open && onClose()}>
      <div className="sheet-grid">
        {RARE_FEATS.map((feat) => (
          <Button key={feat} size="table" onClick={() => close({ type: feat, when, side, player })}>
            {t(feat)}
          </Button>
        ))}
        <Button size="table" onClick={() => close({ type: "sent-off", when, side, player, why: "foul" })}>
          {t("sent-off-foul")}
        </Button>
        <Button size="table" onClick={() => close({ type: "sent-off", when, side, player, why: "secret-weapon" })}>
          {t("sent-off-weapon")}
        </Button>
        <Button size="table" onClick={() => close({ type: "knocked-out", when, side, player, apothecary: true })}>
          {t("knocked-out-apothecary")}
        </Button>
        <Button size="table" onClick={() => close({ type: "gain-reroll", when, side })}>
          {t("gain-reroll")}
        </Button>
        <Button size="table" onClick={() => act({ type: "change-weather", when })}>
          {t("change-weather")}
        </Button>
        <Button size="table" onClick={() => close({ type: "end-match", early: true })}>
          {t("end-early")}
        </Button>
        <Button size="table" variant="danger" onClick={() => setConceding(true)}>
          {t("concede")}
        </Button>
      </div>
    </Sheet>
  );
}
