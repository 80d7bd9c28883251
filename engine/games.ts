import { rules as bloodBowl } from "./blood-bowl";
import type { GameId } from "./catalog";
import type { AnyRules } from "./core/rules";
import { rules as juegoDeLaLiga } from "./juego-de-la-liga/rules";
import { rules as lastufFutbol } from "./lastuf-futbol";
import { rules as ligrettoFussball } from "./ligretto-fussball";

/** The rules of every game that a play can be made of. */
export const games: Readonly<Record<GameId, AnyRules>> = {
  "blood-bowl": bloodBowl,
  "juego-de-la-liga": juegoDeLaLiga,
  "lastuf-futbol": lastufFutbol,
  "ligretto-fussball": ligrettoFussball,
};
