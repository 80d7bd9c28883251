"use client";

import { useState } from "react";
import { useAlive } from "@/app/_play/use-alive";
import { useWakeLock } from "@/app/_play/use-wake-lock";
import type { Side } from "@/engine/blood-bowl";
import type { Back } from "../phase-page";
import { usePlay } from "../play-context";
import { ActionDock } from "./action-dock";
import { CasualtySheet } from "./casualty-sheet";
import { FullTimeDock } from "./full-time-dock";
import { MatchBug } from "./match-bug";
import { MatchLog } from "./match-log";
import { MattersDock } from "./matters-dock";
import { OpenCasualtySheet } from "./open-casualty-sheet";
import type { Picked } from "./picked";
import { SidePanel } from "./side-panel";
import { StateBar } from "./state-bar";
import "./recorder.css";

interface Casualty {
  readonly by: Picked | undefined;
  readonly hurt?: Picked | undefined;
}

/** The match at the table: everything of it within one or two taps, without scrolling the page. */
export function Recorder({ back }: { readonly back: Back }) {
  const { view } = usePlay();
  const [picked, setPicked] = useState<Picked>();
  const [casualty, setCasualty] = useState<Casualty>();
  const [facing, setFacing] = useState(false);
  const isAlive = useAlive();
  useWakeLock();
  const { match } = view;
  if (match === undefined) return null;
  const pick = (side: Side) => (player: string) =>
    setPicked((before) => (before?.side === side && before.player === player ? undefined : { side, player }));
  const pickedOf = (side: Side) => (picked?.side === side ? picked.player : undefined);
  const [open] = match.openCasualties;
  const hasSheet = casualty !== undefined || open !== undefined;

  return (
    <main id="main">
      <div className="rec" data-facing={facing || undefined} inert={!isAlive || hasSheet}>
        <MatchBug />
        <SidePanel side="home" picked={pickedOf("home")} onPick={pick("home")} />
        <MatchLog />
        <SidePanel side="away" picked={pickedOf("away")} onPick={pick("away")} />
        {match.timeUp ? (
          <FullTimeDock />
        ) : picked === undefined ? (
          <MattersDock onCasualty={() => setCasualty({ by: undefined })} />
        ) : (
          <ActionDock
            picked={picked}
            onDone={() => setPicked(undefined)}
            onCasualty={() => setCasualty({ by: picked })}
            onHarm={() => setCasualty({ by: undefined, hurt: picked })}
          />
        )}
        <StateBar back={back} facing={facing} onFacing={setFacing} />
      </div>
      {casualty !== undefined && (
        <CasualtySheet
          {...casualty}
          onClose={() => {
            setCasualty(undefined);
            setPicked(undefined);
          }}
        />
      )}
      {open !== undefined && casualty === undefined && <OpenCasualtySheet key={open.asks} open={open} />}
    </main>
  );
}
