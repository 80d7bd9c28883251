import { calculate } from "@/engine/blood-bowl";

/** What a command answers: exit 0 with output, 1 refused with one line, 2 wrong usage. */
export type CalcAnswer =
  | { readonly exit: 0; readonly output: unknown }
  | { readonly exit: 1 | 2; readonly message: string };

export const CALC_USAGE = `usage: dugout calc blood-bowl [FILE.json]
  Works out arithmetic cases: an array of {id, kind, edition, input, dice} from the file or standard input.
  Prints an array of {id, result}. Editions: document, both, league-document, official-2025, official-2020.`;

/**
 * The command "calc blood-bowl".
 * @param read gives the text of a file, or of standard input for `undefined`
 */
export async function calc(
  args: readonly string[],
  read: (file: string | undefined) => Promise<string>,
): Promise<CalcAnswer> {
  const [game, file, ...more] = args;
  if (game !== "blood-bowl" || more.length > 0 || file?.startsWith("-")) return { exit: 2, message: CALC_USAGE };
  const where = file ?? "standard input";
  const text = await read(file).catch(() => undefined);
  if (text === undefined) return { exit: 1, message: `${where} cannot be read` };
  const cases = parsed(text);
  if (!cases.ok) return { exit: 1, message: `${where}: ${cases.fault}` };
  const calculation = calculate(cases.json);
  return calculation.ok
    ? { exit: 0, output: calculation.answers }
    : { exit: 1, message: `${where}: ${calculation.fault}` };
}

function parsed(text: string): { ok: true; json: unknown } | { ok: false; fault: string } {
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    return { ok: false, fault: error instanceof SyntaxError ? error.message : "not JSON" };
  }
}
