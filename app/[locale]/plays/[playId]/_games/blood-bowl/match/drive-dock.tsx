import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { cross, dices, flag } from "@/app/_ui/icon-paths";
import { SIDES } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { ConcedeSheet } from "./concede-sheet";
import { UndoButton } from "./undo-button";

/** Between drives: who recovers, the kick-off event; or simply play on. */
export function DriveDock() {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const [conceding, setConceding] = useState(false);
  const { match } = state;
  if (match === undefined) return null;
  const knockedOut = SIDES.flatMap((side) =>
    state.sides[side].tokens.filter(({ place }) => place === "knocked-out"),
  ).length;
  const mayRecover = knockedOut > 0 && !match.recoveriesRolled;
  return (
    <section className="dock" aria-label={t("new-drive")}>
      <UndoButton />
      <div className="dock-drive">
        <p className="dock-who">
          <b className="display">{t("drive", { drive: match.drive })}</b>
          <span className="small muted">{t("pick-or-kick-off")}</span>
        </p>
        <div className="dock-buttons">
          <Button size="table" icon={cross} disabled={!mayRecover} onClick={() => act({ type: "roll-recoveries" })}>
            {t("roll-recoveries", { count: mayRecover ? knockedOut : 0 })}
          </Button>
          <Button size="table" icon={flag} variant="quiet" onClick={() => setConceding(true)}>
            {t("concede")}
          </Button>
        </div>
      </div>
      <Button variant="now" size="hero" className="end" icon={dices} onClick={() => act({ type: "roll-kick-off" })}>
        {t("kick-off")}
      </Button>
      {conceding && <ConcedeSheet onClose={() => setConceding(false)} />}
    </section>
  );
}
