/** The tables that a card set is made of. */
export const SET_TABLES = ["clubs", "footballers", "sheets", "board", "actionCards"] as const;
export type SetTable = (typeof SET_TABLES)[number];

/** What can be wrong with a card set, for message catalogs. */
export const SET_FAULTS = [
  "not-json",
  "quote-not-closed",
  "column-missing",
  "cell-missing",
  "not-valid",
  "not-a-number",
  "unknown-code",
  "id-twice",
  "unknown-club",
  "position-missing",
  "too-few-footballers",
  "saves-twice",
  "only-passes",
  "six-sheets-needed",
  "line-missing",
  "faces-not-partitioned",
  "formation-differs",
  "no-captain-space",
  "captain-twice",
  "start-not-first",
  "start-twice",
  "board-too-short",
  "kind-twice",
] as const;
export type SetFaultCode = (typeof SET_FAULTS)[number];

/** What is wrong and where: `row` is the line of a CSV file, or the place in a JSON list counted from 1; 0 is the whole table. */
export interface SetFault {
  readonly table: SetTable | "set";
  readonly row: number;
  readonly column: string;
  readonly code: SetFaultCode;
  /** What stands there. */
  readonly value?: string;
}
