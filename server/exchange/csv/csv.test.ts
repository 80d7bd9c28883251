import { expect, test } from "vitest";
import { readDay, readTime } from "./day";
import { guessColumns } from "./guess-columns";
import { columnsOf } from "./kinds";
import { readCsv } from "./read-csv";
import { writeCsv } from "./write-csv";

const cellsOf = (text: string) => {
  const file = readCsv(text);
  return file.ok ? [file.headers, ...file.lines.map(({ cells }) => cells)] : undefined;
};

test.each([
  ["commas", "home,away\nA,B\n"],
  ["semicolons", "home;away\r\nA;B"],
  ["tabs", "home\taway\nA\tB\n"],
  ["a byte order mark and lines without anything", "\uFEFFhome,away\n\n,\nA,B\n\n"],
  ["quoted cells", '"home","away"\n"A","B"\n'],
])("a file with %s is read", (_, text) => {
  expect(cellsOf(text)).toEqual([
    ["home", "away"],
    ["A", "B"],
  ]);
});

test("a cell in quotes may hold the separator, quotes and a line's end", () => {
  expect(cellsOf('name;coach\n"A; ""the"" one";"B\nC"\n')).toEqual([
    ["name", "coach"],
    ['A; "the" one', "B\nC"],
  ]);
});

test("a quote that is never closed names its line", () => {
  expect(readCsv('name\n"A\n')).toMatchObject({ ok: false });
});

test("texts that a spreadsheet would work out are guarded on the way out and come back as they were", () => {
  const names = ["=1+1", "+A", "-B", "@C", "'=D", "''=E", "O'Hara", "A, B", 'C "D"', "'quoted'"];
  const text = writeCsv([["name"], ...names.map((name) => [name])]);
  expect(text.split("\r\n").slice(1, 5)).toEqual(["'=1+1", "'+A", "'-B", "'@C"]);
  expect(cellsOf(text)).toEqual([["name"], ...names.map((name) => [name])]);
});

test.each([
  ["en", ["Round", "Home Team", "Away Team", "Home Score", "Away Score"]],
  ["es", ["Jornada", "Local", "Visitante", "Goles local", "Goles visitante"]],
  ["fr", ["Journée", "Domicile", "Extérieur", "Buts (domicile)", "Buts (extérieur)"]],
  ["de", ["Spieltag", "Heim", "Gast", "Tore Heim", "Tore Gast"]],
  ["codes", ["round", "home", "away", "home_score", "away_score"]],
])("columns are found by their words (%s)", (_, headers) => {
  expect(guessColumns("results", columnsOf("results", "blood-bowl"), headers)).toEqual({
    round: 0,
    home: 1,
    away: 2,
    home_score: 3,
    away_score: 4,
  });
});

test("in a list of coaches the coach is the name", () => {
  expect(guessColumns("coaches", columnsOf("coaches", undefined), ["Entrenador", "Apodo"])).toEqual({
    name: 0,
    alias: 1,
  });
});

test.each([
  ["2026-09-05", { day: "2026-09-05", time: undefined }],
  ["2026-9-5 18:30", { day: "2026-09-05", time: "18:30" }],
  ["5.9.2026", { day: "2026-09-05", time: undefined }],
  ["05/09/26 20h15", { day: "2026-09-05", time: "20:15" }],
  ["31.02.2026", undefined],
  ["soon", undefined],
  ["2026-09-05 25:00", undefined],
])("the day %s", (text, day) => {
  expect(readDay(text)).toEqual(day);
});

test.each([
  ["20:00", "20:00"],
  ["8.30", "08:30"],
  ["20 Uhr", "20:00"],
  ["20:00:00", "20:00"],
  ["24:00", undefined],
  ["evening", undefined],
])("the time %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});
