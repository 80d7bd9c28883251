import type { IncomingMessage, ServerResponse } from "node:http";
import { answerCall, CALLS_PATH } from "./calls";
import { pathOf } from "./heads";
import { answerLive } from "./live";
import { answerMove, answerPulse } from "./race";

type Door = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const doors = new Map<string, Door>([
  ["GET /api/live", answerLive],
  ["POST /api/race", answerMove],
  ["POST /api/race/pulse", answerPulse],
]);

/**
 * Answers what people at a table wait for: streams, calls of procedures, moves of a race. The start script asks this
 * before Next, which would double the work of each, and keep a whole request for every stream.
 * @returns false where the request is for something else
 */
export function answerDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const door = doorOf(request);
  if (door === undefined) return false;
  Promise.resolve(door(request, response)).catch((error: unknown) => {
    console.error(`${pathOf(request)}:`, error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
  return true;
}

function doorOf(request: IncomingMessage): Door | undefined {
  const path = pathOf(request);
  // In development a route of Next answers them, which reloads what was changed.
  if (path.startsWith(`${CALLS_PATH}/`)) return process.env.NODE_ENV === "production" ? answerCall : undefined;
  return doors.get(`${request.method} ${path}`);
}
