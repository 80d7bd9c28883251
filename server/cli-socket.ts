import { createServer, type Server } from "node:http";

/**
 * The server behind the data folder's lock socket: commands of the command line that need the embedded database are
 * carried out here, since this process alone may open it.
 */
export function answerCommands(): Server {
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const { runForCli } = await import("./cli-commands");
      const answer = await runForCli(request.url ?? "", Buffer.concat(parts).toString("utf8"));
      response.writeHead(answer.ok ? 200 : 422, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
}
