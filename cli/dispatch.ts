import type { Answer, Io } from "./answer";
import { COMMANDS } from "./commands";

/** What a run of the command line writes, and how it ends. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

const USAGE = `usage: dugout COMMAND …
  Commands: ${Object.keys(COMMANDS).join(", ")}
  Reads standard input, writes JSON to standard output. Exit 0 done, 1 refused, 2 wrong usage.
  dugout COMMAND --help tells the rest.`;

/** Runs one command; help is an answer, everything else that is not output goes to standard error. */
export async function dispatch([name, ...args]: readonly string[], io: Io): Promise<Outcome> {
  if (name === undefined) return { exit: 2, out: "", err: `${USAGE}\n` };
  if (name === "--help" || name === "-h" || name === "help") return { exit: 0, out: `${USAGE}\n`, err: "" };
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) return { exit: 2, out: "", err: `dugout: there is no command "${name}"\n${USAGE}\n` };
  const { usage, run } = await load();
  if (args.includes("--help") || args.includes("-h")) return { exit: 0, out: `${usage}\n`, err: "" };
  return outcomeOf(name, usage, await run(args, io));
}

function outcomeOf(name: string, usage: string, answer: Answer): Outcome {
  const out = answer.output === undefined ? "" : `${JSON.stringify(answer.output, undefined, 1)}\n`;
  if (answer.exit === 0) return { exit: 0, out, err: "" };
  const hint = answer.exit === 2 && !answer.message.startsWith("usage:") ? `\n${usage}` : "";
  return { exit: answer.exit, out, err: `dugout ${name}: ${answer.message}${hint}\n` };
}
