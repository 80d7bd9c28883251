import { z } from "zod";
import type { GameId } from "@/engine/catalog";
import { whereOf } from "@/engine/core/play";
import { games } from "@/engine/games";
import { refused } from "../errors";

/** A game's options with every default written out, so that a later change of defaults alters nothing. @throws AppError `unknown-option` */
export function optionsOf(game: GameId, options: unknown): unknown {
  const parsed = (games[game]?.options ?? z.strictObject({})).safeParse(options);
  if (!parsed.success) throw refused("unknown-option", { where: whereOf(parsed.error) });
  return parsed.data;
}
