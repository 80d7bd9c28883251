import type { Db } from "@/db/client";
import { availablePlayers, UNPLAYED_HONOURS } from "@/engine/blood-bowl";
import { appStream } from "@/engine/core/app-dice";
import { loadClub } from "../clubs/book";
import { refused } from "../errors";
import { loadSides } from "../fixtures/store";
import { newSeed } from "../plays/dice";
import type { SettleUnplayed } from "./schema";

/** Gold and honours of the side that was ready to play, with the secret of what the app rolled. */
export interface Fortune {
  readonly face: number;
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly seedHex?: string;
}

/** Takes what was typed, and rolls what was not. @throws AppError `unknown-player` */
export async function fortuneOf(
  tx: Db,
  fixtureId: string,
  seat: number,
  { face, players }: Pick<SettleUnplayed, "face" | "players">,
): Promise<Fortune> {
  const side = (await loadSides(tx, fixtureId)).find((one) => one.seat === seat);
  const club = side?.clubId == null ? undefined : await loadClub(tx, side.clubId);
  const able = club === undefined ? [] : availablePlayers(club);
  const { seedHex } = newSeed();
  const stream = appStream(seedHex);
  const rolled = face ?? stream.next(6);
  const drawn = able.length === 0 ? [] : (players ?? honours().map(() => able[stream.next(able.length) - 1]?.id ?? ""));
  const names = drawn.map((id) => {
    const player = able.find((one) => one.id === id);
    if (player === undefined) throw refused("unknown-player");
    return player.name;
  });
  const isRolled = face === undefined || players === undefined;
  return { face: rolled, players: drawn, names, ...(isRolled ? { seedHex } : {}) };
}

const honours = () => Array.from({ length: UNPLAYED_HONOURS });
