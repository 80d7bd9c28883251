import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { cross } from "@/app/_ui/icon-paths";
import type { EventOf } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { tokenName } from "../words";
import { UndoButton } from "./undo-button";

/** A casualty that waits for its coach: use the apothecary or not, then which roll is kept. */
export function OpenCasualtySheet({ open }: { readonly open: EventOf<"casualty-opened"> }) {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const { victim, rolls } = open;
  const token = state.sides[victim.side].tokens.find(({ id }) => id === victim.player);
  const [first, second] = rolls;
  if (token === undefined || first === undefined) return null;
  return (
    <div className="cas-sheet cas-open" role="dialog" aria-modal="true" aria-label={t("apothecary")}>
      <div className="cas-head">
        <h2>{t("is-hurt", { player: tokenName(t, token) })}</h2>
        <span className="small muted">{state.sides[victim.side].name}</span>
      </div>
      <div className="cas-choices">
        {rolls.map((roll, index) => (
          <button
            key={index}
            type="button"
            disabled={second === undefined}
            className={classNames("cas-cause", second === undefined && "is-picked")}
            onClick={() => act({ type: "choose-roll", victim, keep: index === 0 ? "first" : "second" })}
          >
            <span>
              {roll.face}
              {roll.modifier === 0 ? "" : ` + ${roll.modifier}`} · {t(`result.${roll.casualty}`)}
            </span>
            <small>
              {t(second === undefined ? `effect.${roll.casualty}` : index === 0 ? "keep-first" : "keep-second")}
            </small>
          </button>
        ))}
      </div>
      <div className="cas-foot">
        <UndoButton />
        {second === undefined && (
          <>
            <Button
              size="table"
              icon={cross}
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
          </>
        )}
      </div>
    </div>
  );
}
