import { bench as bloodBowl } from "./engine/blood-bowl";
import { bench as juego } from "./engine/juego";
import { bench as lastuf } from "./engine/lastuf";
import { bench as ligretto } from "./engine/ligretto";
import type { Figure } from "./figure";

/** The rules of every game: how fast they are, and how their games end. */
export const bench = (): Figure[] => [...bloodBowl(), ...juego(), ...lastuf(), ...ligretto()];
