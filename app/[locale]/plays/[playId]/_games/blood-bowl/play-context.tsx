"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { deviceQueue } from "@/app/_play/command-queue";
import { type DiceMode, useDiceMode } from "@/app/_play/dice-mode";
import { liveRooms } from "@/app/_play/live-rooms";
import type { RecorderSnapshot } from "@/app/_play/recorder-snapshot";
import { RecorderStore } from "@/app/_play/recorder-store";
import { sendCommand } from "@/app/_play/send-command";
import { useTRPCClient } from "@/app/_trpc/provider";
import { type Command, type Event, rules, type State, type View } from "@/engine/blood-bowl";
import type { Recorded } from "@/engine/core/play";
import type { TypedFace } from "@/engine/core/play-dice";
import type { ActAs } from "@/server/plays/schema";

interface Play {
  readonly playId: string;
  readonly state: State;
  /** What the screens show of the state. */
  readonly view: View;
  readonly snapshot: RecorderSnapshot<State, Event>;
  readonly diceMode: DiceMode;
  readonly setDiceMode: (mode: DiceMode) => void;
  /** Asks for something; without faces the dice mode of the device decides, and without network faces are typed. */
  readonly act: (command: Command, faces?: readonly TypedFace[]) => void;
  readonly store: RecorderStore<State, Command, Event>;
}

const PlayContext = createContext<Play | undefined>(undefined);

/** The play that the screen is about. */
export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === undefined) throw new Error("usePlay outside of its provider");
  return play;
}

interface PlayProviderProps {
  readonly playId: string;
  readonly lines: readonly Recorded<unknown>[];
  readonly as: ActAs;
  readonly children: ReactNode;
}

export function PlayProvider({ playId, lines, as, children }: PlayProviderProps) {
  const client = useTRPCClient();
  const [store] = useState(
    () =>
      new RecorderStore<State, Command, Event>({
        playId,
        as,
        rules,
        lines,
        queue: deviceQueue(),
        send: sendCommand(client),
        reload: async () => (await client.plays.get.query({ playId })).lines,
        isOnline: () => navigator.onLine,
        now: Date.now,
      }),
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [diceMode, setDiceMode] = useDiceMode();
  useLive(playId, store);
  useEffect(() => {
    void store.restore();
    return () => store.close();
  }, [store]);

  const play = useMemo((): Play => {
    const act: Play["act"] = (command, faces) => {
      const isOffline = snapshot.link === "offline";
      const isTyped = isOffline || faces !== undefined || diceMode === "typed";
      const source = isOffline ? "typed-offline" : "typed";
      void store.act(command, isTyped ? { source, faces: faces ?? [] } : { source: "app" });
    };
    const { state } = snapshot.folded;
    return { playId, state, view: rules.view(state, undefined), snapshot, diceMode, setDiceMode, act, store };
  }, [playId, snapshot, diceMode, setDiceMode, store]);
  return <PlayContext value={play}>{children}</PlayContext>;
}

function useLive(playId: string, store: RecorderStore<State, Command, Event>): void {
  useEffect(
    () =>
      liveRooms().join(`play:${playId}/0`, {
        version: () => store.version(),
        hear: ({ data }) => void store.hear(linesIn(data)),
        connected: (isConnected) => void store.setConnected(isConnected),
      }),
    [playId, store],
  );
}

function linesIn(data: unknown): readonly Recorded<unknown>[] {
  return typeof data === "object" && data !== null && "lines" in data && Array.isArray(data.lines) ? data.lines : [];
}
