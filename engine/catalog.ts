/** The games, by id only, so that the database and the browser can name one without loading its rules. */
export const GAME_IDS = ["blood-bowl", "juego-de-la-liga", "lastuf-futbol", "ligretto-fussball"] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Fixed revisions of a game's rules; an edition is pinned to a competition when its first match starts. */
export const EDITION_IDS = {
  "blood-bowl": ["league-document", "official-2025", "official-2020"],
  "juego-de-la-liga": ["rulebook"],
  "lastuf-futbol": ["rulebook"],
  "ligretto-fussball": ["rulebook"],
} as const satisfies Record<GameId, readonly string[]>;
export const ALL_EDITIONS = [
  "league-document",
  "official-2025",
  "official-2020",
  "rulebook",
] as const satisfies readonly EditionId[];
export type EditionId = (typeof EDITION_IDS)[GameId][number];

/** How a fixture ended; only `played` needs a play. */
export const RESULT_KINDS = [
  "played",
  "conceded",
  "conceded-without-penalty",
  "awarded",
  "double-loss",
  "bye",
  "unplayed",
  "void",
] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** How a game's commands are judged: see `core/rules.ts`. */
export type Tempo = "turns" | "sides" | "race";

/** Where a face came from: rolled by the app, typed at the table, or typed while the tablet was offline. */
export const DRAW_SOURCES = ["app", "typed", "typed-offline"] as const;
export type DrawSource = (typeof DRAW_SOURCES)[number];
