import type { CardSet, Footballer, Sheet } from "../card-set";
import { ACTION_CARD_KINDS, LINES } from "../codes";
import { COLUMNS, FACES } from "./columns";
import { writeCsv } from "./csv";
import type { CsvTables } from "./import-csv";

/** Name and version of our JSON form of a card set. */
export const SET_FORMAT = "dugout.card-set/1";

/** A card set as JSON text. */
export const exportJson = (set: CardSet): string => `${JSON.stringify({ format: SET_FORMAT, ...set }, undefined, 2)}\n`;

/** A card set as five CSV files; `importCsv` reads them back to the same set. */
export function exportCsv({ clubs, footballers, sheets, board, actionCards }: CardSet): CsvTables {
  return {
    clubs: writeCsv([COLUMNS.clubs, ...clubs.map((club) => [club.id, club.name, club.primary, club.secondary])]),
    footballers: writeCsv([COLUMNS.footballers, ...footballers.map(footballerRow)]),
    sheets: writeCsv([COLUMNS.sheets, ...sheets.flatMap(sheetRows)]),
    board: writeCsv([COLUMNS.board, ...board.map((kind, space) => [space, kind])]),
    actionCards: writeCsv([COLUMNS.actionCards, ...ACTION_CARD_KINDS.map((kind) => [kind, actionCards[kind]])]),
  };
}

function footballerRow(footballer: Footballer): (string | number)[] {
  const { id, club, name, fullName, position, tier, shirt, price, abilities } = footballer;
  const plays = footballer.position === "GK" ? savesRow(footballer.saves) : footballer.actions;
  return [id, club, name, fullName, position, tier, shirt, price, abilities.join(" "), ...plays];
}

function sheetRows({ id, formation, keeper, captain, lines }: Sheet): (string | number)[][] {
  return [
    [id, formation, "GK", "", "", ...savesRow(keeper.saves)],
    ...LINES.map((line) => {
      const { spaces, actions } = lines[line];
      const numbers = spaces.map((dice) => dice.join("")).join(" ");
      return [id, formation, line, numbers, captain.startsWith(line) ? captain.slice(line.length) : "", ...actions];
    }),
  ];
}

const savesRow = (saves: readonly number[]): string[] =>
  FACES.map((face) => (saves.includes(Number(face)) ? "save" : "goal"));
