import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Sheet } from "@/app/_ui/dialog";
import { refreshCw } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import {
  type CardId,
  footballerOf,
  type Match,
  type SheetSpace,
  sheetOf,
  substitutionFault,
  suspendedOf,
} from "@/engine/juego-de-la-liga";
import { SheetBoard } from "./sheet-board";
import { useNames, useTable } from "./table-context";

interface SubstitutionProps {
  readonly match: Match;
  readonly seat: number;
  /** Several coaches share the screen, so the button says whose it is. */
  readonly isNamed: boolean;
}

/** Where the option gives substitutions: tap somebody of the bench, then the space that he takes. */
export function Substitution({ match, seat, isNamed }: SubstitutionProps) {
  const t = useTranslations("juego");
  const errors = useTranslations("errors");
  const { view, cards, send } = useTable();
  const { club: nameOf } = useNames();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<CardId>();
  const side = match.seats[0] === seat ? 0 : 1;
  const club = view.clubs[seat];
  if (club === undefined) return null;
  const count = match.subs[side];
  const fault = substitutionFault(match, seat);
  const sentOff = match.sentOff[side];
  const spaces = match.lineUps[side];
  const gone = new Set(match.incidents.flatMap(({ kind, card }) => (kind === "red-card" ? (card ?? []) : [])));
  const onPitch = new Set(Object.values(spaces));
  const bench = club.squad.map(({ card }) => card).filter((card) => !onPitch.has(card) && !gone.has(card));
  const barred = new Set([...match.barred[side], ...suspendedOf(view, seat)]);
  const mayTake = ({ id, position }: SheetSpace) =>
    picked !== undefined && footballerOf(cards, picked).position === position && !sentOff.includes(id);

  function bringOn(space: SheetSpace) {
    if (picked === undefined || !mayTake(space)) return;
    send({ type: "substitute", seat, fixture: match.fixture, space: space.id, footballer: picked });
    setPicked(undefined);
    setOpen(false);
  }

  return (
    <Sheet
      title={t("substitution-of", { club: nameOf(seat) })}
      description={fault === undefined ? t("substitution-how") : undefined}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={refreshCw}>
          {isNamed ? t("substitution-for", { club: nameOf(seat), count }) : t("substitution", { count })}
        </Button>
      }
    >
      {fault !== undefined && <Notice tone="info">{refusalText(errors, fault.refusal, fault.detail)}</Notice>}
      <SheetBoard
        sheet={sheetOf(cards, club.sheet)}
        spaces={spaces}
        bench={bench}
        picked={picked}
        isOpen={mayTake}
        onSpace={fault === undefined ? bringOn : undefined}
        onBench={
          fault === undefined ? (card) => setPicked(barred.has(card) || card === picked ? undefined : card) : undefined
        }
        tagOf={(card) => (barred.has(card) ? t("barred") : undefined)}
      />
    </Sheet>
  );
}
