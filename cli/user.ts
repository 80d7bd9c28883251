import { type Answer, type Io, Misused, Refused } from "./answer";
import { argumentsOf } from "./arguments";
import { fromDatabase } from "./from-database";
import { readText } from "./read-json";

export const usage = `usage: dugout user add EMAIL --name NAME [--role user|administrator] [--locale en|es|fr|de]
       dugout user password EMAIL
       dugout user role EMAIL user|administrator
  Makes an account, sets its password or its role, and prints the new state.
  add and password read the password from the first line of standard input.`;

export async function run([verb, ...args]: readonly string[], io: Io): Promise<Answer> {
  switch (verb) {
    case "add":
      return fromDatabase("user-add", () => newUser(args, io));
    case "password":
      return fromDatabase("user-password", () => passwordOf(args, io));
    case "role":
      return fromDatabase("user-role", async () => roleOf(args));
    default:
      return {
        exit: 2,
        message: verb === undefined ? "add, password or role?" : `"${verb}" is not add, password or role`,
      };
  }
}

async function newUser(args: readonly string[], io: Io) {
  const options = { name: { type: "string" }, role: { type: "string" }, locale: { type: "string" } } as const;
  const { values, positionals } = argumentsOf(args, options, { least: 1, most: 1 });
  if (values.name === undefined) throw new Misused("--name is missing");
  return { ...values, email: positionals[0], password: await firstLine(io) };
}

async function passwordOf(args: readonly string[], io: Io) {
  const [email] = argumentsOf(args, {}, { least: 1, most: 1 }).positionals;
  return { email, password: await firstLine(io) };
}

function roleOf(args: readonly string[]) {
  const [email, role] = argumentsOf(args, {}, { least: 2, most: 2 }).positionals;
  return { email, role };
}

async function firstLine(io: Io): Promise<string> {
  const [line] = (await readText(io, undefined)).split(/\r?\n/);
  if (line === undefined || line === "") throw new Refused("standard input: the password is missing");
  return line;
}
