import { describe, expect, test } from "vitest";
import { cardsOf } from "../cards";
import { DUGOUT_SET } from "../data/dugout-set";
import { ratingOf } from "../match/rating";
import { Options } from "../options";
import { balanceOf } from "./balance";
import { parseCsv } from "./csv";
import { exportCsv, exportJson } from "./export-set";
import type { SetTable } from "./fault";
import { type CsvTables, importCsv } from "./import-csv";
import { importJson } from "./import-json";
import { parseSet } from "./parse-set";

const NAME = { id: "dugout", name: "Dugout" };
const files = exportCsv(DUGOUT_SET);
/** The faults of our own set with one piece of one file replaced. */
function broken(table: SetTable, from: string, to: string) {
  const changed: CsvTables = { ...files, [table]: files[table].replace(from, to) };
  expect(changed[table]).not.toBe(files[table]);
  const parsed = importCsv(NAME, changed);
  return parsed.ok ? [] : parsed.faults;
}

describe("round trips", () => {
  test("CSV and JSON come back as the same set", () => {
    expect(importCsv(NAME, files)).toEqual({ ok: true, set: DUGOUT_SET });
    expect(importJson(exportJson(DUGOUT_SET))).toEqual({ ok: true, set: DUGOUT_SET });
  });

  test("semicolons, quotes, accents, case and the words of the box are understood", () => {
    const clubs = files.clubs.replaceAll(",", ";").replace("Altocierzo CF", '"Altocierzo; ""el viejo"""');
    const footballers = files.footballers
      .replace(",loss-of-ball,midfield-assist,", ",Pérdida de balón,midfieldAssist,")
      .replace(",GK,", ",Portero,");
    const parsed = importCsv(NAME, { ...files, clubs, footballers });
    expect(parsed.ok && parsed.set.clubs[0]?.name).toBe('Altocierzo; "el viejo"');
    expect(parsed.ok && parsed.set.footballers).toEqual(DUGOUT_SET.footballers);
  });

  test("a price may be typed as 12M or with a comma", () => {
    const footballers = files.footballers.replace(",1,12,,", ',1,"12,5 M",,');
    const parsed = importCsv(NAME, { ...files, footballers });
    expect(parsed.ok && parsed.set.footballers[1]?.price).toBe(12.5);
  });
});

