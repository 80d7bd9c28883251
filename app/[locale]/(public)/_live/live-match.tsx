"use client";

import type { ReactNode } from "react";
import { ScoreBug } from "@/app/_ui/score-bug";
import { TurnTrack } from "@/app/_ui/turn-track";
import type { BySide, Side } from "@/engine/blood-bowl";
import { type LiveScore, scoreIn } from "./live-score";
import { LiveState, type LiveTexts } from "./live-state";
import { useLiveView } from "./use-live-view";

interface LiveMatchProps {
  readonly playId: string;
  readonly version: number;
  readonly start: LiveScore;
  readonly isOver: boolean;
  /** The crest, drawn on the server so that no drawing is loaded here, and "Human · Ines". */
  readonly faces: BySide<{ readonly name: string; readonly crest: ReactNode; readonly sub: string }>;
  readonly texts: LiveTexts;
}

/** The score of a match as it is played; the page around it follows a moment later. */
export function LiveMatch({ playId, version, start, isOver, faces, texts }: LiveMatchProps) {
  const { now, isConnected } = useLiveView({
    playId,
    version,
    shown: start,
    read: (view) => scoreIn(view, texts.clock),
    isOver,
    follows: true,
  });
  const { score, clock, turns, played, on } = now;
  const plate = (side: Side) => ({ ...faces[side], score: score[side], isOn: on === side });
  return (
    <>
      <ScoreBug home={plate("home")} away={plate("away")} clock={clock}>
        {turns > 0 && <TurnTrack turns={turns} {...played} now={on} label={clock} />}
      </ScoreBug>
      {!isOver && <LiveState isConnected={isConnected} texts={texts} />}
    </>
  );
}
