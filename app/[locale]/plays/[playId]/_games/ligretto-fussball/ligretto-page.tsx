import { api } from "@/app/_trpc/server";
import type { PlayPageParts } from "../play-props";
import { LigrettoPlay } from "./ligretto-play";

/** The play from the reader's first seat, or as a spectator sees it. */
export async function LigrettoPage({ locale, play }: PlayPageParts) {
  const { playId, fixtureId, mySeats } = play;
  const [seat] = mySeats;
  const caller = await api();
  const seen = seat === undefined ? play : await caller.plays.get({ playId, seat });
  const fixture = fixtureId === undefined ? undefined : await caller.fixtures.get({ fixtureId });
  const publicPath =
    fixture === undefined ? undefined : `/${locale}/l/${fixture.league.slug}/${fixture.competition.slug}`;
  return (
    <LigrettoPlay
      play={seen}
      seat={seat}
      mayKeep={fixture?.mayRecord ?? seat !== undefined}
      links={{
        competition:
          fixture === undefined || publicPath === undefined
            ? undefined
            : { href: publicPath, label: fixture.competition.name },
        publicPlay: publicPath === undefined ? undefined : `${publicPath}/plays/${playId}`,
        dice: play.dice,
      }}
    />
  );
}
