import { useRouter } from "next/navigation";
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
  /** The page itself is fetched anew as well, until it shows what was heard of. */
  readonly follows?: boolean;
}

/** How soon the page is fetched after news, and how often at most, in ms. */
const SOON = 300;
const PACE = 2_000;

/** What is shown of a play, moved on by every event of it; `isConnected` is undefined until the stream is tried. */
export function useLiveView<Shown>({ playId, version, shown, read, isOver, follows = false }: Watched<Shown>) {
  const router = useRouter();
  const [heard, setHeard] = useState({ version, shown });
  const [isConnected, setConnected] = useState<boolean>();
  const known = useRef(version);
  const reader = useRef(read);
  const page = useRef(version);
  useEffect(() => {
    page.current = version;
    reader.current = read;
  }, [version, read]);
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchPage = () => {
      timer = undefined;
      if (page.current >= known.current) return;
      router.refresh();
      timer = setTimeout(fetchPage, PACE);
    };
    const leave = liveRooms().join(`play:${playId}`, {
      version: () => known.current,
      hear: (news) => {
        if (news.version < known.current) return;
        known.current = news.version;
        const next = reader.current(viewIn(news.data));
        if (next !== undefined) setHeard({ version: news.version, shown: next });
        if (follows) timer ??= setTimeout(fetchPage, SOON);
      },
      connected: setConnected,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [playId, isOver, follows, router]);
  return { now: heard.version < version ? shown : heard.shown, isConnected };
}

const viewIn = (data: unknown) => (typeof data === "object" && data !== null && "view" in data ? data.view : undefined);
