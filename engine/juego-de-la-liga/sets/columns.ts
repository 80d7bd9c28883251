import type { SetTable } from "./fault";

/** The columns that hold what each die face means. */
export const FACES = ["1", "2", "3", "4", "5", "6"] as const;

/** The columns of each CSV file, in the order in which they are written. */
export const COLUMNS = {
  clubs: ["id", "name", "primary", "secondary"],
  footballers: ["id", "club", "name", "full_name", "position", "tier", "shirt", "price", "abilities", ...FACES],
  sheets: ["sheet", "formation", "line", "spaces", "captain", ...FACES],
  board: ["space", "kind"],
  actionCards: ["kind", "count"],
} as const satisfies Record<SetTable, readonly string[]>;
