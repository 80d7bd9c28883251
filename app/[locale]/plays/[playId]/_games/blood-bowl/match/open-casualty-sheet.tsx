import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Die } from "@/app/_ui/die";
import { cross } from "@/app/_ui/icon-paths";
import type { OpenCasualtyView } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { UndoButton } from "../undo-button";
import { tokenName } from "../words";
import { useDialogFocus } from "./use-dialog-focus";

type Roll = OpenCasualtyView["event"]["rolls"][number];

/** A casualty that waits for its coach: use the apothecary or not, then which roll is kept. */
export function OpenCasualtySheet({ open }: { readonly open: OpenCasualtyView }) {
  const { view, act } = usePlay();
  const t = useTranslations("recorder");
  const sheet = useDialogFocus(undefined);
  const { event, asks, canBeTreated } = open;
  const { victim, rolls } = event;
  const { name, players } = view.sides[victim.side];
  const token = players.find(({ id }) => id === victim.player);
  if (token === undefined) return null;
  return (
    <div
      ref={sheet}
      className="cas-sheet cas-open"
      role="dialog"
      aria-modal="true"
      aria-label={t("apothecary")}
      tabIndex={-1}
    >
      <div className="cas-head">
        <h2>{t("is-hurt", { player: tokenName(t, token) })}</h2>
        <span className="small muted cut">{name}</span>
      </div>
      {asks === "treatment" ? (
        <>
          <ul className="cas-choices">
            {rolls.map((roll, index) => (
              <li key={index} className={classNames("cas-result", `cas-${roll.casualty}`)}>
                <RollLine roll={roll} note={t(`effect.${roll.casualty}`)} />
              </li>
            ))}
          </ul>
          <div className="cas-foot">
            <UndoButton />
            <span className="row wrap">
              <Button
                size="table"
                icon={cross}
                disabled={!canBeTreated}
                onClick={() => act({ type: "treat-casualty", victim, treatment: { use: true } })}
              >
                {t("use-apothecary")}
              </Button>
              <Button
                size="table"
                variant="primary"
                onClick={() => act({ type: "treat-casualty", victim, treatment: { use: false } })}
              >
                {t("let-it-stand")}
              </Button>
            </span>
          </div>
        </>
      ) : (
        <>
          <p className="small muted">{t("which-roll")}</p>
          <div className="cas-choices">
            {rolls.map((roll, index) => (
              <button
                key={index}
                type="button"
                className={classNames("cas-result", `cas-${roll.casualty}`)}
                onClick={() => act({ type: "choose-roll", victim, keep: index === 0 ? "first" : "second" })}
              >
                <RollLine roll={roll} note={t(index === 0 ? "keep-first" : "keep-second")} />
              </button>
            ))}
          </div>
          <div className="cas-foot">
            <UndoButton />
          </div>
        </>
      )}
    </div>
  );
}

/** The face, what it says, and what it costs. */
function RollLine({ roll, note }: { readonly roll: Roll; readonly note: string }) {
  const t = useTranslations("recorder");
  const { face, modifier, casualty, characteristic } = roll;
  return (
    <>
      <Die sides={16} face={face} size={52} />
      <span className="grow">
        <b className="display block">
          {t(`result.${casualty}`)}
          {characteristic !== undefined && ` · −1 ${characteristic.lowers}`}
        </b>
        <span className="small">{modifier === 0 ? note : `${face} + ${modifier} · ${note}`}</span>
      </span>
    </>
  );
}
