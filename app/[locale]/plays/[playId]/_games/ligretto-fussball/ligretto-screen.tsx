import type { SeatSnapshot, SeatStore } from "@/app/_play/seat-store";
import type { Command, View } from "@/engine/ligretto-fussball";
import { Lobby } from "./lobby";
import { Result, type ResultLinks } from "./result";
import { Scoreboard } from "./scoreboard";
import { Table } from "./table";
import { SkewContext, useSkew } from "./use-clock";
import type { useRace } from "./use-race";
import { useRaceSounds } from "./use-race-sounds";
import { Watch } from "./watch";

interface LigrettoScreenProps {
  readonly snapshot: SeatSnapshot<View, Command>;
  readonly store: SeatStore<View, Command>;
  readonly race: ReturnType<typeof useRace>;
  readonly seat: number | undefined;
  readonly mayKeep: boolean;
  readonly links: ResultLinks;
  /** Another match at once, where no competition has the next one. */
  readonly onAgain?: () => void;
}

/** What a match shows in each phase. */
export function LigrettoScreen({ snapshot, store, race, seat, mayKeep, links, onAgain }: LigrettoScreenProps) {
  const { view, version, legal, isOffline } = snapshot;
  const skew = useSkew(version, view.now);
  const player = seat === undefined ? undefined : view.players[seat];
  useRaceSounds(view, player, race.refused);
  return <SkewContext value={skew}>{screen()}</SkewContext>;

  function screen() {
    switch (view.phase.kind) {
      case "scoreboard":
        return <Scoreboard snapshot={snapshot} store={store} mayKeep={mayKeep} />;
      case "lobby":
        return <Lobby view={view} player={player} legal={legal} race={race} isOffline={isOffline} />;
      case "over":
        return <Result view={view} winner={view.phase.winner} links={links} {...(onAgain && { onAgain })} />;
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
