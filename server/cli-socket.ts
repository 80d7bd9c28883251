import { createServer, request, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { lockSocketOf } from "@/db/data-folder-lock";
import { CLI_COMMANDS, CliAnswer, type CliCommand, runForCli } from "./cli-commands";
import { hasRuntime, runtime } from "./runtime";

/**
 * The server behind the data folder's lock socket: commands of the command line that need the embedded database are
 * carried out here, since this process alone may open it.
 */
export function answerCommands(): Server {
  return createServer(async (question, response) => {
    const answer = await answerTo(question.url?.slice(1), await text(question));
    response.writeHead(answer.ok ? 200 : 422, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  });
}

async function answerTo(name: string | undefined, body: string): Promise<CliAnswer> {
  const command = CLI_COMMANDS.find((known) => known === name);
  if (command === undefined) return { ok: false, message: `the running server does not know "${name}"` };
  if (!hasRuntime()) return { ok: false, message: "the server is still starting; try again in a moment" };
  return runForCli(runtime().connection, command, body === "" ? undefined : JSON.parse(body));
}

/** Asks the process that holds the data folder; undefined when none does. */
export async function askHolder(folder: string, command: CliCommand, input: unknown): Promise<CliAnswer | undefined> {
  const socketPath = lockSocketOf(folder);
  if (socketPath === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const question = request({ socketPath, path: `/${command}`, method: "POST" }, (response) => {
      text(response)
        .then((body) => resolve(CliAnswer.parse(JSON.parse(body))))
        .catch(reject);
    });
    question.once("error", (error) => {
      const nobodyIsThere = "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
      if (nobodyIsThere) resolve(undefined);
      else reject(error);
    });
    question.end(JSON.stringify(input));
  });
}
