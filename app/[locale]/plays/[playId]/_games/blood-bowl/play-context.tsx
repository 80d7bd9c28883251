"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { deviceQueue, type QueuedDice } from "@/app/_play/command-queue";
import { liveRooms } from "@/app/_play/live-rooms";
import { type RecorderSnapshot, RecorderStore } from "@/app/_play/recorder-store";
import { useTRPCClient } from "@/app/_trpc/provider";
import { type Command, type Event, rules, type State, type View } from "@/engine/blood-bowl";
import type { Recorded } from "@/engine/core/play";
import type { ActAs } from "@/server/plays/schema";

/** How faces come to the play on this device. */
export type DiceMode = "app" | "typed";

interface Play {
  readonly playId: string;
  readonly state: State;
  /** What the screens show of the state. */
  readonly view: View;
  readonly snapshot: RecorderSnapshot<State, Event>;
  readonly diceMode: DiceMode;
  readonly setDiceMode: (mode: DiceMode) => void;
  /** Asks for something; without faces the play's dice mode decides. */
  readonly act: (command: Command, faces?: (QueuedDice & { source: "typed" })["faces"]) => void;
  /** Takes back the last thing that may be taken back; undefined where there is none. */
  readonly undo: (() => void) | undefined;
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
        rules,
        lines,
        queue: deviceQueue(),
        send: ({ commandId, as: by, command, dice }) =>
          client.plays.act.mutate({
            playId,
            commandId,
            as: by,
            command,
            dice: dice.source === "app" ? dice : { ...dice, faces: [...dice.faces] },
          }),
        reload: async () => (await client.plays.get.query({ playId, seat: 0 })).lines,
        now: Date.now,
      }),
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [diceMode, setDiceMode] = useState<DiceMode>("app");
  useLive(playId, store);
  useEffect(() => void store.restore(), [store]);

  const play = useMemo((): Play => {
    const act: Play["act"] = (command, faces) => {
      const isTyped = faces !== undefined || diceMode === "typed";
      const source = snapshot.link === "offline" ? "typed-offline" : "typed";
      void store.act(as, command, isTyped ? { source, faces: faces ?? [] } : { source: "app" });
    };
    return {
      playId,
      state: snapshot.folded.state,
      view: rules.view(snapshot.folded.state, undefined),
      snapshot,
      diceMode,
      setDiceMode,
      act,
      undo: undoOf(store, snapshot, as),
      store,
    };
  }, [playId, snapshot, diceMode, store, as]);
  return <PlayContext value={play}>{children}</PlayContext>;
}

/** What was only queued is dropped; what is stored is withdrawn. */
function undoOf(
  store: RecorderStore<State, Command, Event>,
  snapshot: RecorderSnapshot<State, Event>,
  as: ActAs,
): Play["undo"] {
  const queued = snapshot.queue.at(-1);
  if (queued !== undefined) return () => void store.drop(queued.commandId);
  const { entries, state } = snapshot.folded;
  const [range] = rules.withdrawable(entries, state, as);
  if (range === undefined) return undefined;
  const command = { type: "withdraw", from: range.from, to: range.to } as const;
  return () => void store.act(as, command, { source: "app" });
}

function useLive(playId: string, store: RecorderStore<State, Command, Event>): void {
  useEffect(
    () =>
      liveRooms().join(`play:${playId}/0`, {
        version: () => store.version(),
        hear: ({ data }) => store.hear(linesIn(data)),
        connected: (isConnected) => store.setConnected(isConnected),
      }),
    [playId, store],
  );
}

function linesIn(data: unknown): readonly Recorded<unknown>[] {
  return typeof data === "object" && data !== null && "lines" in data && Array.isArray(data.lines) ? data.lines : [];
}
