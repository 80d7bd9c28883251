"use client";

import { useSeatPlay } from "@/app/_play/use-seat-play";
import type { Command, View } from "@/engine/ligretto-fussball";
import { type PlaySeen, seenOf } from "../seen";
import { Lobby } from "./lobby";
import { Result, type ResultLinks } from "./result";
import { Scoreboard } from "./scoreboard";
import { Table } from "./table";
import { SkewContext, useSkew } from "./use-clock";
import { useRace } from "./use-race";
import { Watch } from "./watch";
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
  const { snapshot, store } = useSeatPlay<View, Command>({ playId: play.playId, seat, shared, first, parse });
  const race = useRace(store);
  const { view, version, legal, isOffline } = snapshot;
  const skew = useSkew(version, view.now);
  const player = seat === undefined ? undefined : view.players[seat];
  return <SkewContext value={skew}>{screen()}</SkewContext>;

  function screen() {
    switch (view.phase.kind) {
      case "scoreboard":
        return <Scoreboard snapshot={snapshot} store={store} mayKeep={mayKeep} />;
      case "lobby":
        return <Lobby view={view} player={player} legal={legal} race={race} isOffline={isOffline} />;
      case "over":
        return <Result view={view} winner={view.phase.winner} links={links} />;
      case "countdown":
      case "live":
      case "break":
        return player === undefined ? (
          <Watch view={view} isOffline={isOffline} />
        ) : (
          <Table view={view} player={player} race={race} isOffline={isOffline} />
        );
    }
  }
}
