"use client";

import type { ReactNode } from "react";
import { ScoreBug } from "@/app/_ui/score-bug";
import { TurnTrack } from "@/app/_ui/turn-track";
import type { BySide, Side, View } from "@/engine/blood-bowl";
import { isView } from "@/engine/blood-bowl/is-view";
import { clockOf } from "./live-score";
import { MatchLog } from "./match-log";
import type { MatchTexts } from "./match-texts";
import { MatchTokens } from "./match-tokens";
import { useLiveView } from "./use-live-view";

interface LiveMatchProps {
  readonly playId: string;
  readonly version: number;
  readonly start: View;
  readonly isOver: boolean;
  /** The crest, drawn on the server so that no drawing is loaded here, and "Human · Ines". */
  readonly faces: BySide<{ readonly crest: ReactNode; readonly sub: string }>;
  readonly texts: MatchTexts;
}

const read = (view: unknown) => (isView(view) ? view : undefined);

/** A match as it is played: the score, the players of both sides, what happened; it moves by itself. */
export function LiveMatch({ playId, version, start, isOver, faces, texts }: LiveMatchProps) {
  const { now, isConnected } = useLiveView({ playId, version, shown: start, read, isOver });
  const { match, sides, phase } = now;
  const isOn = match !== undefined && phase === "match" && !match.timeUp;
  const plate = (side: Side) => ({
    ...faces[side],
    name: sides[side].name,
    score: sides[side].score,
    isOn: isOn && match.clock.of === side,
  });
  const clock = clockOf(now, texts.clock);
  return (
    <>
      <ScoreBug home={plate("home")} away={plate("away")} clock={clock}>
        {match !== undefined && (
          <TurnTrack
            turns={match.track.home.length}
            home={playedIn(match.track.home)}
            away={playedIn(match.track.away)}
            now={isOn ? match.clock.of : undefined}
            label={clock}
          />
        )}
      </ScoreBug>
      {!isOver && (
        <p className={`stateline state-${isConnected ? "saved" : "waiting"}`} role="status">
          <i />
          {isConnected ? texts.connected : texts.waiting}
        </p>
      )}
      <div className="match-split">
        <MatchTokens side="home" view={sides.home} texts={texts} />
        <MatchLog view={now} texts={texts} />
        <MatchTokens side="away" view={sides.away} texts={texts} />
      </div>
    </>
  );
}

const playedIn = (track: readonly string[]) => track.filter((turn) => turn === "played").length;
