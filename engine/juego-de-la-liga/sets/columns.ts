import type { SetTable } from "./fault";
import { VOCABULARIES } from "./words";

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

const FACE_CODES = [...VOCABULARIES.action, ...VOCABULARIES.keeperPlay];

const CODES: Readonly<Record<string, readonly string[]>> = {
  "footballers.position": VOCABULARIES.position,
  "footballers.tier": VOCABULARIES.tier,
  "footballers.abilities": VOCABULARIES.ability,
  "sheets.line": VOCABULARIES.position,
  "board.kind": VOCABULARIES.space,
  "actionCards.kind": VOCABULARIES.actionCard,
};

/** The codes that a cell of that column may hold; none where it holds a name or a number. */
export function codesIn(table: SetTable, column: string): readonly string[] {
  const isFace = FACES.some((face) => face === column);
  return isFace ? FACE_CODES : (CODES[`${table}.${column}`] ?? []);
}
