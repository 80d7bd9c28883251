import type { GameId } from "@/engine/catalog";

/** What can come in and go out as a table. */
export const CSV_KINDS = ["coaches", "clubs", "fixtures", "results"] as const;
export type CsvKind = (typeof CSV_KINDS)[number];

/** Every column that some kind has, by the name under which it goes out. */
export const CSV_COLUMNS = [
  "name",
  "alias",
  "coach",
  "partner",
  "roster",
  "division",
  "round",
  "date",
  "time",
  "home",
  "away",
  "place",
  "home_score",
  "away_score",
  "status",
  "winner",
  "home_casualties",
  "away_casualties",
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

const OF_FIXTURES = ["round", "date", "time", "home", "away", "place"] as const satisfies readonly CsvColumn[];
/** What a result says of itself. */
export const RESULT_COLUMNS = [
  "home_score",
  "away_score",
  "status",
  "winner",
  "home_casualties",
  "away_casualties",
] as const satisfies readonly CsvColumn[];

/** The columns of a kind in the order in which they go out. */
export function columnsOf(kind: CsvKind, game: GameId | undefined): readonly CsvColumn[] {
  switch (kind) {
    case "coaches":
      return ["name", "alias"];
    case "clubs":
      return game === "blood-bowl" ? ["name", "coach", "roster", "division"] : ["name", "coach", "partner", "division"];
    case "fixtures":
      return OF_FIXTURES;
    case "results":
      return [...OF_FIXTURES, ...RESULT_COLUMNS];
  }
}

/** The columns without which a kind says nothing. */
export function neededColumns(kind: CsvKind): readonly CsvColumn[] {
  switch (kind) {
    case "coaches":
    case "clubs":
      return ["name"];
    case "fixtures":
      return ["round", "home", "away"];
    case "results":
      return ["home", "away", "home_score", "away_score"];
  }
}
