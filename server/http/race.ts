import type { IncomingMessage, ServerResponse } from "node:http";
import { takeEcho, takeMove } from "../race/door";
import { headersOf, queryOf } from "./heads";

/** By which stamp a move was judged, in ms since its process began: of two moves the smaller one came first. */
const STAMP = "dugout-stamp";

/** `POST /api/race?id=<command id>&command=<JSON>`: a move of a race, by the pass that came on the stream of its seat. */
export function answerMove(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
  const taken = takeMove(headersOf(request), queryOf(request));
  if (typeof taken === "number") return refuse(response, taken);
  const { stamp, answer } = taken;
  const say = (said: unknown) => write(response, said, { [STAMP]: String(stamp) });
  if (!(answer instanceof Promise)) return say(answer);
  return answer.then(say, (error: unknown) => {
    // What could not be stored did not happen; the stream tells how the match stands.
    console.error("race:", error);
    refuse(response, 503);
  });
}

/** `POST /api/race/pulse`: half a measurement of the way between a player and this process; `?beat=` sends it back. */
export function answerPulse(request: IncomingMessage, response: ServerResponse): void {
  const pulse = takeEcho(headersOf(request), queryOf(request));
  if (typeof pulse === "number") refuse(response, pulse);
  else write(response, pulse);
}

function write(response: ServerResponse, said: unknown, headers: Readonly<Record<string, string>> = {}): void {
  const text = JSON.stringify(said);
  const length = Buffer.byteLength(text);
  const always = { "content-type": "application/json", "cache-control": "no-store", "content-length": length };
  response.writeHead(200, { ...always, ...headers }).end(text);
}

const refuse = (response: ServerResponse, status: number) => void response.writeHead(status).end();
