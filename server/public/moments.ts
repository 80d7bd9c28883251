import type { GameId } from "@/engine/catalog";
import type { LogEntry } from "@/engine/core/rules";
import { rulesOf } from "../plays/folded";

/** Something that happened in a play, as everybody may learn of it; `at` in ms since the epoch. */
export interface Moment {
  readonly seq: number;
  readonly at: number;
  readonly event: unknown;
}

/** The log of a game whose view of the table does not tell how it came about; other games have all in their view. */
export function momentsOf(game: GameId, entries: readonly LogEntry<unknown>[]): readonly Moment[] {
  if (game !== "lastuf-futbol") return [];
  const { news } = rulesOf(game);
  return entries.flatMap(({ seq, at, event }) => {
    const told: unknown = news(event, undefined);
    return told === undefined ? [] : [{ seq, at, event: told }];
  });
}
