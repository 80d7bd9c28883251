import { createServer, type IncomingHttpHeaders } from "node:http";

/** Something that was posted to a receiver. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server in the process of the test that keeps what it is sent. @param answer the status of its nth answer, from 0 */
export async function startReceiver(answer: (nth: number) => number) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer(received.length - 1)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/in`, received, close: () => void server.close() };
}
