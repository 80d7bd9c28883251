"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { SeatStore } from "@/app/_play/seat-store";
import type { BotId } from "@/engine/core/simulate";
import type { Command, View } from "@/engine/ligretto-fussball";
import { seenOf } from "../seen";
import { LigrettoScreen } from "./ligretto-screen";
import { WayContext } from "./link-quality";
import { PracticeMatch, YOU } from "./practice-match";
import { useRace } from "./use-race";

const parse = seenOf<View, Command>();
const NO_LINKS = { competition: undefined, publicPlay: undefined, dice: [] } as const;

interface PracticePlayProps {
  readonly names: { readonly you: string; readonly bot: string };
  readonly level: BotId;
  readonly onAgain: () => void;
}

/** A match against a bot; the device is the whole table, so there is no way to a server to measure. */
export function PracticePlay({ names, level, onAgain }: PracticePlayProps) {
  const [match] = useState(() => new PracticeMatch({ names, level, seed: freshSeed() }));
  const [store] = useState(
    () =>
      new SeatStore<View, Command>({
        isAnswered: true,
        first: match.seen(),
        parse,
        send: async ({ command }) => match.act(command),
        reload: async () => match.seen(),
      }),
  );
  useEffect(
    () =>
      match.open(() => {
        const { version, ...seen } = match.seen();
        store.hear(version, seen);
      }),
    [match, store],
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const race = useRace(store);
  return (
    <WayContext value={undefined}>
      <LigrettoScreen
        snapshot={snapshot}
        store={store}
        race={race}
        seat={YOU}
        mayKeep={false}
        links={NO_LINKS}
        onAgain={onAgain}
      />
    </WayContext>
  );
}

function freshSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Int32Array(1));
  return seed;
}
