import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { PRESET_IDS } from "@/engine/league/presets";
import { fakeIo } from "./fake-io";
import { run } from "./standings";

const OWN = "engine/league/cases";
const SEASONS = join(process.env.DUGOUT_CASES ?? join(process.cwd(), "..", "shared", "cases"), "standings");

const File = z.object({
  results: z.string().optional(),
  table: z.array(z.record(z.string(), z.unknown())),
  pending: z.array(z.unknown()).default([]),
  separations: z.array(z.object({ above: z.string(), below: z.string(), by: z.string().nullable() })).optional(),
});

/** Runs the command on a case as a script would, and compares everything that the case says. */
async function checkCase(folder: string, name: string) {
  const text = readFileSync(join(folder, name), "utf8");
  const expected = File.parse(JSON.parse(text));
  const csv = expected.results === undefined ? undefined : readFileSync(join(folder, expected.results), "utf8");
  const { io } = fakeIo({ "rules.json": text }, csv);
  const answer = await run(["--rules", "rules.json"], io);
  expect(answer.exit).toBe(0);
  const output = z
    .object({ table: z.unknown(), pending: z.unknown(), separations: z.array(z.object({ text: z.string() }).loose()) })
    .strict()
    .parse(answer.output);
  expect(output.table).toEqual(expected.table);
  expect(output.pending).toEqual(expected.pending);
  const explained = output.separations.map(({ text: _, ...separation }) => separation);
  if (expected.separations !== undefined) expect(explained).toEqual(expected.separations);
  for (const separation of output.separations) expect(separation.text).toMatch(/level on /);
}

describe("the acceptance cases through the command", () => {
  const own = readdirSync(OWN).filter((name) => name.endsWith(".json"));
  test.each(own)("%s", (name) => checkCase(OWN, name));

  test("whole seasons", async (ctx) => {
    if (!existsSync(SEASONS)) ctx.skip(`no seasons in ${SEASONS}: name the folder of the cases in DUGOUT_CASES`);
    const seasons = readdirSync(SEASONS).filter((name) => name.endsWith(".json") && !name.startsWith("small"));
    expect(seasons.length).toBeGreaterThan(0);
    for (const name of seasons) await checkCase(SEASONS, name);
  });
});

const HEAD = "round,date,home,away,home_score,away_score,status";
const CYCLE = `${HEAD}\n1,,A,B,2,0,played\n1,,B,C,2,0,played\n2,,C,A,1,0,played\n`;

async function standings(args: readonly string[], csv: string) {
  return run(args, fakeIo({}, csv).io);
}

describe("options", () => {
  test("a preset, criteria, points, adjustments and a language", async () => {
    const order = async (...args: string[]) => {
      const { output } = await standings(args, CYCLE);
      return z.object({ table: z.array(z.object({ club: z.string(), points: z.number() })) }).parse(output).table;
    };
    expect((await order()).map(({ club }) => club)).toEqual(["A", "B", "C"]);
    expect((await order("--adjust", "A=-1:late: again")).at(-1)).toEqual({ club: "A", points: 2 });
    expect((await order("--points", "2,1,0"))[0]?.points).toBe(2);
    const answer = await standings(["--tiebreakers", "points,wins", "--locale", "de"], CYCLE);
    expect(answer).toMatchObject({
      output: {
        table: [{ rank: 1 }, { rank: 1 }, { rank: 1 }],
        separations: [{ by: null, text: expect.stringContaining("teilen sich den Rang") }, {}],
      },
    });
  });

  test.each(PRESET_IDS)("the preset %s makes a table", async (preset) => {
    expect((await standings(["--preset", preset], CYCLE)).exit).toBe(0);
  });

  test("semicolons, a byte order mark, quotes, blank lines and line ends of another system", async () => {
    const csv = `\uFEFF${HEAD.replaceAll(",", ";")}\r\n\r\n1;;"A; B";C;2;0;played\r\n`;
    expect(await standings([], csv)).toMatchObject({ output: { table: [{ club: "A; B" }, { club: "C" }] } });
  });
});

