import { lockDataFolder } from "@/db/data-folder-lock";
import { type CliAnswer, type CliCommand, runForCli } from "./cli-commands";
import { askHolder } from "./cli-socket";
import { inWords } from "./cli-words";
import { openDatabase } from "./database";
import { type Env, readEnv } from "./env";

export type { CliAnswer, CliCommand };

/**
 * Carries out a command of the command line on the configured database: on PostgreSQL itself; on the embedded one
 * through the server that holds the data folder, or itself when none runs.
 */
export async function askDatabase(
  command: CliCommand,
  input: unknown,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<CliAnswer> {
  try {
    const env = readEnv(variables);
    const answered = env.DATABASE_URL === undefined ? await askHolder(env.DUGOUT_DATA, command, input) : undefined;
    return answered ?? (await runHere(env, command, input));
  } catch (error) {
    return { ok: false, message: inWords(error) };
  }
}

async function runHere(env: Env, command: CliCommand, input: unknown): Promise<CliAnswer> {
  const lock = env.DATABASE_URL === undefined ? await lockDataFolder(env.DUGOUT_DATA) : undefined;
  try {
    const connection = await openDatabase(env);
    try {
      return await runForCli(connection, command, input);
    } finally {
      await connection.close();
    }
  } finally {
    lock?.close();
  }
}
