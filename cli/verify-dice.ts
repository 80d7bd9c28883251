import { z } from "zod";
import { type DiceRecord, verifyDice } from "@/engine/core/app-dice";
import { type ExportCheck, ExportedPlay, verifyExport } from "@/engine/core/export";
import { type Answer, answerOf, type Io, Refused } from "./answer";
import { argumentsOf } from "./arguments";
import { readAny, shaped } from "./read-json";

export const usage = `usage: dugout verify-dice [FILE]
  Checks every face that the app rolled: of an exported play that is over, or of one or more dice records.
  Prints {ok, draws, typed}; exits with 1 and names the first wrong draw otherwise.`;

const Hex = z.string().regex(/^([0-9a-f]{2})+$/i, "expected an even number of hex digits");
const Record = z.object({
  serverSeedHex: Hex,
  commitHex: Hex,
  draws: z.array(z.object({ counter: z.int(), sides: z.int().min(2).max(256), face: z.int() })),
});
const Records = z.union([z.array(Record).min(1), Record.transform((record) => [record])]);

export const run = (args: readonly string[], io: Io): Promise<Answer> => answerOf(() => checkOf(args, io));

async function checkOf(args: readonly string[], io: Io) {
  const [file] = argumentsOf(args, {}, { least: 0, most: 1 }).positionals;
  const where = file ?? "standard input";
  const json = await readAny(io, file);
  const isExport = typeof json === "object" && json !== null && "lines" in json;
  const check = isExport ? verifyExport(shaped(where, json, ExportedPlay)) : checkRecords(shaped(where, json, Records));
  if (!check.ok) throw new Refused(`${where}: ${faultOf(check)}`, check);
  return check;
}

/** Several records count as the seeds of one play. */
function checkRecords(records: readonly DiceRecord[]): ExportCheck {
  let draws = 0;
  for (const [seed, record] of records.entries()) {
    const check = verifyDice(record);
    if (!check.ok) return { ...check, seed };
    draws += check.draws;
  }
  return { ok: true, draws, typed: 0 };
}

function faultOf(check: Extract<ExportCheck, { ok: false }>): string {
  switch (check.reason) {
    case "commitment":
      return `seed ${check.seed} does not fit the commitment that was shown`;
    case "face":
      return `seed ${check.seed}, draw ${check.draw}: the seed gives ${check.expected}, another face is recorded`;
    case "counter":
      return `seed ${check.seed}: draw ${check.expected} is missing or out of order`;
    case "draw-changed":
      return `draw ${check.draw} is recorded twice with different faces`;
    case "not-revealed":
      return `seed ${check.seed} is not revealed yet: the play is not over`;
    case "no-such-seed":
      return `there is no seed ${check.seed}`;
  }
}
