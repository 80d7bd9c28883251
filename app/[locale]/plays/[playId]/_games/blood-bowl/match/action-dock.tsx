import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import {
  arrowLeftRight,
  bandage,
  ellipsis,
  goal,
  hand,
  heartPulse,
  hourglass,
  moon,
  octagonX,
  send,
} from "@/app/_ui/icon-paths";
import { type Command, refusalOf } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { UndoButton } from "../undo-button";
import { positionName, tokenName } from "../words";
import { ActButton } from "./act-button";
import { MoreSheet } from "./more-sheet";
import type { Picked } from "./picked";

interface ActionDockProps {
  readonly picked: Picked;
  readonly onDone: () => void;
  readonly onCasualty: () => void;
  /** The picked player came to harm without a causer. */
  readonly onHarm: () => void;
}

/** What the picked player did, the undo, and the end of the turn. */
export function ActionDock({ picked, onDone, onCasualty, onHarm }: ActionDockProps) {
  const { state, view, act } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const [more, setMore] = useState(false);
  const { match } = view;
  const { side, player } = picked;
  const token = view.sides[side].players.find(({ id }) => id === player);
  if (match === undefined || token === undefined) return null;
  const when = match.clock;
  const done = (command: Command) => {
    act(command);
    onDone();
  };
  const told = { when, side, player };
  const offer = (command: Command) => ({
    disabled: refusalOf(state, command) !== undefined,
    onClick: () => done(command),
  });
  const { place, tally, earnsPoints } = token;
  const awards = match.awards[side];
  const spp = (points: number) => (earnsPoints ? points : 0);
  const facts = [
    positionName(locale, token.position),
    place === "pitch" ? undefined : t(`place.${place}`),
    tally.spp > 0 ? t("spp-so-far", { spp: tally.spp }) : undefined,
  ];
  const isOut = place === "casualty" || place === "sent-off";
  return (
    <section className="dock" aria-label={t("actions")}>
      <UndoButton />
      <div className="dock-acts">
        <p className="dock-who">
          <b className="display">{tokenName(t, token)}</b>
          <span className="small muted cut">{facts.filter(Boolean).join(" · ")}</span>
        </p>
        <ActButton
          main
          icon={goal}
          label={t("touchdown")}
          spp={spp(awards.touchdown)}
          {...offer({ type: "touchdown", ...told })}
        />
        <ActButton
          main
          icon={bandage}
          label={t("casualty")}
          spp={spp(awards.casualty)}
          disabled={isOut}
          onClick={onCasualty}
        />
        <ActButton
          icon={send}
          label={t("completion")}
          spp={spp(awards.completion)}
          {...offer({ type: "completion", ...told })}
        />
        <ActButton
          icon={hand}
          label={t("interception")}
          spp={spp(awards.interception)}
          {...offer({ type: "interception", ...told })}
        />
        {place === "knocked-out" ? (
          <ActButton icon={arrowLeftRight} label={t("to-reserves")} {...offer({ type: "to-reserves", ...told })} />
        ) : (
          <ActButton icon={moon} label={t("knocked-out")} {...offer({ type: "knocked-out", ...told })} />
        )}
        {place === "pitch" ? (
          <ActButton icon={arrowLeftRight} label={t("to-reserves")} {...offer({ type: "to-reserves", ...told })} />
        ) : (
          <ActButton icon={heartPulse} label={t("to-pitch")} {...offer({ type: "to-pitch", ...told })} />
        )}
        <ActButton icon={hourglass} label={t("stalling")} {...offer({ type: "stalling", ...told })} />
        <ActButton phone icon={octagonX} label={t("sent-off")} {...offer({ type: "sent-off", ...told, why: "foul" })} />
        <ActButton icon={ellipsis} label={t("more")} disabled={isOut} onClick={() => setMore(true)} />
      </div>
      <Button variant="now" size="hero" className="end" onClick={() => done({ type: "end-turn", when })}>
        {t("end-turn")}
      </Button>
      {more && <MoreSheet picked={picked} onClose={() => setMore(false)} onAct={done} onHarm={onHarm} />}
    </section>
  );
}