describe("a broken set names row and column", () => {
  test("[JL-207] at least one action that is no pass: 5 passes and a shot are accepted, 6 passes are not", () => {
    const plays = "loss-of-ball,midfield-assist,forward-assist,forward-assist,shot,shot";
    const five = "back-pass,midfield-assist,forward-assist,forward-assist,forward-assist,shot";
    const six = "back-pass,midfield-assist,forward-assist,forward-assist,forward-assist,back-pass";
    expect(broken("footballers", plays, five)).toEqual([]);
    expect(broken("footballers", plays, six)).toEqual([
      { table: "footballers", row: 22, column: "actions", code: "only-passes" },
    ]);
    const sheet = "loss-of-ball,loss-of-ball,forward-assist,shot,shot,shot";
    expect(broken("sheets", sheet, six)).toEqual([
      { table: "sheets", row: 2, column: "FW.actions", code: "only-passes" },
    ]);
    expect(() => Options.parse({ set: { ...DUGOUT_SET, footballers: DUGOUT_SET.footballers.slice(0, 9) } })).toThrow();
  });

  test.each<[string, SetTable, string, string, object]>([
    [
      "an unknown action",
      "footballers",
      ",shot,shot\n",
      ",lob,shot\n",
      { row: 22, column: "5", code: "unknown-code", value: "lob" },
    ],
    [
      "a face without a meaning",
      "footballers",
      ",shot,shot\n",
      ",,shot\n",
      { row: 22, column: "5", code: "cell-missing" },
    ],
    [
      "a price that is no number",
      "footballers",
      ",1,12,,",
      ",1,dear,,",
      { row: 3, column: "price", code: "not-a-number", value: "dear" },
    ],
    ["a negative price", "footballers", ",1,12,,", ",1,-12,,", { row: 3, column: "price", code: "not-valid" }],
    [
      "an unknown club",
      "footballers",
      "P001,ACI",
      "P001,XYZ",
      { row: 2, column: "club", code: "unknown-club", value: "XYZ" },
    ],
    [
      "an id that stands twice",
      "footballers",
      "P002,",
      "P001,",
      { row: 3, column: "id", code: "id-twice", value: "P001" },
    ],
    [
      "numbers that overlap",
      "sheets",
      "12 3 4 56",
      "12 3 4 46",
      { row: 2, column: "DF.spaces", code: "faces-not-partitioned" },
    ],
    [
      "a formation that differs",
      "sheets",
      "S1,4-4-2,GK",
      "S1,4-3-3,GK",
      { row: 2, column: "formation", code: "formation-differs" },
    ],
    [
      "a line that is missing",
      "sheets",
      "S1,4-4-2,FW",
      "S9,4-4-2,FW",
      { row: 2, column: "line", code: "line-missing", value: "FW" },
    ],
    ["no captain", "sheets", "1 23 45 6,2,", "1 23 45 6,,", { row: 2, column: "captain", code: "no-captain-space" }],
    [
      "an unknown space",
      "board",
      "3,one-midfielder",
      "3,casino",
      { row: 5, column: "kind", code: "unknown-code", value: "casino" },
    ],
    ["a second START", "board", "3,one-midfielder", "3,start", { row: 5, column: "kind", code: "start-twice" }],
    [
      "a kind that stands twice",
      "actionCards",
      "red-card,8",
      "poor-form,8",
      { row: 3, column: "kind", code: "kind-twice" },
    ],
    [
      "a column that is missing",
      "clubs",
      "secondary",
      "third",
      { row: 1, column: "secondary", code: "column-missing" },
    ],
    ["a colour that is none", "clubs", "#b3202a", "crimson", { row: 2, column: "primary", code: "not-valid" }],
    ["a quote that never ends", "clubs", "Altocierzo", '"Altocierzo', { row: 2, code: "quote-not-closed" }],
  ])("%s", (_name, table, from, to, fault) => {
    expect(broken(table, from, to)[0]).toMatchObject({ table, ...fault });
  });

  test("JSON faults name the list, the row and the field", () => {
    const text = exportJson(DUGOUT_SET).replace('"shirt": 1,', '"shirt": 0,');
    const parsed = importJson(text);
    expect(!parsed.ok && parsed.faults).toEqual([{ table: "footballers", row: 1, column: "shirt", code: "not-valid" }]);
    expect(importJson("{")).toEqual({ ok: false, faults: [{ table: "set", row: 0, column: "", code: "not-json" }] });
    const few = parseSet({
      ...DUGOUT_SET,
      footballers: DUGOUT_SET.footballers.filter(({ position }) => position !== "GK").slice(0, 20),
    });
    expect(!few.ok && few.faults.map(({ code }) => code)).toEqual([
      "position-missing",
      "position-missing",
      "position-missing",
      "too-few-footballers",
    ]);
  });
});

describe("balance", () => {
  test("our own set: 2.07 goals a match of printed elevens, equal sheets, nobody far from his price", () => {
    const { goals, sheetGap, per10M, misfits } = balanceOf(DUGOUT_SET);
    expect(goals).toBeCloseTo(2.0667, 3);
    expect(sheetGap).toBeCloseTo(0, 10);
    for (const gain of Object.values(per10M)) expect(gain).toBeGreaterThan(0.02);
    expect(misfits.length).toBeLessThan(16);
  });

  test("a star for the price of a beginner stands out first", () => {
    const footballers = DUGOUT_SET.footballers.map((each) => (each.id === "P125" ? { ...each, price: 2 } : each));
    expect(balanceOf({ ...DUGOUT_SET, id: "own", footballers }).misfits[0]).toMatchObject({ card: "P125", price: 2 });
    expect(ratingOf(cardsOf("dugout"), "P125")).toBeGreaterThan(0.1);
  });
});

test("CSV keeps line numbers over quoted line breaks and skips blank lines", () => {
  expect(parseCsv('a,b\n\n"1\n2",3\r\n4,5')).toEqual({
    lines: [
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["1\n2", "3"] },
      { line: 5, cells: ["4", "5"] },
    ],
  });
});
