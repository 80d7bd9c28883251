import { Options } from "@/engine/blood-bowl";
import type { GameId } from "@/engine/catalog";

/** Whether matches of a competition count for nothing beyond it (R22); games without clubs have no friendlies. */
export const isFriendly = ({ game, options }: { readonly game: GameId; readonly options: unknown }): boolean =>
  game === "blood-bowl" && Options.parse(options).friendly;
