import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Dialog } from "@/app/_ui/dialog";
import { formatNumber, formatScore } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { type ConcessionPreview, concessionPreview, opponentOf, SIDES, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Both kinds of concession with everything that they bring, before one is confirmed. */
export function ConcedeSheet({ onClose }: { readonly onClose: () => void }) {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const [side, setSide] = useState<Side>(state.match?.clock.of ?? "home");
  const { match } = state;
  if (match === undefined) return null;
  const previews = concessionPreview(state, side);
  const confirm = ({ kind }: ConcessionPreview) => {
    act(kind === "conceded" ? { type: "concede", side, when: match.clock } : { type: "concede-without-penalty", side });
    onClose();
  };
  return (
    <Dialog
      title={t("concede-title")}
      description={t("concede-description")}
      wide
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <SegmentedControl
        label={t("who-concedes")}
        fill
        value={side}
        onPick={setSide}
        choices={SIDES.map((value) => ({ value, label: state.sides[value].name }))}
      />
      <div className="concede-kinds">
        {previews.map((preview) => (
          <Kind key={preview.kind} preview={preview} side={side} onConfirm={() => confirm(preview)} />
        ))}
      </div>
    </Dialog>
  );
}

function Kind({ preview, side, onConfirm }: { preview: ConcessionPreview; side: Side; onConfirm: () => void }) {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const errors = useTranslations("errors");
  const locale = useLocale();
  const { consequences, refusal, pointsLost, mayLeave } = preview;
  const { score, winnings, playersOfTheMatch, fansD3 } = consequences;
  const gold = (amount: number) => formatNumber(locale, amount);
  const own = state.sides[side].name;
  const other = state.sides[opponentOf(side)].name;
  return (
    <section className="concede-kind" aria-label={t(`concede-kind.${preview.kind}`)}>
      <h3>{t(`concede-kind.${preview.kind}`)}</h3>
      <ul>
        <li>{t("concede-score", { winner: other, score: formatScore(score.winner, score.conceding) })}</li>
        <li>{t("concede-gold", { club: own, gold: gold(winnings.conceding.total) })}</li>
        <li>{t("concede-gold", { club: other, gold: gold(winnings.winner.total) })}</li>
        <li>{t("concede-mvp", { own: playersOfTheMatch.conceding, other: playersOfTheMatch.winner })}</li>
        {pointsLost > 0 && <li>{t("concede-spp", { count: pointsLost })}</li>}
        <li>{t(fansD3 ? "concede-fans" : "concede-fans-roll", { club: own })}</li>
        {mayLeave.length > 0 && <li>{t("concede-leave", { count: mayLeave.length })}</li>}
      </ul>
      {refusal !== undefined && <Notice tone="info">{refusalText(errors, refusal)}</Notice>}
      <Button variant="danger" fill disabled={refusal !== undefined} onClick={onConfirm}>
        {t(`concede-do.${preview.kind}`)}
      </Button>
    </section>
  );
}
