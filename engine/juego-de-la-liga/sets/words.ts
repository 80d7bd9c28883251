import { ABILITIES, ACTION_CARD_KINDS, ACTIONS, POSITIONS, SPACE_KINDS, TIERS } from "../codes";

/** What a face of a goalkeeper's row says. */
export const KEEPER_PLAYS = ["save", "goal"] as const;

/** Words of the box, as its owner reads them on the cards, beside our codes. */
const ALIASES: Readonly<Record<string, string>> = {
  portero: "GK",
  defensa: "DF",
  medio: "MF",
  delantero: "FW",
  "pase-atras": "back-pass",
  "asistencia-medio": "midfield-assist",
  "asistencia-delantero": "forward-assist",
  "tarjeta-roja": "red-card",
  "perdida-de-balon": "loss-of-ball",
  "gol-en-propia": "own-goal",
  "tiro-a-puerta": "shot",
  "penalti-a-favor": "penalty-for",
  "penalti-en-contra": "penalty-against",
  "libre-directo": "free-kick",
  "corner-a-favor": "corner",
  parada: "save",
  gol: "goal",
  salida: "start",
  "cartas-de-accion": "action-card",
  "4-millones-sancion": "fine",
  "6-millones-ingresos": "income",
  "ficha-1-portero": "one-goalkeeper",
  "ficha-1-defensa": "one-defender",
  "ficha-1-medio": "one-midfielder",
  "ficha-1-delantero": "one-forward",
  "ficha-defensas": "defenders",
  "ficha-medios": "midfielders",
  "baja-forma-fisica": "poor-form",
  "finalizacion-contrato": "contract-end",
  "sancion-7m": "fine-7m",
  "sancion-4m": "fine-4m",
  "eliminacion-fila": "row-elimination",
  "eliminacion-mercado": "market-elimination",
};

/** The codes of each vocabulary that a cell may hold. */
export const VOCABULARIES = {
  position: POSITIONS,
  tier: TIERS,
  ability: ABILITIES,
  action: ACTIONS,
  keeperPlay: KEEPER_PLAYS,
  space: SPACE_KINDS,
  actionCard: ACTION_CARD_KINDS,
} as const;

/** The code that a word of a cell means, whatever its case, accents and spaces; `undefined` for no such word. */
export function codeOf<Code extends string>(vocabulary: readonly Code[], word: string): Code | undefined {
  const plain = word
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, "-");
  const meant = ALIASES[plain] ?? plain;
  return vocabulary.find((code) => code === meant || code.toLowerCase() === meant);
}
