import { runtime } from "./runtime";

/** How a command of the command line ended. */
export type CliAnswer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly message: string };

type CliCommand = (input: unknown) => Promise<unknown>;

/** Commands that need the database, by name. */
const COMMANDS: Readonly<Record<string, CliCommand>> = {
  migrate: async () => ({ database: runtime().connection.kind, migrated: true }),
};

/** Carries out a command of the command line in the process that has the database. */
export async function runForCli(path: string, body: string): Promise<CliAnswer> {
  const command = COMMANDS[path.replace(/^\//, "")];
  if (command === undefined) return { ok: false, message: `the running server does not know "${path}"` };
  try {
    return { ok: true, output: await command(body === "" ? undefined : JSON.parse(body)) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
