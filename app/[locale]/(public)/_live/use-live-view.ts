import { useEffect, useRef, useState } from "react";
import { liveRooms } from "@/app/_play/live-rooms";

interface Watched<Shown> {
  readonly playId: string;
  /** The version of the play that the page was made with, and what it showed then. */
  readonly version: number;
  readonly shown: Shown;
  /** Makes of a view what is shown; undefined leaves it as it is. */
  readonly read: (view: unknown) => Shown | undefined;
  /** Nothing more can happen, so nothing is listened for. */
  readonly isOver: boolean;
}

/** What is shown of a play, moved on by every event of it; `isConnected` is undefined until the stream is tried. */
export function useLiveView<Shown>({ playId, version, shown, read, isOver }: Watched<Shown>) {
  const [now, setNow] = useState(shown);
  const [isConnected, setConnected] = useState<boolean>();
  const known = useRef(version);
  useEffect(() => {
    if (isOver) return;
    return liveRooms().join(`play:${playId}`, {
      version: () => known.current,
      hear: (news) => {
        const next = read(viewIn(news.data));
        if (news.version < known.current || next === undefined) return;
        known.current = news.version;
        setNow(next);
      },
      connected: setConnected,
    });
  }, [playId, read, isOver]);
  return { now, isConnected };
}

const viewIn = (data: unknown) => (typeof data === "object" && data !== null && "view" in data ? data.view : undefined);
