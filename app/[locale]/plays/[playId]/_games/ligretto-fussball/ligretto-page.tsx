import { api } from "@/app/_trpc/server";
import type { PlayPageParts } from "../play-props";
import { LigrettoPlay } from "./ligretto-play";

/** The play from the reader's first seat, or as a spectator sees it. */
export async function LigrettoPage({ play }: PlayPageParts) {
  const [seat] = play.mySeats;
  const seen = seat === undefined ? play : await (await api()).plays.get({ playId: play.playId, seat });
  return <LigrettoPlay play={seen} seat={seat} />;
}
