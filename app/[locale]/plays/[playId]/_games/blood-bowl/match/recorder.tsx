"use client";

import { useState } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { ActionDock } from "./action-dock";
import { CasualtySheet } from "./casualty-sheet";
import { DriveDock } from "./drive-dock";
import { FullTimeDock } from "./full-time-dock";
import { MatchBug } from "./match-bug";
import { MatchLog } from "./match-log";
import { OpenCasualtySheet } from "./open-casualty-sheet";
import { SidePanel } from "./side-panel";
import { StateBar } from "./state-bar";
import "./recorder.css";

/** A player of a side, as picked on the screen. */
export interface Picked {
  readonly side: Side;
  readonly player: string;
}

/** The match at the table: everything of it within one or two taps, without scrolling the page. */
export function Recorder() {
  const { state } = usePlay();
  const [picked, setPicked] = useState<Picked>();
  const [casualtyBy, setCasualtyBy] = useState<Picked | "unknown">();
  const [facing, setFacing] = useState(false);
  const { match } = state;
  if (match === undefined) return null;
  const pick = (side: Side) => (player: string) =>
    setPicked((before) => (before?.side === side && before.player === player ? undefined : { side, player }));
  const open = match.openCasualties.at(0);

  return (
    <main className={classNames("rec")} data-facing={facing || undefined}>
      <MatchBug />
      <SidePanel side="home" picked={picked?.side === "home" ? picked.player : undefined} onPick={pick("home")} />
      <MatchLog />
      <SidePanel side="away" picked={picked?.side === "away" ? picked.player : undefined} onPick={pick("away")} />
      {match.timeUp ? (
        <FullTimeDock />
      ) : picked === undefined && match.stage === "set-up" ? (
        <DriveDock />
      ) : (
        <ActionDock picked={picked} onDone={() => setPicked(undefined)} onCasualty={setCasualtyBy} />
      )}
      <StateBar facing={facing} onFacing={setFacing} />
      {casualtyBy !== undefined && (
        <CasualtySheet
          by={casualtyBy === "unknown" ? undefined : casualtyBy}
          onClose={() => {
            setCasualtyBy(undefined);
            setPicked(undefined);
          }}
        />
      )}
      {open !== undefined && casualtyBy === undefined && <OpenCasualtySheet open={open} />}
    </main>
  );
}
