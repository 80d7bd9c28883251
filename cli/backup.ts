import { resolve } from "node:path";
import type { Answer } from "./answer";
import { argumentsOf } from "./arguments";
import { fromDatabase } from "./from-database";

export const usage = `usage: dugout backup FILE
  Writes everything to a file (gzipped JSON lines) that restores into either kind of database, and prints how many rows.
  It holds password hashes and the secrets of running dice: keep it as you keep the data itself.`;

export const run = (args: readonly string[]): Promise<Answer> => fromDatabase("backup", async () => fileOf(args));

/** The one file that was named, from the root of the file system: the process with the database may stand elsewhere. */
export function fileOf(args: readonly string[]): { readonly file: string } {
  const [file = ""] = argumentsOf(args, {}, { least: 1, most: 1 }).positionals;
  return { file: resolve(file) };
}
