import type { GameId } from "@/engine/catalog";
import { games } from "@/engine/games";
import { type OptionValues, optionValues } from "./option-values";

/** What a game's options are where nobody chose; worked out on the server. */
export const optionDefaults = (game: GameId): OptionValues => optionValues(games[game]?.options.parse({}));
