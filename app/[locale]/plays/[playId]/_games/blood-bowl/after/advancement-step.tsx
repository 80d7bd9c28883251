import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { arrowRight } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { refusalOf, type Side, seatOf } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { tokenName } from "../words";
import { AdvancePlayer } from "./advance-player";
import { AwardTouchdowns } from "./award-touchdowns";
import { PickAdvancement } from "./pick-advancement";
import { PlayerOfTheMatch } from "./player-of-the-match";

/** Step 3: awarded touchdowns, player of the match, star player points, and who advances. */
export function AdvancementStep({ side }: { readonly side: Side }) {
  const { view, state, act } = usePlay();
  const t = useTranslations("after");
  const words = useTranslations("recorder");
  const errors = useTranslations("errors");
  const { after } = view.sides[side];
  if (after === undefined) return null;
  const end = { type: "end-step", side, step: "advancement" } as const;
  const refusal = refusalOf(state, end, { kind: "seat", seat: seatOf(side) });
  const isLost = after.concession?.sppLost === true && view.end?.concededBy === side;
  const named = after.playersOfTheMatch.map((id) => {
    const token = view.sides[side].players.find((one) => one.id === id);
    return token === undefined ? id : tokenName(words, token);
  });
  const due = after.playersOfTheMatchDue - after.playersOfTheMatch.length;
  return (
    <div className="stack mt-2">
      {after.touchdownsToAward > 0 && <AwardTouchdowns side={side} count={after.touchdownsToAward} />}
      {after.touchdownsToAward === 0 && due > 0 && <PlayerOfTheMatch key={due} side={side} />}
      {named.length > 0 && <p className="small">{t("mvp-done", { players: named.join(", ") })}</p>}
      {after.rolled !== undefined && <PickAdvancement side={side} rolled={after.rolled} />}
      {after.points.length === 0 ? (
        <p className="small muted">{t("no-points")}</p>
      ) : (
        <div className="spp-list">
          {after.points.map((points) => (
            <AdvancePlayer
              key={points.id}
              side={side}
              points={points}
              isWaiting={after.rolled !== undefined}
              isLost={isLost}
            />
          ))}
        </div>
      )}
      {refusal !== undefined && <Notice tone="info">{refusalText(errors, refusal)}</Notice>}
      <div className="act-row">
        <Button
          size="table"
          variant="primary"
          iconEnd={arrowRight}
          disabled={refusal !== undefined}
          onClick={() => act(end)}
        >
          {t("end-advancement")}
        </Button>
      </div>
    </div>
  );
}
