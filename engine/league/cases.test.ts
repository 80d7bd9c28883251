import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { standingsFromRecords } from "./records";
import { TALLIES } from "./result";
import { resultsFromRows } from "./results-rows";
import { standings } from "./standings";
import { MatchTableFile, RecordTableFile } from "./table-file";

const OWN = join(import.meta.dirname, "cases");
const SEASONS = join(process.env.DUGOUT_CASES ?? join(process.cwd(), "..", "shared", "cases"), "standings");
const SEASON_IDS = [
  "de-2015-16-at-r20",
  "de-2015-16",
  "en-2016-17",
  "en-2017-18",
  "es-2014-15",
  "es-2018-19-at-r27",
  "es-2018-19",
  "fr-2016-17",
  "it-2016-17",
  "it-2018-19",
];

const Expected = z.object({
  results: z.string().optional(),
  table: z.array(z.object({ rank: z.number(), club: z.string() }).catchall(z.number())),
  pending: z.array(z.object({ criterion: z.string(), clubs: z.array(z.string()) })).default([]),
  separations: z.array(z.object({ above: z.string(), below: z.string(), by: z.string().nullable() })).default([]),
});

const withClub = <T extends { readonly entry: string }>({ entry, ...rest }: T) => ({ ...rest, club: entry });

/** The case files hold no quoted cells. */
function readRows(text: string) {
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(",");
  return lines.map((line, index) => {
    const cells = line.split(",");
    return { line: index + 2, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) };
  });
}

function checkMatchTable(folder: string, json: unknown) {
  const expected = Expected.parse(json);
  const file = MatchTableFile.parse(json);
  const { results, faults } = resultsFromRows(readRows(readFileSync(join(folder, expected.results ?? ""), "utf8")));
  expect(faults).toEqual([]);
  const clubs = [...new Set(results.flatMap(({ sides }) => sides.map(({ entry }) => entry)))].sort();
  const made = standings({
    entries: clubs,
    results,
    rules: file.rules,
    adjustments: file.adjustments.map(({ club, ...rest }) => ({ entry: club, ...rest })),
    decisions: file.decisions,
    fairPlay: file.fairPlay,
  });
  const withCasualties = expected.table.some((row) => "casualtiesFor" in row);
  const rows = made.rows.map((row) => {
    const { for: caused, against: suffered } = row.tally[TALLIES.casualties] ?? { for: 0, against: 0 };
    const casualties = withCasualties
      ? { casualtiesFor: caused, casualtiesAgainst: suffered, casualtiesDifference: caused - suffered }
      : {};
    const { rank, entry: club, played, won, drawn, lost, difference, points } = row;
    const goals = { for: row.for, against: row.against, difference };
    return { rank, club, played, won, drawn, lost, ...goals, points, ...casualties };
  });
  expect(rows).toEqual(expected.table);
  expect(made.separations.map(({ above, below, by }) => ({ above, below, by: by ?? null }))).toEqual(
    expected.separations,
  );
  expect(made.pending.map(({ criterion, entries }) => ({ criterion, clubs: entries }))).toEqual(expected.pending);
}

const readJson = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
const own = readdirSync(OWN).filter((name) => name.endsWith(".json"));
const records = own.filter((name) => name.startsWith("bb-records"));

describe("tables of the acceptance cases", () => {
  test.each(own.filter((name) => !records.includes(name)))("%s", (name) => checkMatchTable(OWN, readJson(OWN, name)));

  test.each(records)("%s", (name) => {
    const json = readJson(OWN, name);
    const { table } = Expected.parse(json);
    const file = RecordTableFile.parse(json);
    const made = standingsFromRecords({
      ...file.rules,
      records: file.records.map(({ club, sequence, ...rest }) => ({ entry: club, letters: sequence, ...rest })),
    });
    expect(made.rows.map(withClub)).toEqual(table);
    expect(made.pending).toEqual([]);
  });
});

describe("tables of whole seasons", () => {
  test.for(SEASON_IDS)("%s", (id, ctx) => {
    if (!existsSync(join(SEASONS, `${id}.json`))) {
      ctx.skip(`no seasons in ${SEASONS}: name the folder of the cases in DUGOUT_CASES`);
    }
    checkMatchTable(SEASONS, readJson(SEASONS, `${id}.json`));
  });
});
