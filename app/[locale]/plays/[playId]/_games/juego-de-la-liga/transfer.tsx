import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Sheet } from "@/app/_ui/dialog";
import { Die } from "@/app/_ui/die";
import { shirt } from "@/app/_ui/icon-paths";
import { refusalText } from "@/app/_ui/refusal-text";
import {
  type CardId,
  footballerOf,
  freeSpaces,
  type SheetSpace,
  type SpaceId,
  type Turn,
} from "@/engine/juego-de-la-liga";
import { Board } from "./board";
import { ClubPanel } from "./club-panel";
import { Market, offersFor } from "./market";
import { useNames, useTable } from "./table-context";
import { TurnButtons } from "./turn-buttons";
import { useTurnWords } from "./turn-words";

interface TransferProps {
  readonly turn: Turn;
  /** The two dice that moved the token last. */
  readonly faces: readonly number[] | undefined;
  readonly said: readonly string[];
}

/** The transfer period: the board with the market in it, the own sheet beside it, and below what may be done now. */
export function Transfer({ turn, faces, said }: TransferProps) {
  const t = useTranslations("juego");
  const errors = useTranslations("errors");
  const { view, seat, cards, legal } = useTable();
  const { coach } = useNames();
  const wordsOf = useTurnWords();
  const [picked, setPicked] = useState<CardId>();
  const [space, setSpace] = useState<SpaceId>();
  const isMine = seat === turn.seat;
  const looking = picked !== undefined && view.market.some(({ card }) => card === picked) ? picked : undefined;
  const offers = looking === undefined ? [] : offersFor(legal, looking);
  const canSign = offers.some(({ refusal }) => refusal === undefined);
  const whyNot = canSign ? undefined : offers[0]?.refusal;

  const shownSeat = seat ?? turn.seat;
  const panel = (
    <ClubPanel
      seat={shownSeat}
      placing={
        canSign && looking !== undefined ? { isOpen: (one) => mayLieOn(one, looking), onSpace: setSpace } : undefined
      }
    />
  );

  function mayLieOn({ id, position }: SheetSpace, card: CardId): boolean {
    const club = view.clubs[shownSeat];
    if (club === undefined || footballerOf(cards, card).position !== position) return false;
    if (space !== undefined) return id === space;
    const free = freeSpaces(view, club, card);
    return free.length === 0 || free.includes(id);
  }

  return (
    <main className="jg">
      <Board>
        <Market
          picked={looking}
          onPick={(card) => {
            setPicked(card === looking ? undefined : card);
            setSpace(undefined);
          }}
        />
      </Board>
      <section className="jg-dock" aria-label={t("dock")}>
        {faces?.map((face, index) => (
          <Die key={`${index}-${face}`} sides={6} face={face} state={isMine ? "now" : "rolled"} />
        ))}
        <div className="jg-say" aria-live="polite">
          <p className="display">{isMine ? wordsOf(turn) : t("turn-of", { name: coach(turn.seat) })}</p>
          {whyNot !== undefined ? (
            <p className="small jg-why">{refusalText(errors, whyNot)}</p>
          ) : (
            said[0] !== undefined && <p className="small">{said[0]}</p>
          )}
        </div>
        <div className="jg-buttons">
          <TurnButtons picked={looking} space={space} />
          <span className="team-button">
            <Sheet title={t("sheet")} trigger={<Button icon={shirt}>{t("sheet")}</Button>}>
              {panel}
            </Sheet>
          </span>
        </div>
      </section>
      <aside className="team">{panel}</aside>
    </main>
  );
}
