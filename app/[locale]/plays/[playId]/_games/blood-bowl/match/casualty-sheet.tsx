import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { IconButton } from "@/app/_ui/icon-button";
import { dices, x } from "@/app/_ui/icon-paths";
import { NumberPad } from "@/app/_ui/number-pad";
import { CASUALTY_CAUSES, type CasualtyCause, opponentOf, SIDES, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { bareName, positionName, tokenName } from "../words";
import { useCasualtyBands } from "./casualty-bands";
import type { Picked } from "./recorder";
import { SideToken } from "./side-panel";

/** Causes that come from an opponent's player, and those that need nobody. */
const BY_OPPONENT: readonly CasualtyCause[] = ["block", "both-down", "foul"];

interface CasualtySheetProps {
  /** Who caused it; undefined when nobody did. */
  readonly by: Picked | undefined;
  readonly onClose: () => void;
}

/** A casualty in five taps: player, Casualty, victim, face, Record; a block is preset. */
export function CasualtySheet({ by, onClose }: CasualtySheetProps) {
  const { state, act, diceMode } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const bands = useCasualtyBands();
  const [cause, setCause] = useState<CasualtyCause>(by === undefined ? "crowd" : "block");
  const [victim, setVictim] = useState<Picked>();
  const [face, setFace] = useState<number>();
  const { match } = state;
  if (match === undefined) return null;
  const token = by === undefined ? undefined : state.sides[by.side].tokens.find(({ id }) => id === by.player);
  const hurt =
    victim === undefined ? undefined : state.sides[victim.side].tokens.find(({ id }) => id === victim.player);
  const sides: readonly Side[] = by !== undefined && BY_OPPONENT.includes(cause) ? [opponentOf(by.side)] : SIDES;
  const isReady = victim !== undefined && (diceMode === "app" || face !== undefined);

  function record() {
    if (victim === undefined || match === undefined) return;
    const causer = by === undefined || cause === "own-move" ? {} : { by };
    const purpose = `casualty:${victim.side}:${victim.player}`;
    const command = { type: "casualty", when: match.clock, victim, cause, ...causer } as const;
    act(command, diceMode === "app" || face === undefined ? undefined : [{ purpose, sides: 16, face }]);
    onClose();
  }

  return (
    <div className="cas-sheet" role="dialog" aria-modal="true" aria-label={t("casualty")}>
      <div className="cas-head">
        <h2>{token === undefined ? t("casualty") : t("casualty-by", { player: tokenName(t, token) })}</h2>
        {token !== undefined && by !== undefined && (
          <span className="small muted">
            {[positionName(locale, token.position), state.sides[by.side].name].join(", ")}
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
            onClick={() => setCause(one)}
          >
            <span>{t(`cause.${one}`)}</span>
            <small>{t(one === "block" || one === "both-down" ? "earns-spp" : "no-spp")}</small>
          </button>
        ))}
      </fieldset>
      <fieldset className="cas-who">
        <legend>
          {t("who-is-hurt")}{" "}
          <span className="muted">
            {sides.length === 1 && sides[0] !== undefined ? state.sides[sides[0]].name : ""}
          </span>
        </legend>
        <div className="cas-tokens">
          {sides.flatMap((side) =>
            state.sides[side].tokens.map((one) => (
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
        {diceMode === "app" ? (
          <p className="cas-app">{t("app-rolls-on-record")}</p>
        ) : (
          <NumberPad label={t("casualty-roll")} sides={16} picked={face} onPick={setFace} bands={bands} />
        )}
      </div>
      <div className="cas-foot">
        <p>
          {hurt === undefined
            ? t("pick-who-is-hurt")
            : t("casualty-sum", { cause: t(`cause.${cause}`), victim: bareName(t, hurt) })}
        </p>
        <Button
          variant="primary"
          size="table"
          disabled={!isReady}
          onClick={record}
          {...(diceMode === "app" ? { icon: dices } : {})}
        >
          {t("record-casualty")}
        </Button>
      </div>
    </div>
  );
}
