"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useDiceMode } from "@/app/_play/dice-mode";
import { useNewsSounds, useSoundAt } from "@/app/_play/effects/use-sounds";
import { useSeatPlay } from "@/app/_play/use-seat-play";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { type Command, cardsOf, type View } from "@/engine/juego-de-la-liga";
import type { PlaySeen } from "../seen";
import { DicePrompt } from "./dice-prompt";
import { dueSeat } from "./due-seat";
import { parseJuego } from "./juego-play";
import { soundOf } from "./sound-of";
import { Stage } from "./stage";
import { TableProvider } from "./table-context";
import { TableHead } from "./table-head";
import { useWatched } from "./use-watched";

interface JuegoTableProps {
  readonly play: PlaySeen;
  readonly seat: number | undefined;
  /** On one tablet: whose turn it is next. */
  readonly onHandOver: ((seat: number, view: View) => void) | undefined;
}

/** Real dice: the faces are asked for. Whoever plays a match out leaves its dice to the app. */
const TYPED = { source: "typed", faces: [] } as const;

/** The table from one's seat: the head, and whatever the season is at. */
export function JuegoTable({ play, seat, onHandOver }: JuegoTableProps) {
  const t = useTranslations("juego");
  const errors = useTranslations("errors");
  const { snapshot, store } = useSeatPlay<View, Command>({
    playId: play.playId,
    seat,
    shared: play.shared,
    first: { ...parseJuego(play), version: play.version },
    parse: parseJuego,
  });
  const { view, refusal, asks, withdrawable } = snapshot;
  const [diceMode, setDiceMode] = useDiceMode();
  const [isSeason, setSeason] = useState(false);
  const [dropped, setDropped] = useState<typeof asks>();
  const watched = useWatched(view, snapshot.news);
  const due = dueSeat(view);
  const isWatching = watched.fixture !== undefined;
  useNewsSounds(snapshot.news, soundOf);
  useSoundAt(due, (now) => (now !== undefined && now === seat ? "turn" : undefined));
  useEffect(() => {
    if (!isWatching && due !== undefined && due !== seat) onHandOver?.(due, view);
  }, [isWatching, due, seat, onHandOver, view]);

  const diceFor = ({ type }: Command) =>
    diceMode === "typed" && (type === "roll" || type === "roll-match") ? TYPED : undefined;
  const range = withdrawable[0];
  return (
    <TableProvider
      value={{
        view,
        seat,
        cards: cardsOf(view.options.set),
        legal: snapshot.legal,
        isSending: snapshot.isSending,
        send: (command) => void store.act(command, diceFor(command)),
      }}
    >
      <div className="jg-screen">
        <TableHead
          due={due}
          isOffline={snapshot.isOffline}
          typesDice={diceMode === "typed"}
          isSeason={isSeason}
          onTypeDice={() => setDiceMode(diceMode === "typed" ? "app" : "typed")}
          onSeason={() => setSeason(!isSeason)}
          onUndo={
            seat === undefined || range === undefined ? undefined : () => void store.act({ type: "withdraw", ...range })
          }
        />
        <Stage
          news={snapshot.news}
          isSeason={isSeason}
          isShared={onHandOver !== undefined}
          watched={watched}
          onWatch={(fixture) => {
            setSeason(false);
            watched.watch(fixture);
          }}
        />
        {refusal !== undefined && (
          <div className="jg-refusal">
            <Notice tone="bad" live>
              {refusalText(errors, refusal.code, refusal.detail)}
            </Notice>
          </div>
        )}
        {asks !== undefined && asks !== dropped && (
          <DicePrompt
            key={asks.map(({ purpose }) => purpose).join()}
            needs={asks}
            onFaces={(faces) => void store.answerDice(faces)}
            onDrop={() => setDropped(asks)}
          />
        )}
        {seat === undefined && <p className="jg-watching">{t("you-watch")}</p>}
      </div>
    </TableProvider>
  );
}
