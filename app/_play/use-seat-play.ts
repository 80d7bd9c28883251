"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { liveRooms } from "./live-rooms";
import { createRaceWay, isWays, type RaceWay } from "./race-way";
import { type SeatSnapshot, SeatStore, type Seen } from "./seat-store";

interface SeatPlay<View, Command> {
  readonly snapshot: SeatSnapshot<View, Command>;
  readonly store: SeatStore<View, Command>;
  /** The quick way of a race. */
  readonly way: RaceWay;
}

interface SeatPlayParts<View, Command> {
  readonly playId: string;
  /** The seat that one plays; undefined watches. */
  readonly seat: number | undefined;
  /** One tablet passed round: acts as the recorder for whoever's turn it is. */
  readonly shared: boolean;
  readonly first: Seen<View, Command>;
  readonly parse: (data: unknown) => Omit<Seen<View, Command>, "version">;
}

/** A seat of a play on this device: what it sees, and the way to act. A change of seat needs a new `key`. */
export function useSeatPlay<View, Command>({
  playId,
  seat,
  shared,
  first,
  parse,
}: SeatPlayParts<View, Command>): SeatPlay<View, Command> {
  const client = useTRPCClient();
  const seatInput = seat === undefined ? {} : { seat };
  const [way] = useState(createRaceWay);
  const [store] = useState(
    () =>
      new SeatStore<View, Command>({
        first,
        parse,
        isAnswered: !shared || seat === undefined,
        send: async ({ commandId, version, command, dice }) =>
          (await way.send(commandId, command)) ??
          (await client.plays.act.mutate({
            playId,
            commandId,
            version,
            as: shared || seat === undefined ? { kind: "recorder" } : { kind: "seat", seat },
            command: commandInput(command),
            dice: dice.source === "app" ? dice : { ...dice, faces: [...dice.faces] },
          })),
        reload: async () => {
          const play = await client.plays.get.query({ playId, ...seatInput });
          return { ...parse(play), version: play.version };
        },
      }),
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  useEffect(
    () =>
      liveRooms().join(`play:${playId}${seat === undefined ? "" : `/${seat}`}`, {
        version: () => store.version(),
        hear: ({ version, data }) => {
          way.learn(data);
          if (!isWays(data)) store.hear(version, data);
        },
        connected: (isConnected) => store.setConnected(isConnected),
      }),
    [playId, seat, store, way],
  );
  return { snapshot, store, way };
}

function commandInput(command: unknown): { type: string; [key: string]: unknown } {
  if (typeof command !== "object" || command === null || !("type" in command) || typeof command.type !== "string") {
    throw new Error("a command has a type");
  }
  return { ...command, type: command.type };
}
