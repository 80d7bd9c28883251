import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { IconButton } from "@/app/_ui/icon-button";
import { dices, x } from "@/app/_ui/icon-paths";
import { NumberPad } from "@/app/_ui/number-pad";
import { Switch } from "@/app/_ui/switch";
import {
  CASUALTY_CAUSES,
  type CasualtyCause,
  type CommandOf,
  opponentOf,
  refusalOf,
  SIDES,
  type Side,
} from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SideToken } from "../side-token";
import { positionName, tokenName } from "../words";
import { CasualtyBands, useCasualtyBands } from "./casualty-bands";
import type { Picked } from "./picked";
import { useDialogFocus } from "./use-dialog-focus";

/** Causes that come from an opponent's player, and those that need nobody. */
const BY_OPPONENT: readonly CasualtyCause[] = ["block", "both-down", "foul"];

interface CasualtySheetProps {
  /** Who caused it; undefined when nobody did. */
  readonly by: Picked | undefined;
  /** Who is hurt, where it is known already. */
  readonly hurt?: Picked | undefined;
  readonly onClose: () => void;
}

/** A casualty in five taps: player, Casualty, victim, face, Record; a block is preset. */
export function CasualtySheet({ by, hurt, onClose }: CasualtySheetProps) {
  const { state, view, act, diceMode } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const bands = useCasualtyBands();
  const [cause, setCause] = useState<CasualtyCause>(by === undefined ? "crowd" : "block");
  const [victim, setVictim] = useState(hurt);
  const [face, setFace] = useState<number>();
  const [unrolled, setUnrolled] = useState(false);
  const sheet = useDialogFocus(onClose);
  const { match } = view;
  if (match === undefined) return null;
  const tokenOf = ({ side, player }: Picked) => view.sides[side].players.find(({ id }) => id === player);
  const causer = by && tokenOf(by);
  const injured = victim && tokenOf(victim);
  const sides: readonly Side[] = by !== undefined && BY_OPPONENT.includes(cause) ? [opponentOf(by.side)] : SIDES;
  const pointsOf = (one: CasualtyCause) => {
    if (by === undefined || causer?.earnsPoints !== true) return 0;
    const awards = match.awards[by.side];
    if (one === "block" || one === "both-down") return awards.casualty;
    return one === "crowd" || one === "foul" ? awards[`casualty-by-${one}`] : 0;
  };
  const command: CommandOf<"casualty"> | undefined = victim && {
    type: "casualty",
    when: match.clock,
    victim,
    cause,
    ...(by === undefined || cause === "own-move" ? {} : { by }),
  };
  const mayBeUnrolled = command !== undefined && refusalOf(state, { ...command, unrolled: true }) === undefined;
  const skipsRoll = mayBeUnrolled && unrolled;
  const isTyped = diceMode === "typed" && !skipsRoll;
  const isReady = command !== undefined && (!isTyped || face !== undefined);

  function record() {
    if (command === undefined) return;
    const purpose = `casualty:${command.victim.side}:${command.victim.player}`;
    const faces = isTyped && face !== undefined ? [{ purpose, sides: 16, face }] : undefined;
    act(skipsRoll ? { ...command, unrolled: true } : command, faces);
    onClose();
  }

  return (
    <div ref={sheet} className="cas-sheet" role="dialog" aria-modal="true" aria-label={t("casualty")} tabIndex={-1}>
      <div className="cas-head">
        <h2>{causer === undefined ? t("casualty") : t("casualty-by", { player: tokenName(t, causer) })}</h2>
        {causer !== undefined && by !== undefined && (
          <span className="small muted cut">
            {[positionName(locale, causer.position), view.sides[by.side].name].join(", ")}
          </span>
        )}
        <IconButton icon={x} label={t("close")} onClick={onClose} className="cas-close" />
      </div>
      <fieldset className="cas-how">
        <legend>{t("how")}</legend>
        {CASUALTY_CAUSES.filter((one) => by !== undefined || !BY_OPPONENT.includes(one)).map((one) => (
          <button
            key={one}
            type="button"
            className={classNames("cas-cause", cause === one && "is-picked")}
            aria-pressed={cause === one}
            onClick={() => {
              setCause(one);
              if (victim?.side === by?.side && BY_OPPONENT.includes(one)) setVictim(undefined);
            }}
          >
            <span>{t(`cause.${one}`)}</span>
            <small>{pointsOf(one) === 0 ? t("no-spp") : t("plus-spp", { spp: pointsOf(one) })}</small>
          </button>
        ))}
      </fieldset>
      <fieldset className="cas-who">
        <legend>
          {t("who-is-hurt")} <span className="muted">{sides.map((side) => view.sides[side].name).join(" · ")}</span>
        </legend>
        <div className="cas-tokens" data-both={sides.length > 1 || undefined}>
          {sides.flatMap((side) =>
            view.sides[side].players.map((one) => (
              <SideToken
                key={`${side}-${one.id}`}
                side={side}
                token={one}
                pressed={victim?.side === side && victim.player === one.id}
                disabled={one.place === "casualty" || one.place === "sent-off"}
                onPick={(player) => setVictim({ side, player })}
              />
            )),
          )}
        </div>
      </fieldset>
      <div className="cas-roll">
        <p className="cas-legend">
          {t("casualty-roll")} <span className="muted">{t(diceMode === "app" ? "rolled-in-app" : "typed-face")}</span>
        </p>
        {isTyped ? (
          <NumberPad label={t("casualty-roll")} sides={16} picked={face} onPick={setFace} bands={bands} />
        ) : (
          <CasualtyBands />
        )}
        {mayBeUnrolled && (
          <Switch label={t("unrolled")} checked={unrolled} onChange={(event) => setUnrolled(event.target.checked)} />
        )}
      </div>
      <div className="cas-foot">
        <p aria-live="polite">
          {injured === undefined
            ? t("pick-who-is-hurt")
            : t.rich(`casualty-line.${cause}`, {
                b: (text) => <b>{text}</b>,
                by: causer === undefined ? "" : tokenName(t, causer),
                victim: tokenName(t, injured),
              })}{" "}
          {causer !== undefined && pointsOf(cause) > 0 && (
            <b>{t("spp-line", { player: tokenName(t, causer), spp: pointsOf(cause) })}</b>
          )}
        </p>
        <Button variant="primary" size="table" disabled={!isReady} onClick={record} icon={isTyped ? undefined : dices}>
          {t(isTyped || skipsRoll ? "record-casualty" : "roll-casualty")}
        </Button>
      </div>
    </div>
  );
}
