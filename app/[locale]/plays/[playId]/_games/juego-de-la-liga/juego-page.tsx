import { api } from "@/app/_trpc/server";
import type { PlayPageParts } from "../play-props";
import { JuegoPlay } from "./juego-play";

/** The play from the reader's first seat, or as a spectator sees it. */
export async function JuegoPage({ play }: PlayPageParts) {
  const [seat] = play.mySeats;
  const seen = seat === undefined ? play : await (await api()).plays.get({ playId: play.playId, seat });
  return <JuegoPlay play={seen} seat={seat} />;
}
