import type { Clash } from "@/engine/league/clashes";
import type { CalendarEntry } from "./facts";

/** Clashes with the names of those who play instead of their ids. */
export function named(clashes: readonly Clash[], fixtures: readonly CalendarEntry[]): Clash[] {
  const nameOf = (player: string) =>
    fixtures.flatMap(({ players, names }) => names[players.indexOf(player)] ?? [])[0] ?? player;
  return clashes.map((clash) =>
    "player" in clash && clash.player !== undefined ? { ...clash, player: nameOf(clash.player) } : clash,
  );
}
