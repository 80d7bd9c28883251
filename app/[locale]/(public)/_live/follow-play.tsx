"use client";

import { LiveState, type LiveTexts } from "./live-state";
import { useLiveView } from "./use-live-view";

interface FollowPlayProps {
  readonly playId: string;
  readonly version: number;
  /** Undefined says nothing about itself. */
  readonly texts?: Pick<LiveTexts, "connected" | "waiting">;
}

const nothing = () => undefined;

/** Keeps a page that the server draws with what happens in a play: it is fetched anew after every event. */
export function FollowPlay({ playId, version, texts }: FollowPlayProps) {
  const { isConnected } = useLiveView({
    playId,
    version,
    shown: undefined,
    read: nothing,
    isOver: false,
    follows: true,
  });
  return texts && <LiveState isConnected={isConnected} texts={texts} />;
}
