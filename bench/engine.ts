import { bench as acts } from "./engine/acts";
import { bench as bloodBowl } from "./engine/blood-bowl";
import { bench as juego } from "./engine/juego";
import { bench as lastuf } from "./engine/lastuf";
import { bench as ligretto } from "./engine/ligretto";
import type { Figure } from "./figure";

/** The rules of every game: how fast they are, alone and behind the server, and how their games end. */
export async function* bench(): AsyncGenerator<Figure> {
  yield* juego();
  yield* lastuf();
  yield* acts();
  yield* bloodBowl();
  yield* ligretto();
}
