/** How a command ended: 0 done, 1 refused with one line that says what is wrong and where, 2 wrong usage. */
export type Answer =
  | { readonly exit: 0; readonly output: unknown }
  | { readonly exit: 1 | 2; readonly message: string; readonly output?: unknown };

/** What a command may do with the world; tests bring their own. */
export interface Io {
  /** The text of a file, or of standard input for `undefined`. */
  readonly read: (file: string | undefined) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
}

/** One command of the command line. */
export interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], io: Io) => Promise<Answer>;
}

/** Thrown anywhere inside a command: the input is refused, and the message says what is wrong and where. */
export class Refused extends Error {
  constructor(
    message: string,
    /** What is still written to standard output. */
    readonly output?: unknown,
  ) {
    super(message);
  }
}

/** Thrown anywhere inside a command: it was called in a way that it does not understand. */
export class Misused extends Error {}

/** The output of a command, or the answer that an error thrown inside it stands for. */
export async function answerOf(run: () => Promise<unknown>): Promise<Answer> {
  try {
    return { exit: 0, output: await run() };
  } catch (error) {
    if (error instanceof Misused) return { exit: 2, message: error.message };
    if (error instanceof Refused) return { exit: 1, message: error.message, output: error.output };
    throw error;
  }
}
