import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { formatScore } from "@/app/_ui/format";
import { bandage, clipboardList, cloudRain, cross, flag, shirt, timer, trophy } from "@/app/_ui/icon-paths";
import { refusalOf, SIDES } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { UndoButton } from "../undo-button";
import { ActButton } from "./act-button";
import { ClockSheet } from "./clock-sheet";
import { ConcedeSheet } from "./concede-sheet";
import { InducementSheet } from "./inducement-sheet";
import { LineUpSheet } from "./line-up-sheet";

type Open = "inducement" | "clock" | "line-up" | "end-early" | "concede";

/** While no player is picked: what concerns both sides, the kick-off of a drive, the end of a turn. */
export function MattersDock({ onCasualty }: { readonly onCasualty: () => void }) {
  const { state, view, act } = usePlay();
  const t = useTranslations("recorder");
  const [open, setOpen] = useState<Open>();
  const { match, sides } = view;
  if (match === undefined) return null;
  const { clock: when, drive } = match;
  const close = () => setOpen(undefined);
  const isSetUp = match.stage === "set-up";
  const knockedOut = sides.home.counts["knocked-out"] + sides.away.counts["knocked-out"];
  const recoveries = { type: "roll-recoveries", drive } as const;
  const hasInducements = SIDES.some((side) => sides[side].inducements.some(({ left }) => left > 0));
  return (
    <section className="dock" aria-label={t(isSetUp ? "new-drive" : "match-matters")}>
      <UndoButton />
      <div className="dock-acts">
        <p className="dock-who">
          <b className="display">{t("drive", { drive })}</b>
          <span className="small muted cut">{t(isSetUp ? "pick-or-kick-off" : "pick-a-player")}</span>
        </p>
        {isSetUp ? (
          <>
            <ActButton
              main={knockedOut > 0 && !match.recoveriesRolled}
              icon={cross}
              label={t("roll-recoveries", { count: match.recoveriesRolled ? 0 : knockedOut })}
              disabled={refusalOf(state, recoveries) !== undefined}
              onClick={() => act(recoveries)}
            />
            <ActButton icon={shirt} label={t("line-ups")} onClick={() => setOpen("line-up")} />
          </>
        ) : (
          <>
            <ActButton icon={bandage} label={t("casualty-alone")} onClick={onCasualty} />
            <ActButton
              icon={cloudRain}
              label={t("change-weather")}
              onClick={() => act({ type: "change-weather", when })}
            />
          </>
        )}
        <ActButton
          icon={clipboardList}
          label={t("inducement")}
          disabled={!hasInducements}
          onClick={() => setOpen("inducement")}
        />
        <ActButton icon={timer} label={t("turn-markers")} onClick={() => setOpen("clock")} />
        <ActButton icon={trophy} label={t("end-early")} onClick={() => setOpen("end-early")} />
        <ActButton icon={flag} label={t("concede")} onClick={() => setOpen("concede")} />
      </div>
      {isSetUp ? (
        <Button variant="now" size="hero" className="end" onClick={() => act({ type: "roll-kick-off", drive })}>
          {t("kick-off")}
        </Button>
      ) : (
        <Button variant="now" size="hero" className="end" onClick={() => act({ type: "end-turn", when })}>
          {t("end-turn")}
        </Button>
      )}
      {open === "inducement" && <InducementSheet onClose={close} />}
      {open === "clock" && <ClockSheet onClose={close} />}
      {open === "line-up" && <LineUpSheet onClose={close} />}
      {open === "concede" && <ConcedeSheet onClose={close} />}
      <ConfirmDialog
        open={open === "end-early"}
        onOpenChange={close}
        title={t("end-early-ask")}
        confirmLabel={t("end-early")}
        cancelLabel={t("play-on")}
        onConfirm={async () => {
          act({ type: "end-match", early: true });
          return true;
        }}
      >
        {t("end-early-text", { score: formatScore(sides.home.score, sides.away.score) })}
      </ConfirmDialog>
    </section>
  );
}
