"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EffectsButton } from "@/app/_play/effects/effects-button";
import { useNewsSounds, useSoundAt } from "@/app/_play/effects/use-sounds";
import { useSeatPlay } from "@/app/_play/use-seat-play";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Mark } from "@/app/_ui/mark";
import { refusalText } from "@/app/_ui/refusal-text";
import { type CardId, COLOURS, type Colour, type Command, type View } from "@/engine/lastuf-futbol";
import type { PlaySeen } from "../seen";
import { Area } from "./area";
import { Automatic } from "./automatic";
import { dueSeat } from "./due-seat";
import { Hand } from "./hand";
import { parseLastuf } from "./lastuf-play";
import { Piles } from "./piles";
import { Result } from "./result";
import { soundOf } from "./sound-of";
import { Suit } from "./suit";
import { type Target, targetsOf } from "./targets";
import { TurnClock } from "./turn-clock";
import { useSaid } from "./use-said";
import { WindowBar } from "./window-bar";

interface LastufTableProps {
  readonly play: PlaySeen;
  readonly seat: number | undefined;
  /** On one tablet: whose turn it is next. */
  readonly onHandOver: ((seat: number) => void) | undefined;
}

/** The table from one's seat: opponents around, the piles, the own hand large; what may be done stands out. */
export function LastufTable({ play, seat, onHandOver }: LastufTableProps) {
  const t = useTranslations("lastuf");
  const errors = useTranslations("errors");
  const { snapshot, store } = useSeatPlay<View, Command>({
    playId: play.playId,
    seat,
    shared: play.shared,
    first: { ...parseLastuf(play), version: play.version },
    parse: parseLastuf,
  });
  const { view, legal, refusal, isSending, isOffline } = snapshot;
  const { table } = view;
  const [picked, setPicked] = useState<{ readonly card: CardId; readonly give?: CardId | Colour }>();
  const [discards, setDiscards] = useState<readonly CardId[]>();
  const said = useSaid(snapshot.news, view);
  const due = dueSeat(view);
  useNewsSounds(snapshot.news, soundOf);
  useSoundAt(seat !== undefined && due === seat, (isDue) => (isDue ? "turn" : undefined));
  useEffect(() => {
    if (onHandOver !== undefined && due !== undefined && due !== seat) onHandOver(due);
  }, [due, seat, onHandOver]);

  const commands = legal.map(({ command }) => command);
  const targets = picked === undefined ? [] : targetsOf(commands, picked.card, picked.give);
  const isMine = seat !== undefined && due === seat;
  const isAsked = seat !== undefined && table.window?.asked.includes(seat) === true;
  const send = (command: Command) => {
    setPicked(undefined);
    setDiscards(undefined);
    void store.act(command);
  };
  const pickTarget = (target: Target) => {
    if ("command" in target) send(target.command);
    else if (picked !== undefined) setPicked({ card: picked.card, give: target.give });
  };
  const others = table.areas.map((_, index) => index).filter((index) => index !== seat);

  return (
    <main className={`lt lt-${table.areas.length}`}>
      <header className="lt-head">
        <Mark height={26} />
        <h1 className="strong grow">
          {t.rich("title", { turn: table.turns + 1, game: (name) => <span className="max-md:sr-only">{name}</span> })}
        </h1>
        {isMine && <span className="chip chip-live">{t("your-turn")}</span>}
        {isOffline && <span className="chip">{t("no-network")}</span>}
        <TurnClock table={table} />
        {seat !== undefined && view.automatic !== undefined && table.phase !== "over" && (
          <Automatic
            seat={seat}
            answers={view.automatic}
            hasSecondYellow={table.options.varOnSecondYellow}
            onSet={send}
          />
        )}
        <EffectsButton />
      </header>
      <div className="lt-others">
        {others.map((index) => (
          <Area key={index} view={view} seat={index} targets={targets} isDue={due === index} onTarget={pickTarget} />
        ))}
      </div>
      <section className={classNames("mid", isAsked && "is-asked")} aria-label={t("piles")}>
        <Piles view={view} />
        <ol className="say" aria-live="polite">
          {said.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
          {said.length === 0 && isMine && table.phase === "turn" && <li>{t("turn-how")}</li>}
        </ol>
        {seat !== undefined && <WindowBar view={view} seat={seat} commands={commands} onAnswer={send} />}
        {refusal !== undefined && (
          <p className="lt-refusal" role="alert">
            {refusalText(errors, refusal.code, refusal.detail)}
          </p>
        )}
        {isMine && table.phase === "turn" && (
          <span className="row">
            {discards === undefined ? (
              <Button size="table" onClick={() => setDiscards([])}>
                {t("discard")}
              </Button>
            ) : (
              <>
                <Button size="table" onClick={() => setDiscards(undefined)}>
                  {t("cancel")}
                </Button>
                <Button
                  size="table"
                  variant="primary"
                  disabled={discards.length === 0}
                  busy={isSending}
                  onClick={() => send({ type: "discard", cards: [...discards] })}
                >
                  {t("discard-now", { count: discards.length })}
                </Button>
              </>
            )}
          </span>
        )}
      </section>
      {table.phase === "goals" && isMine && (
        <section className="goal-choice">
          <h2>{t("choose-goal")}</h2>
          {COLOURS.filter((colour) =>
            commands.some((command) => command.type === "choose-goal" && command.goal === colour),
          ).map((colour) => (
            <Button key={colour} size="table" onClick={() => send({ type: "choose-goal", goal: colour })}>
              <Suit colour={colour} /> {t(`colour.${colour}`)}
            </Button>
          ))}
        </section>
      )}
      {seat !== undefined && (
        <section className="me">
          <Area view={view} seat={seat} targets={targets} isDue={isMine} onTarget={pickTarget} />
          <Hand
            view={view}
            commands={isMine || isAsked ? commands : []}
            picked={picked?.card}
            asksForOwn={targets.some((target) => "give" in target)}
            discards={discards}
            onPick={(card) => setPicked(card === picked?.card ? undefined : { card })}
            onDiscard={(card) =>
              setDiscards((before = []) =>
                before.includes(card) ? before.filter((one) => one !== card) : [...before, card].slice(-2),
              )
            }
            onPlay={send}
          />
        </section>
      )}
      {table.phase === "over" && <Result view={view} playId={play.playId} mayPlayAgain={seat !== undefined} />}
    </main>
  );
}
