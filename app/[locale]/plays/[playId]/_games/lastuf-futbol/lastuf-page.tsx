import { api } from "@/app/_trpc/server";
import type { PlayPageParts } from "../play-props";
import { LastufPlay } from "./lastuf-play";

/** The play from the reader's first seat, or as a spectator sees it. */
export async function LastufPage({ play }: PlayPageParts) {
  const [seat] = play.mySeats;
  const seen = seat === undefined ? play : await (await api()).plays.get({ playId: play.playId, seat });
  return <LastufPlay play={seen} seat={seat} />;
}
