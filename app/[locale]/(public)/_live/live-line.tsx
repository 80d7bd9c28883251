"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { liveRooms } from "@/app/_play/live-rooms";
import { ScoreLine } from "@/app/_ui/score-line";
import { type ClockTexts, type LiveScore, scoreIn } from "./live-score";
import { useLiveView } from "./use-live-view";

interface LiveLineProps {
  readonly playId: string;
  readonly competitionId: string;
  readonly version: number;
  readonly start: LiveScore;
  readonly home: string;
  readonly away: string;
  readonly texts: ClockTexts;
  /** The page is made anew after every event. */
  readonly follows: boolean;
}

/** The score of a match that is being played; the page follows when its result is settled. */
export function LiveLine({ playId, competitionId, version, start, home, away, texts, follows }: LiveLineProps) {
  const { now } = useLiveView({
    playId,
    version,
    shown: start,
    read: (view) => scoreIn(view, texts),
    isOver: false,
    follows,
  });
  useRefresh(`competition:${competitionId}`);
  return (
    <ScoreLine
      home={{ name: home, score: now.score.home }}
      away={{ name: away, score: now.score.away }}
      clock={now.clock}
    />
  );
}

/** Fetches the page anew on news of that room. */
function useRefresh(room: string): void {
  const router = useRouter();
  useEffect(
    () =>
      liveRooms().join(room, { version: () => undefined, hear: () => router.refresh(), connected: () => undefined }),
    [room, router],
  );
}
