import type { Db } from "@/db/client";
import type { GameId } from "@/engine/catalog";
import { carryOut } from "./act";
import { loadPlay } from "./store";

/** Games without a race in which it matters who is there, and what the clock says when somebody goes or comes. */
const WORDS: Partial<Record<GameId, Readonly<Record<"lost" | "returned", string>>>> = {
  "lastuf-futbol": { lost: "go-away", returned: "come-back" },
};

interface SeatNews {
  readonly playId: string;
  readonly seat: number;
  readonly word: "lost" | "returned";
  /** When, in ms since the epoch. */
  readonly at: number;
}

/** Notes in the play that a seat has lost its screen or found it again (LF-127); on one tablet nobody is ever away. */
export async function tellSeat(db: Db, { playId, seat, word, at }: SeatNews): Promise<void> {
  const { game, shared, finishedAt, version } = await loadPlay(db, playId);
  const type = WORDS[game]?.[word];
  if (type === undefined || shared || finishedAt !== null) return;
  const commandId = `${word}-${seat}-${version}`;
  const order = { playId, commandId, command: { type, seat }, dice: { source: "app" }, at, userId: undefined } as const;
  await carryOut(db, { kind: "clock" }, order);
}
