import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Tag } from "@/app/_ui/chip";
import { CARD_BACK, cardsOf, type SheetSpace, type SpaceId, sheetOf } from "@/engine/juego-de-la-liga";
import { SeatToken } from "./seat-token";
import { SheetBoard } from "./sheet-board";
import { useNames, useTable } from "./table-context";
import { usePlacing } from "./use-placing";

interface ClubPanelProps {
  readonly seat: number;
  /** A footballer of the market is being placed: where he may go, and what a tap there does. */
  readonly placing?:
    | { readonly isOpen: (space: SheetSpace) => boolean; readonly onSpace: (id: SpaceId) => void }
    | undefined;
  readonly children?: ReactNode;
}

/** What lies in front of a coach: money, the sheet with its footballers, substitutes and action cards. */
export function ClubPanel({ seat, placing, children }: ClubPanelProps) {
  const t = useTranslations("juego");
  const { view, cards, legal, send } = useTable();
  const { club: nameOf, money } = useNames();
  const club = view.clubs[seat];
  const mayArrange = legal.some(({ command }) => command.type === "arrange" && command.seat === seat);
  const own = usePlacing(cards, club?.spaces ?? {}, (spaces) => send({ type: "arrange", seat, spaces }));
  if (club === undefined || club.sheet === "") return null;
  const sheet = sheetOf(cardsOf(view.options.set), club.sheet);
  const onSheet = new Set(Object.values(club.spaces));
  const bench = club.squad.map(({ card }) => card).filter((card) => !onSheet.has(card));
  return (
    <section className="club-panel" aria-label={nameOf(seat)}>
      <div className="row">
        <SeatToken seat={seat} name={nameOf(seat)} />
        <h2 className="grow cut">
          {nameOf(seat)} <small>{sheet.sheet.formation}</small>
        </h2>
        {club.kind === "coach" && <b className="num">{money(club.money)}</b>}
      </div>
      <SheetBoard
        sheet={sheet}
        spaces={club.spaces}
        bench={bench}
        picked={mayArrange ? own.picked : undefined}
        isOpen={placing?.isOpen ?? own.isOpen}
        onSpace={placing !== undefined ? ({ id }) => placing.onSpace(id) : mayArrange ? own.onSpace : undefined}
        onBench={mayArrange && placing === undefined ? own.onBench : undefined}
        tagOf={(card) => (view.suspended.includes(card) ? t("suspended") : undefined)}
      />
      {own.toBench !== undefined && mayArrange && (
        <button type="button" className="btn" onClick={own.toBench}>
          {t("to-bench")}
        </button>
      )}
      <HeldCards seat={seat} />
      {children}
    </section>
  );
}

function HeldCards({ seat }: { readonly seat: number }) {
  const t = useTranslations("juego");
  const { view, cards } = useTable();
  const club = view.clubs[seat];
  if (club === undefined || club.hand.length + club.faceUp.length === 0) return null;
  const wordsOf = (card: string) => {
    const kind = card === CARD_BACK ? undefined : cards.actionCards.get(card);
    return kind === undefined ? t("held-card") : t(`action-card.${kind}`);
  };
  return (
    <ul className="held" aria-label={t("action-cards")}>
      {[...club.faceUp, ...club.hand].map((card, index) => (
        <li key={`${card}-${index}`}>
          <Tag>{wordsOf(card)}</Tag>
        </li>
      ))}
    </ul>
  );
}
