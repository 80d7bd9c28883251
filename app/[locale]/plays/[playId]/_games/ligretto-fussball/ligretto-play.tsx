"use client";

import { useSeatPlay } from "@/app/_play/use-seat-play";
import type { Command, View } from "@/engine/ligretto-fussball";
import { type PlaySeen, seenOf } from "../seen";
import { LigrettoScreen } from "./ligretto-screen";
import { WayContext } from "./link-quality";
import type { ResultLinks } from "./result";
import { useRace } from "./use-race";
import "./ligretto.css";

const parse = seenOf<View, Command>();

interface LigrettoPlayProps {
  readonly play: PlaySeen;
  readonly seat: number | undefined;
  readonly mayKeep: boolean;
  readonly links: ResultLinks;
}

/** A match of Ligretto Fussball: on this device, or its score while the cards are on the table. */
export function LigrettoPlay({ play, seat, mayKeep, links }: LigrettoPlayProps) {
  const first = { ...parse(play), version: play.version };
  // Nobody passes a race round: one tablet for all keeps the score.
  const shared = first.view.mode === "scoreboard" && play.shared;
  const { snapshot, store, way } = useSeatPlay<View, Command>({ playId: play.playId, seat, shared, first, parse });
  const race = useRace(store);
  return (
    <WayContext value={way}>
      <LigrettoScreen snapshot={snapshot} store={store} race={race} seat={seat} mayKeep={mayKeep} links={links} />
    </WayContext>
  );
}
