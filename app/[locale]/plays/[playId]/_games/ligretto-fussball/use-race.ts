"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { SeatStore } from "@/app/_play/seat-store";
import type { Command, TeamCard, View } from "@/engine/ligretto-fussball";

const SHOWN_FOR = 1_800;

/** What was refused just now; `count` grows with each. */
export interface Refused {
  readonly count: number;
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
  /** The card, or undefined for anything else. */
  readonly card: string | undefined;
}

/** The moves of a race: sent at once, the answer says who was first. */
export function useRace(store: SeatStore<View, Command>) {
  const [refused, setRefused] = useState<Refused>();
  const count = useRef(0);
  const send = useCallback(
    async (command: Command, card?: string) => {
      const isDone = await store.act(command);
      const { refusal } = store.getSnapshot();
      // Two taps in one breath are one turn; that is nothing to complain about.
      if (isDone || refusal === undefined || refusal.code === "turned-too-soon") return;
      count.current += 1;
      setRefused({ count: count.current, code: refusal.code, detail: refusal.detail ?? {}, card });
      vibrate(40);
    },
    [store],
  );
  const play = useCallback(
    (card: TeamCard) => {
      void send({ type: "play-card", card: card.id, seen: store.getSnapshot().view.centre.version }, card.id);
    },
    [send, store],
  );
  const turn = useCallback(() => void send({ type: "turn" }), [send]);
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(() => setRefused(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused]);
  return { refused, send, play, turn };
}

/** Where the device can, once it has been touched. */
export function vibrate(pattern: number | number[]): void {
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