describe("refused with line and column", () => {
  test.each([
    ["1,,A,B,x,0,played", 'line 2, column home_score: "x" is not a whole number'],
    ["1,,A,B,,0,played", "line 2, column home_score: is missing"],
    ["1,,A,B,1,0,unplayed", 'line 2, column home_score: must be empty for this status, not "1" (and 1 more)'],
    ["1,,A,B,1,0,postponed", 'column status: "postponed" is not played, awarded, cancelled or unplayed'],
    ["1,,A,A,1,0,played", 'line 2, column away: "A" cannot meet itself'],
    ["1,2030-02-30,A,B,1,0,played", 'line 2, column date: "2030-02-30" is not a date like 2030-09-01'],
    ["1,,,B,1,0,played", "line 2, column home: is missing"],
    ["one,,A,B,1,0,played", 'line 2, column round: "one" is not a whole number'],
    ["1,,A,B,1,0", "line 2: 6 cells, but the first line names 7 columns"],
    ['1,,A,"B,1,0,played', "Quote Not Closed"],
  ])("%s", async (row, message) => {
    expect(await standings([], `${HEAD}\n${row}\n`)).toMatchObject({
      exit: 1,
      message: expect.stringContaining(message),
    });
  });

  test("points come in pairs", async () => {
    const csv = `${HEAD},home_points,away_points\n1,,A,B,1,0,awarded,3,\n`;
    expect(await standings([], csv)).toMatchObject({ exit: 1, message: expect.stringContaining("away_points") });
  });

  test.each([
    ["", "standard input is empty"],
    [`${HEAD}\n`, "standard input has no rows"],
    ["home,away,home_score,status\nA,B,1,played\n", "standard input line 1: column away_score is missing"],
    [`${HEAD},home\n1,,A,B,1,0,played,A\n`, "standard input line 1: column home stands twice"],
  ])("%j", async (csv, message) => {
    expect(await standings([], csv)).toEqual({ exit: 1, message });
  });

  test("a rules file is refused by its field, and clubs without results by their name", async () => {
    const rules = { points: [3, 1, 0], tiebreakers: ["points", "luck"] };
    const files = {
      "bad.json": JSON.stringify({ rules }),
      "no.json": "{",
      "stranger.json": JSON.stringify({
        rules: { points: [3, 1, 0], tiebreakers: ["points"] },
        adjustments: [{ club: "Z", points: 1, reason: "r" }],
      }),
      "letters.json": JSON.stringify({
        rules: { letterPoints: { W: 3, D: 1, L: 0, B: 3, F: 0, C: 0 }, tiebreakers: ["points"] },
        records: [{ club: "A", sequence: "WX", scoreDifference: 0, casualtiesDifference: 0 }],
      }),
    };
    const { io } = fakeIo(files, CYCLE);
    const message = async (file: string) => run(["--rules", file], io);
    expect(await message("bad.json")).toMatchObject({
      message: expect.stringMatching(/^bad.json: rules.tiebreakers\[1\]: /),
    });
    expect(await message("no.json")).toMatchObject({ exit: 1, message: expect.stringMatching(/^no.json: /) });
    expect(await message("stranger.json")).toMatchObject({ message: 'adjustments: "Z" has no results' });
    expect(await message("letters.json")).toMatchObject({
      message: 'letters.json: records[0].sequence: unknown letter "X", expected one of WDLBFC',
    });
  });

  test.each([
    ["--points", "3,1"],
    ["--preset", "mls"],
    ["--tiebreakers", "points,luck"],
    ["--tiebreakers", "points,points"],
    ["--head-to-head", "perhaps"],
    ["--adjust", "A=-3"],
    ["--locale", "it"],
  ])("%s %s is wrong usage", async (option, value) => {
    expect(await standings([option, value], CYCLE)).toMatchObject({
      exit: 2,
      message: expect.stringContaining(option),
    });
  });
});
