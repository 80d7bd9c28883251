import type { z } from "zod";
import { type Io, Refused } from "./answer";

/** Reads a file (standard input for `undefined`) as JSON of a certain shape; a fault is named with its place. */
export async function readJson<T>(io: Io, file: string | undefined, schema: z.ZodType<T>): Promise<T> {
  const where = file ?? "standard input";
  return shaped(where, await readAny(io, file), schema);
}

/** Reads a file (standard input for `undefined`) as any JSON. */
export async function readAny(io: Io, file: string | undefined): Promise<unknown> {
  const where = file ?? "standard input";
  const text = await readText(io, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused(`${where}: ${error instanceof SyntaxError ? error.message : "not JSON"}`);
  }
}

/** Reads a file, or standard input for `undefined`. */
export async function readText(io: Io, file: string | undefined): Promise<string> {
  const where = file ?? "standard input";
  try {
    const text = await io.read(file);
    if (text.trim() === "") throw new Refused(`${where} is empty`);
    return text;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${where} cannot be read${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error && "code" in error ? ` (${error.code})` : "");

/** A parsed value as the shape it must have; the first fault is named with its field. */
export function shaped<T>(where: string, value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refused(`${where}: ${pathOf(issue?.path ?? [])}${issue?.message ?? "wrong shape"}`);
}

/** rules.tiebreakers[2]: how a field is named in a message. */
function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return text === "" ? "" : `${text.replace(/^\./, "")}: `;
}
