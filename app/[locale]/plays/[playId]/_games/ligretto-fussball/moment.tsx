"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSoundAt } from "@/app/_play/effects/use-sounds";
import { Button } from "@/app/_ui/button";
import type { Command, PlayerView, View } from "@/engine/ligretto-fussball";
import { RoundEnd } from "./round-end";
import { useSecondsLeft } from "./use-clock";
import { vibrate } from "./use-race";

interface MomentProps {
  readonly view: View;
  /** Undefined for a spectator. */
  readonly player: PlayerView | undefined;
  readonly isOffline: boolean;
  readonly send: ((command: Command) => Promise<void>) | undefined;
}

/** What stands in large letters over the table: a signal, a goal, a yellow card to give, a pause. */
export function Moment({ view, player, isOffline, send }: MomentProps) {
  const { phase, pause } = view;
  const isBreak = phase.kind === "break";
  useEffect(() => {
    if (isBreak) vibrate(250);
  }, [isBreak]);
  if (isOffline) return <Offline />;
  if (pause !== undefined) return <Paused view={view} />;
  if (phase.kind === "countdown") return <Countdown until={phase.until} />;
  if (phase.kind === "break") return <RoundEnd view={view} until={phase.until} player={player} send={send} />;
  if (player !== undefined && player.owes > 0 && send !== undefined) {
    return <GiveYellow view={view} player={player} send={send} />;
  }
  return null;
}

function Offline() {
  const t = useTranslations("ligretto");
  return (
    <div className="lg-moment" role="alert">
      <b className="lg-moment-title">{t("interrupted")}</b>
      <p>{t("offline")}</p>
    </div>
  );
}

function Paused({ view }: { readonly view: View }) {
  const t = useTranslations("ligretto");
  const seconds = useSecondsLeft(view.pause?.until);
  const away = view.players.filter(({ absentSince, writtenOff }) => absentSince !== undefined && !writtenOff);
  const names = away.map(({ name }) => name).join(", ");
  return (
    <div className="lg-moment" role="alert">
      <b className="lg-moment-title">{names === "" ? t("interrupted") : t("paused-for", { names })}</b>
      <p>{view.pause?.until === undefined || names !== "" ? t("paused-hint") : t("goes-on", { seconds })}</p>
    </div>
  );
}

function Countdown({ until }: { readonly until: number }) {
  const t = useTranslations("ligretto");
  const seconds = useSecondsLeft(until);
  useSoundAt(seconds, (now) => (now > 0 ? "tick" : undefined));
  return (
    <div className="lg-moment lg-count" role="timer" aria-live="off">
      <b className="lg-moment-title">{t("countdown")}</b>
      <strong key={seconds}>{seconds > 0 ? seconds : t("now")}</strong>
      <p>{t("kick-off")}</p>
    </div>
  );
}

interface GiveYellowProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly send: (command: Command) => Promise<void>;
}

function GiveYellow({ view, player, send }: GiveYellowProps) {
  const t = useTranslations("ligretto");
  const victims = view.players.filter(({ team, writtenOff }) => team !== player.team && !writtenOff);
  return (
    <div className="lg-moment" role="alertdialog" aria-label={t("place-yellow")}>
      <i className="lg-yellow lg-yellow-big" aria-hidden="true" />
      <b className="lg-moment-title">{t("place-yellow")}</b>
      <div className="lg-moment-row">
        {victims.map(({ seat, name }, index) => (
          <Button
            key={seat}
            size="hero"
            variant="now"
            autoFocus={index === 0}
            onClick={() => void send({ type: "place-yellow", victim: seat })}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
