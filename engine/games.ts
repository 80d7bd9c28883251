import { rules as bloodBowl } from "./blood-bowl";
import type { GameId } from "./catalog";
import type { AnyRules } from "./core/rules";

/** The rules of every game that a play can be made of. */
export const games: Partial<Record<GameId, AnyRules>> = {
  "blood-bowl": bloodBowl,
};
