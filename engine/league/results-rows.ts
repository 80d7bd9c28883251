import type { ResultKind } from "../catalog";
import { type LeagueResult, type ResultSide, TALLIES } from "./result";

/** One row of a results file as text, by the names of its columns, with its line in the file (from 1). */
export interface TextRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Columns that a results file must have; others are `OPTIONAL_COLUMNS`, and what is not known is passed over. */
export const REQUIRED_COLUMNS = ["home", "away", "home_score", "away_score", "status"] as const;
export const OPTIONAL_COLUMNS = [
  "round",
  "date",
  "home_points",
  "away_points",
  "home_casualties",
  "away_casualties",
  "winner",
] as const;
export type ResultColumn = (typeof REQUIRED_COLUMNS)[number] | (typeof OPTIONAL_COLUMNS)[number];

/** What is wrong with a cell; the value itself is in `RowFault.value`. */
export const ROW_FAULTS = [
  "is-missing",
  "must-be-empty",
  "not-a-whole-number",
  "not-a-number",
  "not-a-date",
  "unknown-status",
  "unknown-winner",
  "same-club",
] as const;
export type RowFaultCode = (typeof ROW_FAULTS)[number];

/** A cell that cannot be taken as it is. */
export interface RowFault {
  readonly line: number;
  readonly column: ResultColumn;
  readonly code: RowFaultCode;
  readonly value: string;
}

/** Status words of a results file; the short list of the exchange format and our own kinds. */
const KIND_OF: Readonly<Record<string, ResultKind>> = {
  played: "played",
  awarded: "awarded",
  cancelled: "void",
  void: "void",
  unplayed: "unplayed",
  conceded: "conceded",
  "conceded-without-penalty": "conceded-without-penalty",
  "double-loss": "double-loss",
  bye: "bye",
};

/** Reads the rows of a results file; every fault is named, and a row with a fault gives no result. Entries are club names. */
export function resultsFromRows(rows: readonly TextRow[]): {
  readonly results: readonly LeagueResult[];
  readonly faults: readonly RowFault[];
} {
  const results: LeagueResult[] = [];
  const faults: RowFault[] = [];
  for (const row of rows) {
    const before = faults.length;
    const result = readRow(row, (column, code) => {
      faults.push({ line: row.line, column, code, value: row.cells[column] ?? "" });
    });
    if (faults.length === before) results.push(result);
  }
  return { results, faults };
}

type Report = (column: ResultColumn, code: RowFaultCode) => void;

function readRow({ cells }: TextRow, report: Report): LeagueResult {
  const cell = (column: ResultColumn) => cells[column]?.trim() ?? "";
  const kind = KIND_OF[cell("status")] ?? "unplayed";
  if (KIND_OF[cell("status")] === undefined) report("status", cell("status") === "" ? "is-missing" : "unknown-status");
  if (cell("home") === "") report("home", "is-missing");
  if (cell("away") === "" && kind !== "bye") report("away", "is-missing");
  if (cell("home") !== "" && cell("home") === cell("away")) report("away", "same-club");

  const withScore = kind !== "unplayed" && kind !== "void" && kind !== "bye";
  const whole = (column: ResultColumn) => readWhole(cell(column), () => report(column, "not-a-whole-number"));
  const number = (column: ResultColumn) => readNumber(cell(column), () => report(column, "not-a-number"));
  for (const column of ["home_score", "away_score"] as const) {
    if (withScore && cell(column) === "") report(column, "is-missing");
    if (!withScore && cell(column) !== "") report(column, "must-be-empty");
  }
  const points = { home: number("home_points"), away: number("away_points") };
  if (points.home === undefined && points.away !== undefined) report("home_points", "is-missing");
  if (points.away === undefined && points.home !== undefined && kind !== "bye") report("away_points", "is-missing");

  const side = (of: "home" | "away"): ResultSide => {
    const casualties = whole(`${of}_casualties`);
    return {
      entry: cell(of),
      score: withScore ? whole(`${of}_score`) : undefined,
      points: points[of],
      tally: casualties === undefined ? undefined : { [TALLIES.casualties]: casualties },
    };
  };
  const winner = { "": undefined, home: 0, away: 1 }[cell("winner")];
  if (!["", "home", "away"].includes(cell("winner"))) report("winner", "unknown-winner");
  const at = readDate(cell("date"));
  if (cell("date") !== "" && at === undefined) report("date", "not-a-date");
  return {
    kind,
    sides: kind === "bye" ? [side("home")] : [side("home"), side("away")],
    winner,
    round: whole("round"),
    at,
  };
}

function readWhole(text: string, fault: () => void): number | undefined {
  if (text === "") return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  fault();
  return undefined;
}

function readNumber(text: string, fault: () => void): number | undefined {
  if (text === "") return undefined;
  if (/^-?\d{1,6}(\.\d{1,3})?$/.test(text)) return Number(text);
  fault();
  return undefined;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?Z?)?$/;
const DAY = 86_400_000;

/** Milliseconds since the epoch of "2030-09-01" or "2030-09-01T19:30Z"; undefined for what is no such day. */
function readDate(text: string): number | undefined {
  const found = DATE.exec(text);
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const length = lengths[month - 1];
  if (length === undefined || day < 1 || day > length || hour > 23 || minute > 59 || second > 59) return undefined;
  const before = year - 1;
  const years = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - 719_162;
  const days = years + lengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1;
  return days * DAY + ((hour * 60 + minute) * 60 + second) * 1_000;
}
