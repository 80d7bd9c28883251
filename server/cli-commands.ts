import { z } from "zod";
import type { Connection } from "@/db/connect";
import { createUser } from "./accounts/create-user";
import { NewUser, PasswordOfUser, RoleOfUser } from "./accounts/schema";
import { setPassword } from "./accounts/set-password";
import { setRole } from "./accounts/set-role";
import { inWords } from "./cli-words";
import { checkEverything } from "./exchange/check";
import { exportPlay } from "./exchange/export-play";
import { backupToFile, restoreFromFile } from "./exchange/files";
import { CHANNEL } from "./live/relay";

/** Commands of the command line that need the database. */
export const CLI_COMMANDS = [
  "user-add",
  "user-password",
  "user-role",
  "backup",
  "restore",
  "migrate",
  "rebuild-check",
  "export-play",
] as const;
export type CliCommand = (typeof CLI_COMMANDS)[number];

/** How a command of the command line ended. */
export const CliAnswer = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), output: z.unknown() }),
  z.strictObject({ ok: z.literal(false), message: z.string() }),
]);
export type CliAnswer = z.infer<typeof CliAnswer>;

const OneFile = z.strictObject({ file: z.string().min(1) });
const OnePlay = z.strictObject({ playId: z.uuid("not the id of a play") });

/** Carries out a command in the process that has the database; a refusal is said in one line. */
export async function runForCli(connection: Connection, command: CliCommand, input: unknown): Promise<CliAnswer> {
  try {
    return { ok: true, output: await carryOut(connection, command, input) };
  } catch (error) {
    return { ok: false, message: inWords(error) };
  }
}

async function carryOut(connection: Connection, command: CliCommand, input: unknown): Promise<unknown> {
  const { db, kind } = connection;
  switch (command) {
    case "user-add":
      return shown(connection, await createUser(db, NewUser.parse(input)));
    case "user-password":
      return setPassword(db, PasswordOfUser.parse(input));
    case "user-role":
      return shown(connection, await setRole(db, RoleOfUser.parse(input)));
    case "backup": {
      const { file } = OneFile.parse(input);
      return { file, rows: await backupToFile(db, file, Date.now()) };
    }
    case "restore": {
      const { file } = OneFile.parse(input);
      return shown(connection, { file, rows: await restoreFromFile(db, file) });
    }
    case "migrate":
      return { database: kind, migrated: true };
    case "rebuild-check":
      return checkEverything(db);
    case "export-play":
      return exportPlay(db, OnePlay.parse(input).playId);
  }
}

/** Every running process drops the pages that list leagues, and what it knows of addresses. */
async function shown<Output>(connection: Connection, output: Output): Promise<Output> {
  await connection.notify(CHANNEL, JSON.stringify({ from: "command-line", tags: ["leagues"] }));
  return output;
}
