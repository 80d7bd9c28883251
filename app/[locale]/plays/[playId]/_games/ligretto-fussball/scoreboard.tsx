"use client";

import { useTranslations } from "next-intl";
import { useContext, useEffect, useState } from "react";
import type { SeatSnapshot, SeatStore } from "@/app/_play/seat-store";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { timer as timerIcon, undo2 } from "@/app/_ui/icon-paths";
import type { Command, Team, View } from "@/engine/ligretto-fussball";
import { minutes, RoundsList } from "./rounds-list";
import { sidesOf, TeamLine } from "./team-line";
import { SkewContext } from "./use-clock";

interface ScoreboardProps {
  readonly snapshot: SeatSnapshot<View, Command>;
  readonly store: SeatStore<View, Command>;
  /** Whether the reader may keep the score, or only reads it. */
  readonly mayKeep: boolean;
}

/** The score of cards on a real table, readable from the other end of the room. */
export function Scoreboard({ snapshot, store, mayKeep }: ScoreboardProps) {
  const t = useTranslations("ligretto");
  const { view, withdrawable, isOffline } = snapshot;
  const [first, second] = sidesOf(view);
  const [last] = withdrawable;
  const send = (command: Command) => void store.act(command);
  const isRunning = view.timer.since !== undefined;
  return (
    <main className="lg-board">
      <h1 className="sr-only">{t("scoreboard")}</h1>
      <BoardSide view={view} team={first} mayKeep={mayKeep} onCommand={send} />
      <div className="lg-board-mid">
        <p className="lg-board-round">{t("round", { number: view.rounds.length + 1 })}</p>
        <Timer view={view} />
        {view.bestOf > 1 && <p>{t("wins", { red: view.teams.red.wins, blue: view.teams.blue.wins })}</p>}
        {isOffline && <p role="alert">{t("offline")}</p>}
        {mayKeep && (
          <>
            <Button
              size="table"
              icon={timerIcon}
              onClick={() => send({ type: isRunning ? "stop-timer" : "start-timer" })}
            >
              {isRunning ? t("timer-stop") : t("timer-start")}
            </Button>
            <Button size="table" onClick={() => send({ type: "record-draw" })}>
              {t("board-draw")}
            </Button>
            <button
              type="button"
              className="btn btn-table"
              disabled={last === undefined}
              onClick={last === undefined ? undefined : () => void store.act({ type: "withdraw", ...last })}
            >
              <Icon path={undo2} />
              {t("board-undo")}
            </button>
          </>
        )}
        <RoundsList view={view} />
      </div>
      <BoardSide view={view} team={second} mayKeep={mayKeep} onCommand={send} />
    </main>
  );
}

interface BoardSideProps {
  readonly view: View;
  readonly team: Team;
  readonly mayKeep: boolean;
  readonly onCommand: (command: Command) => void;
}

function BoardSide({ view, team, mayKeep, onCommand }: BoardSideProps) {
  const t = useTranslations("ligretto");
  const { goals, suffered, yellowsInDeck } = view.teams[team];
  const name = t(`team.${team}`);
  return (
    <section className={`lg-board-side lg-${team}`} aria-label={name}>
      <TeamLine view={view} team={team} />
      <strong className="lg-board-goals">{goals}</strong>
      <p>{t("board-yellow-count", { suffered, inDeck: yellowsInDeck })}</p>
      {mayKeep && (
        <div className="lg-board-acts">
          <button
            type="button"
            className="btn btn-hero"
            aria-label={t("board-goal-for", { name })}
            onClick={() => onCommand({ type: "record-goal", team })}
          >
            {t("board-goal")}
          </button>
          <button
            type="button"
            className="btn btn-table"
            aria-label={t("board-yellow-for", { name })}
            onClick={() => onCommand({ type: "record-yellow", team })}
          >
            <i className="lg-yellow" aria-hidden="true" />
            {t("board-yellow")}
          </button>
        </div>
      )}
    </section>
  );
}

function Timer({ view: { timer } }: { readonly view: View }) {
  const t = useTranslations("ligretto");
  const skew = useContext(SkewContext);
  const [now, setNow] = useState(0);
  const { since, elapsedMs } = timer;
  useEffect(() => {
    if (since === undefined) return;
    const tick = () => setNow(Date.now());
    tick();
    const every = setInterval(tick, 500);
    return () => clearInterval(every);
  }, [since]);
  const running = since === undefined || now === 0 ? 0 : Math.max(0, now - skew - since);
  return (
    <p className="lg-board-timer" role="timer" aria-label={t("timer")} aria-live="off">
      {minutes(elapsedMs + running)}
    </p>
  );
}
