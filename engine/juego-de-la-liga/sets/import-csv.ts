import type { Footballer, Sheet } from "../card-set";
import { LINES, POSITIONS } from "../codes";
import { COLUMNS, FACES } from "./columns";
import type { SetFault, SetTable } from "./fault";
import { type ParsedSet, parseSet } from "./parse-set";
import { type Row, readTable } from "./table";
import { KEEPER_PLAYS, VOCABULARIES } from "./words";

/** The five CSV files of a card set. */
export type CsvTables = Readonly<Record<SetTable, string>>;

/** Reads a card set out of its five CSV files; faults name the line and the column. */
export function importCsv(name: { readonly id: string; readonly name: string }, files: CsvTables): ParsedSet {
  const faults: SetFault[] = [];
  const read = (table: SetTable) => readTable(table, files[table], COLUMNS[table], faults);
  const rows = {
    clubs: read("clubs"),
    footballers: read("footballers"),
    sheets: read("sheets"),
    board: read("board"),
    actionCards: read("actionCards"),
  };
  const clubs = rows.clubs.map(clubOf);
  const footballers = rows.footballers.map(footballerOf);
  const sheets = sheetsOf(rows.sheets);
  const board = rows.board.map((row) => row.code("kind", VOCABULARIES.space));
  const actionCards = countsOf(rows.actionCards);
  if (faults.length > 0) return { ok: false, faults };
  const parsed = parseSet({
    ...name,
    clubs,
    footballers,
    sheets: sheets.map(({ sheet }) => sheet),
    board,
    actionCards,
  });
  if (parsed.ok) return parsed;
  const lines: Readonly<Record<SetTable, readonly number[]>> = {
    clubs: rows.clubs.map(({ row }) => row),
    footballers: rows.footballers.map(({ row }) => row),
    sheets: sheets.map(({ row }) => row),
    board: rows.board.map(({ row }) => row),
    actionCards: rows.actionCards.map(({ row }) => row),
  };
  return { ok: false, faults: parsed.faults.map((fault) => onLine(fault, lines)) };
}

function onLine(fault: SetFault, lines: Readonly<Record<SetTable, readonly number[]>>): SetFault {
  const line = fault.table === "set" ? undefined : lines[fault.table][fault.row - 1];
  return line === undefined ? fault : { ...fault, row: line };
}

const clubOf = (row: Row) => ({
  id: row.text("id"),
  name: row.text("name"),
  primary: row.text("primary"),
  secondary: row.text("secondary"),
});

function footballerOf(row: Row): Footballer {
  const facts = {
    id: row.text("id"),
    club: row.text("club"),
    name: row.text("name"),
    fullName: row.text("full_name"),
    tier: row.code("tier", VOCABULARIES.tier),
    shirt: row.number("shirt"),
    price: row.number("price"),
    abilities: row.codes("abilities", VOCABULARIES.ability),
  };
  const position = row.code("position", POSITIONS);
  return position === "GK"
    ? { ...facts, position, saves: savesOf(row) }
    : { ...facts, position, actions: actionsOf(row) };
}

const actionsOf = (row: Row) => FACES.map((face) => row.code(face, VOCABULARIES.action));

const savesOf = (row: Row): number[] =>
  FACES.flatMap((face) => (row.code(face, KEEPER_PLAYS) === "save" ? [Number(face)] : []));

interface SheetRows {
  readonly row: number;
  readonly sheet: Sheet;
}

/** Four rows a sheet, one for each position; the captain's number stands in the row of his line. */
function sheetsOf(rows: readonly Row[]): SheetRows[] {
  const bySheet = new Map<string, Row[]>();
  for (const row of rows) {
    const id = row.text("sheet");
    bySheet.set(id, [...(bySheet.get(id) ?? []), row]);
  }
  return [...bySheet].flatMap(([id, own]) => {
    const [first] = own;
    const sheet = sheetOf(id, own);
    return first === undefined || sheet === undefined ? [] : [{ row: first.row, sheet }];
  });
}

function sheetOf(id: string, rows: readonly Row[]): Sheet | undefined {
  const of = new Map(rows.map((row) => [row.code("line", POSITIONS), row]));
  const [keeper, df, mf, fw] = [of.get("GK"), of.get("DF"), of.get("MF"), of.get("FW")];
  if (keeper === undefined || df === undefined || mf === undefined || fw === undefined) {
    const missing = POSITIONS.filter((position) => !of.has(position));
    rows[0]?.fault("line", "line-missing", missing.join(" "));
    return undefined;
  }
  const captains = LINES.flatMap((line) => captainOf(line, of.get(line)));
  if (captains.length !== 1) keeper.fault("captain", captains.length === 0 ? "no-captain-space" : "captain-twice");
  return {
    id,
    formation: keeper.text("formation"),
    keeper: { saves: savesOf(keeper) },
    captain: captains[0] ?? "GK",
    lines: { DF: lineOf(df), MF: lineOf(mf), FW: lineOf(fw) },
  };
}

function captainOf(line: string, row: Row | undefined): string[] {
  const number = row?.optional("captain") ?? "";
  return number === "" ? [] : [`${line}${number}`];
}

/** "12 3 4 56": the die numbers of each space from the left. */
function lineOf(row: Row) {
  const spaces = row
    .text("spaces")
    .split(/\s+/)
    .map((numbers) => [...numbers].map(Number));
  return { actions: actionsOf(row), spaces };
}

function countsOf(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(VOCABULARIES.actionCard.map((kind) => [kind, 0]));
  const seen = new Set<string>();
  for (const row of rows) {
    const kind = row.code("kind", VOCABULARIES.actionCard);
    if (seen.has(kind)) row.fault("kind", "kind-twice", kind);
    seen.add(kind);
    counts[kind] = row.number("count");
  }
  return counts;
}
