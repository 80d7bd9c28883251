import type { GameId } from "@/engine/catalog";
import { BLOOD_BOWL_OPTIONS } from "./fields-blood-bowl";
import { JUEGO_OPTIONS } from "./fields-juego";
import { LASTUF_OPTIONS } from "./fields-lastuf";
import { LIGRETTO_OPTIONS } from "./fields-ligretto";
import type { OptionGroup } from "./option-field";

/** The options of each game that a form offers and a list of rules shows. */
export const OPTION_FIELDS: Readonly<Record<GameId, readonly OptionGroup[]>> = {
  "blood-bowl": BLOOD_BOWL_OPTIONS,
  "juego-de-la-liga": JUEGO_OPTIONS,
  "lastuf-futbol": LASTUF_OPTIONS,
  "ligretto-fussball": LIGRETTO_OPTIONS,
};
