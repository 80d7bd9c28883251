import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { barOn, bestLineUp, type CardId, lineUpFault, sheetOf, suspendedOf } from "@/engine/juego-de-la-liga";
import { SheetBoard } from "./sheet-board";
import { useNames, useTable } from "./table-context";
import { usePlacing } from "./use-placing";

/** The line-up of the next match: the best one is proposed, tapping changes it, locking hands it in. */
export function LineUp({ seat }: { readonly seat: number }) {
  const t = useTranslations("juego");
  const errors = useTranslations("errors");
  const { view, cards, isSending, send } = useTable();
  const { club: nameOf, footballer } = useNames();
  const [spaces, setSpaces] = useState(() => bestLineUp(view, seat));
  const placing = usePlacing(cards, spaces, setSpaces);
  const club = view.clubs[seat];
  if (club === undefined) return null;
  const fielded = new Set(Object.values(spaces));
  const bench = club.squad.map(({ card }) => card).filter((card) => !fielded.has(card));
  const fault = lineUpFault(view, seat, spaces);
  const bar = barOn(view, seat);
  const tagOf = (card: CardId) => {
    if (suspendedOf(view, seat).includes(card)) return t("suspended");
    return bar.certain.includes(card) || bar.tied.includes(card) ? t("barred") : undefined;
  };
  const who = fault?.detail?.footballer;
  return (
    <section className="line-up">
      <h2>{t("line-up-of", { club: nameOf(seat) })}</h2>
      <p className="muted">{t("line-up-how")}</p>
      <SheetBoard
        sheet={sheetOf(cards, club.sheet)}
        spaces={spaces}
        bench={bench}
        picked={placing.picked}
        isOpen={placing.isOpen}
        onSpace={placing.onSpace}
        onBench={placing.onBench}
        tagOf={tagOf}
      />
      {fault !== undefined && (
        <Notice tone="bad" live>
          {typeof who === "string" && `${footballer(who)}: `}
          {refusalText(errors, fault.refusal, fault.detail)}
        </Notice>
      )}
      <div className="row">
        {placing.toBench !== undefined && (
          <Button size="table" onClick={placing.toBench}>
            {t("to-bench")}
          </Button>
        )}
        <Button size="table" onClick={() => setSpaces(bestLineUp(view, seat))}>
          {t("best-line-up")}
        </Button>
        <Button
          variant="primary"
          size="table"
          disabled={fault !== undefined}
          busy={isSending}
          onClick={() => send({ type: "line-up", seat, spaces })}
        >
          {t("do.line-up")}
        </Button>
      </div>
    </section>
  );
}
