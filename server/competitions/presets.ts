import type { GameId } from "@/engine/catalog";
import { PRESETS } from "@/engine/league/presets";
import type { TableRules } from "@/engine/league/table-rules";

/** The table rules that a game's leagues use where nothing else is said. */
export const tableRulesOf = (game: GameId): TableRules => PRESETS[game];
