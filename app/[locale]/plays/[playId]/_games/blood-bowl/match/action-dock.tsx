import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import {
  arrowLeftRight,
  ellipsis,
  hand,
  heartPulse,
  hourglass,
  moon,
  octagonX,
  target,
  zap,
} from "@/app/_ui/icon-paths";
import type { Command, Feat } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { positionName, tokenName } from "../words";
import { MoreSheet } from "./more-sheet";
import type { Picked } from "./recorder";
import { UndoButton } from "./undo-button";

interface ActionDockProps {
  readonly picked: Picked | undefined;
  readonly onDone: () => void;
  readonly onCasualty: (by: Picked | "unknown") => void;
}

/** What the picked player did, the undo, and the end of the turn. */
export function ActionDock({ picked, onDone, onCasualty }: ActionDockProps) {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const { match } = state;
  if (match === undefined) return null;
  const when = match.clock;
  return (
    <section className="dock" aria-label={t("actions")}>
      <UndoButton />
      {picked === undefined ? (
        <p className="dock-hint">{t("pick-a-player")}</p>
      ) : (
        <PlayerActions picked={picked} onDone={onDone} onCasualty={onCasualty} />
      )}
      <Button variant="now" size="hero" className="end" onClick={() => act({ type: "end-turn", when })}>
        {t("end-turn")}
      </Button>
    </section>
  );
}

function PlayerActions({ picked, onDone, onCasualty }: ActionDockProps & { readonly picked: Picked }) {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const [more, setMore] = useState(false);
  const { side, player } = picked;
  const token = state.sides[side].tokens.find(({ id }) => id === player);
  const { match } = state;
  if (match === undefined || token === undefined) return null;
  const when = match.clock;
  const done = (command: Command) => {
    act(command);
    onDone();
  };
  const awards = { touchdown: 3, casualty: 2, completion: 1, interception: 2 };
  const isBrute = state.sides[side].club.specialRules.includes("brawlin-brutes");
  const spp = isBrute ? { ...awards, touchdown: 2, casualty: 3 } : awards;
  const feat = (type: Feat) => done({ type, when, side, player });
  const facts = [
    positionName(locale, token.position),
    token.tally.spp > 0 ? t("spp-so-far", { spp: token.tally.spp }) : undefined,
  ];
  return (
    <div className="dock-acts">
      <p className="dock-who">
        <b className="display">{tokenName(t, token)}</b>
        <span className="small muted">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <Act
        main
        icon={target}
        label={t("touchdown")}
        spp={spp.touchdown}
        onClick={() => done({ type: "touchdown", when, side, player })}
      />
      <Act main icon={zap} label={t("casualty")} spp={spp.casualty} onClick={() => onCasualty(picked)} />
      <Act icon={arrowLeftRight} label={t("completion")} spp={spp.completion} onClick={() => feat("completion")} />
      <Act icon={hand} label={t("interception")} spp={spp.interception} onClick={() => feat("interception")} />
      {token.place === "pitch" || token.place === "reserves" ? (
        <Act icon={moon} label={t("knocked-out")} onClick={() => done({ type: "knocked-out", when, side, player })} />
      ) : (
        <Act icon={heartPulse} label={t("to-pitch")} onClick={() => done({ type: "to-pitch", when, side, player })} />
      )}
      {token.place === "reserves" ? (
        <Act icon={heartPulse} label={t("to-pitch")} onClick={() => done({ type: "to-pitch", when, side, player })} />
      ) : (
        <Act
          icon={arrowLeftRight}
          label={t("to-reserves")}
          onClick={() => done({ type: "to-reserves", when, side, player })}
        />
      )}
      <Act icon={hourglass} label={t("stalling")} onClick={() => done({ type: "stalling", when, side, player })} />
      <Act
        phone
        icon={octagonX}
        label={t("sent-off")}
        onClick={() => done({ type: "sent-off", when, side, player, why: "foul" })}
      />
      <Act icon={ellipsis} label={t("more")} onClick={() => setMore(true)} />
      {more && <MoreSheet picked={picked} onClose={() => setMore(false)} onAct={done} />}
    </div>
  );
}

interface ActProps {
  readonly icon: string;
  readonly label: string;
  readonly spp?: number;
  readonly main?: boolean;
  readonly phone?: boolean;
  readonly onClick: () => void;
}

function Act({ icon, label, spp, main = false, phone = false, onClick }: ActProps) {
  return (
    <button type="button" className={`act${main ? " act-main" : ""}${phone ? " act-phone" : ""}`} onClick={onClick}>
      <Icon path={icon} />
      {label}
      {spp !== undefined && <span className="spp">{spp}</span>}
    </button>
  );
}
