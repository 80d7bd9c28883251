import type { Db } from "@/db/client";
import type { CsvColumn } from "./kinds";

/** What may be wrong with a line. */
export const CSV_FAULTS = [
  "unreadable",
  "column-missing",
  "too-many-rows",
  "is-missing",
  "too-long",
  "row-twice",
  "not-a-round",
  "not-a-date",
  "not-a-time",
  "not-a-number",
  "unknown-status",
  "unknown-winner",
  "unknown-entry",
  "unknown-roster",
  "unknown-division",
  "same-club",
  "entry-has-left",
  "coach-ambiguous",
  "coach-twice",
  "coach-stays",
  "roster-stays",
  "club-of-another-game",
  "calendar-exists",
  "fixture-ambiguous",
  "home-and-away-swapped",
  "no-such-fixture",
  "format-makes-its-own",
  "round-locked",
  "fixture-is-off",
  "fixture-is-played",
  "match-under-way",
  "fixture-locked",
  "fixture-has-play",
  "tie-needs-a-winner",
] as const;
export type CsvFaultCode = (typeof CSV_FAULTS)[number];

/** A cell that cannot be taken over; no column where it is the whole line. */
export interface CsvFault {
  readonly line: number;
  readonly column: CsvColumn | undefined;
  readonly what: CsvFaultCode;
  /** The cell as it stands in the file. */
  readonly value: string;
}

/** What a line comes to. */
export interface PreparedRow {
  readonly line: number;
  readonly name: string;
  readonly state: "new" | "changed" | "same";
  readonly changes: readonly RowChange[];
}

export interface RowChange {
  readonly column: CsvColumn;
  readonly before: string;
  readonly after: string;
}

/** A file held against what is stored: what would be done, and how to do it once nothing is wrong. */
export interface Prepared {
  readonly rows: readonly PreparedRow[];
  readonly apply: (tx: Db) => Promise<void>;
}
