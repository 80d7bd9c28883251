import type { GameId } from "@/engine/catalog";
import { BLOOD_BOWL_OPTIONS } from "./fields-blood-bowl";
import type { OptionGroup } from "./option-field";

/** The options of each game that a form offers and a list of rules shows. */
export const OPTION_FIELDS: Readonly<Record<GameId, readonly OptionGroup[]>> = {
  "blood-bowl": BLOOD_BOWL_OPTIONS,
  "juego-de-la-liga": [],
  "lastuf-futbol": [],
  "ligretto-fussball": [],
};
