import type { CardSet, Footballer, Plays, Sheet } from "../card-set";
import { LINES, POSITIONS } from "../codes";
import { passedTo } from "../match/course";
import type { SetFault, SetTable } from "./fault";

/** The fewest footballers of a set: a market, and an eleven for each of six coaches. */
const FEWEST_FOOTBALLERS = 8 + 6 * 11;

/** Two dice must not carry a token past START twice. */
const SHORTEST_BOARD = 13;

/** Everything that is wrong with a set whose single cells are valid (JL-207); rows count from 1 in each table. */
export function checkSet(set: CardSet): SetFault[] {
  return [...checkClubs(set), ...checkFootballers(set), ...checkSheets(set.sheets), ...checkBoard(set)];
}

function checkClubs({ clubs }: CardSet): SetFault[] {
  return idsTwice("clubs", clubs);
}

function checkFootballers({ footballers, clubs }: CardSet): SetFault[] {
  const known = new Set(clubs.map(({ id }) => id));
  const missing = POSITIONS.filter((position) => !footballers.some((each) => each.position === position));
  return [
    ...idsTwice("footballers", footballers),
    ...missing.map((value): SetFault => ({ ...whole("footballers", "position"), code: "position-missing", value })),
    ...(footballers.length < FEWEST_FOOTBALLERS
      ? [{ ...whole("footballers", "id"), code: "too-few-footballers", value: String(footballers.length) } as const]
      : []),
    ...footballers.flatMap((footballer, index) => checkFootballer(footballer, index + 1, known)),
  ];
}

function checkFootballer(footballer: Footballer, row: number, clubs: ReadonlySet<string>): SetFault[] {
  const at = { table: "footballers", row } as const;
  const faults: SetFault[] = [];
  const { club: value } = footballer;
  if (!clubs.has(value)) faults.push({ ...at, column: "club", code: "unknown-club", value });
  if (footballer.position === "GK") {
    const twice = new Set(footballer.saves).size < footballer.saves.length;
    if (twice) faults.push({ ...at, column: "saves", code: "saves-twice", value: footballer.saves.join(" ") });
  } else if (onlyPasses(footballer.actions)) faults.push({ ...at, column: "actions", code: "only-passes" });
  return faults;
}

/** A table of passes alone would never end a play (J11). */
const onlyPasses = (plays: Plays): boolean => plays.every((action) => passedTo(action) !== undefined);

function checkSheets(sheets: readonly Sheet[]): SetFault[] {
  const few: SetFault[] =
    sheets.length === 6 ? [] : [{ ...whole("sheets", "id"), code: "six-sheets-needed", value: String(sheets.length) }];
  return [...few, ...idsTwice("sheets", sheets), ...sheets.flatMap((sheet, index) => checkSheet(sheet, index + 1))];
}

function checkSheet({ formation, lines, captain }: Sheet, row: number): SetFault[] {
  const at = { table: "sheets", row } as const;
  const faults: SetFault[] = LINES.flatMap((line): SetFault[] => {
    const faces = lines[line].spaces.flat().sort();
    const partition = faces.join("") === "123456";
    return [
      ...(partition
        ? []
        : [{ ...at, column: `${line}.spaces`, code: "faces-not-partitioned", value: faces.join("") } as const]),
      ...(onlyPasses(lines[line].actions) ? [{ ...at, column: `${line}.actions`, code: "only-passes" } as const] : []),
    ];
  });
  const counts = LINES.map((line) => lines[line].spaces.length);
  if (counts.join("-") !== formation || counts.reduce((sum, each) => sum + each) !== 10) {
    faults.push({ ...at, column: "formation", code: "formation-differs", value: counts.join("-") });
  }
  const spaces = ["GK", ...LINES.flatMap((line) => lines[line].spaces.map((_, index) => `${line}${index + 1}`))];
  if (!spaces.includes(captain)) faults.push({ ...at, column: "captain", code: "no-captain-space", value: captain });
  return faults;
}

function checkBoard({ board }: CardSet): SetFault[] {
  const starts = board.flatMap((kind, index) => (kind === "start" ? [index] : []));
  const faults: SetFault[] = [];
  if (starts[0] !== 0)
    faults.push({ table: "board", row: 1, column: "kind", code: "start-not-first", value: board[0] ?? "" });
  for (const index of starts.slice(1))
    faults.push({ table: "board", row: index + 1, column: "kind", code: "start-twice" });
  if (board.length < SHORTEST_BOARD) {
    faults.push({ ...whole("board", "space"), code: "board-too-short", value: String(board.length) });
  }
  return faults;
}

const whole = (table: SetTable, column: string) => ({ table, row: 0, column });

function idsTwice(table: SetTable, rows: readonly { readonly id: string }[]): SetFault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id: value }, index): SetFault[] => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ table, row: index + 1, column: "id", code: "id-twice", value }];
  });
}
