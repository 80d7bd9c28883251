import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "../errors";
import { parseRooms } from "../live/rooms";
import { openStream } from "../live/stream";
import { contextOf } from "../request";
import { headersOf, queryOf } from "./heads";

/** `GET /api/live?rooms=play:<id>@41,competition:<id>`: one stream of server-sent events a tab. */
export async function answerLive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rooms = parseRooms(queryOf(request).get("rooms") ?? "");
  if (rooms === undefined) return refuse(response, 400, "rooms: expected play:<id>@<version>, …");
  try {
    await openStream(await contextOf({ headers: headersOf(request) }), rooms, response);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(response, 404, "no such room for you");
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}
