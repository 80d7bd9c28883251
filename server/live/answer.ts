import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "../errors";
import { contextOf } from "../request";
import { parseRooms } from "./rooms";
import { openStream } from "./stream";

const LIVE_PATH = "/api/live?";

/**
 * Answers `GET /api/live?rooms=play:<id>@41,competition:<id>`: one stream of server-sent events a tab. The start script
 * asks it before Next, which would keep a whole request for every stream and take each event through three buffers.
 * @returns false where the request is for something else
 */
export function answerLive(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET" || !request.url?.startsWith(LIVE_PATH)) return false;
  stream(request.url.slice(LIVE_PATH.length), request, response).catch((error: unknown) => {
    if (error instanceof AppError) return refuse(response, 404, "no such room for you");
    console.error("/api/live:", error);
    refuse(response, 500, "internal-error");
  });
  return true;
}

async function stream(query: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rooms = parseRooms(new URLSearchParams(query).get("rooms") ?? "");
  if (rooms === undefined) return refuse(response, 400, "rooms: expected play:<id>@<version>, …");
  await openStream(await contextOf({ headers: headersOf(request) }), rooms, response);
}

function headersOf({ headers, socket }: IncomingMessage): Headers {
  const { cookie = "", "x-forwarded-for": address = socket.remoteAddress ?? "unknown" } = headers;
  return new Headers({ cookie, "x-forwarded-for": String(address) });
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}
