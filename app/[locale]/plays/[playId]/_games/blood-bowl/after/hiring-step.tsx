import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { formatNumber } from "@/app/_ui/format";
import { arrowRight } from "@/app/_ui/icon-paths";
import { refusalText } from "@/app/_ui/refusal-text";
import { type Club, freshName, type Side } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { usePlay } from "../play-context";
import { positionName } from "../words";
import { HirePlayer } from "./hire-player";

/** Step 4: hire, dismiss, retire, staff, re-rolls, journeymen; what may not be done says why. */
export function HiringStep({ side }: { readonly side: Side }) {
  const { view, state, act } = usePlay();
  const t = useTranslations("after");
  const errors = useTranslations("errors");
  const locale = useLocale();
  const { after } = view.sides[side];
  const hiring = after?.hiring;
  if (hiring === undefined) return null;
  const { club } = state.sides[side];
  const gold = (amount: number) => formatNumber(locale, amount);
  const why = (refusal: string | undefined, detail?: Readonly<Record<string, string | number>>) =>
    refusal === undefined ? undefined : refusalText(errors, refusal, detail);
  const suggestName = () => newName(club);
  const shirt = (id: string) => club.players.find((player) => player.id === id);
  return (
    <div className="stack mt-2">
      <h4 className="display">{t("hire-title")}</h4>
      <div className="hire-list">
        {hiring.positions.map(({ id, price, refusal, detail }) => (
          <HirePlayer
            key={id}
            title={positionName(locale, id)}
            note={gold(price)}
            refusal={why(refusal, detail)}
            suggestName={suggestName}
            onHire={(name) => act({ type: "hire", side, position: id, name })}
          />
        ))}
        {hiring.journeymen.map(({ id, price, refusal, detail }) => (
          <HirePlayer
            key={id}
            title={t("journeyman", { number: view.sides[side].players.find((one) => one.id === id)?.number ?? 0 })}
            note={gold(price)}
            refusal={why(refusal, detail)}
            suggestName={suggestName}
            onHire={(name) => act({ type: "hire-journeyman", side, journeyman: id, name })}
          />
        ))}
      </div>
      <h4 className="display">{t("staff-title")}</h4>
      <div className="hire-list">
        {hiring.staff.map(({ what, have, price, refusal, detail }) => (
          <div key={what} className="shop-line">
            <span className="small">
              <b>
                {t(`staff.${what}`)} · {have}
              </b>
              <br />
              {why(refusal, detail) ?? gold(price)}
            </span>
            <Button disabled={refusal !== undefined} onClick={() => act({ type: "change-staff", side, what, by: 1 })}>
              {t("one-more")}
            </Button>
          </div>
        ))}
      </div>
      <details>
        <summary className="btn btn-quiet">{t("dismiss-title")}</summary>
        <div className="hire-list">
          {hiring.players.map(({ id, dismiss, retire }) => {
            const player = shirt(id);
            return player === undefined ? null : (
              <div key={id} className="shop-line">
                <span className="small">
                  <b>
                    {player.number} {player.name}
                  </b>
                  <br />
                  {why(dismiss.refusal, dismiss.detail) ?? positionName(locale, player.position)}
                </span>
                <span className="row">
                  {retire.refusal === undefined && (
                    <Button onClick={() => act({ type: "retire", side, player: id })}>{t("retire")}</Button>
                  )}
                  <ConfirmDialog
                    title={t("dismiss-ask", { player: player.name })}
                    confirmLabel={t("dismiss")}
                    cancelLabel={t("keep")}
                    danger
                    trigger={<Button disabled={dismiss.refusal !== undefined}>{t("dismiss")}</Button>}
                    onConfirm={async () => {
                      act({ type: "dismiss", side, player: id });
                      return true;
                    }}
                  >
                    {t("dismiss-consequence")}
                  </ConfirmDialog>
                </span>
              </div>
            );
          })}
        </div>
      </details>
      <div className="act-row">
        <Button
          size="table"
          variant="primary"
          iconEnd={arrowRight}
          onClick={() => act({ type: "end-step", side, step: "hiring" })}
        >
          {t("end-hiring")}
        </Button>
      </div>
    </div>
  );
}

/** A name that nobody of the club has. */
function newName({ roster, players }: Club): string {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return freshName(roster, new Set(players.map(({ name }) => name)), seededDice(seed));
}
