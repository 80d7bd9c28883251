import type { CompetitionFormat } from "@/db/schema";
import type { GameId } from "@/engine/catalog";
import { Options, startFault } from "@/engine/lastuf-futbol";
import { refused } from "../errors";

/** The options that a format asks for where nothing else is said: in a draw of groups the seats say who begins (LF-131). */
export const optionsFor = (format: CompetitionFormat, game: GameId): Readonly<Record<string, unknown>> =>
  format === "group-draw" && game === "lastuf-futbol" ? { firstPlayer: "first-seat" } : {};

/** Sees to it that groups are of a game for three and four. @throws AppError `game-is-for-two`, `two-goals-need-two-players` */
export function refuseUnfit(format: CompetitionFormat, game: GameId, options: unknown): void {
  if (format !== "group-draw") return;
  if (game !== "lastuf-futbol") throw refused("game-is-for-two");
  const fault = startFault(Options.parse(options), 4);
  if (fault !== undefined) throw refused(fault);
}
