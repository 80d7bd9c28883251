import type { IncomingMessage, ServerResponse } from "node:http";
import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import type { Context } from "../context";
import { LONGEST_LEAGUE } from "../exchange/schema";
import { contextOf } from "../request";
import { appRouter } from "../root";
import { headersOf, pathOf } from "./heads";

/** Where the procedures are called. */
export const CALLS_PATH = "/api/trpc";

/** A league with all its plays fits, with its quotes escaped; nothing that anybody sends by mistake fills the memory. */
const MOST_BYTES = 2 * LONGEST_LEAGUE;

const always = {
  router: appRouter,
  responseMeta: () => ({ headers: { "cache-control": "no-store" } }),
  onError({ path, error, ctx }: Failure) {
    if (error.code === "FORBIDDEN") console.warn(`${path}: ${error.message} (${ctx?.viewer?.userId ?? "a visitor"})`);
    if (error.code === "INTERNAL_SERVER_ERROR") console.error(`${path}:`, error.cause ?? error);
  },
};

interface Failure {
  readonly path: string | undefined;
  readonly error: TRPCError;
  readonly ctx: Context | undefined;
}

/** A call of procedures, straight from the connection. */
export function answerCall(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const path = pathOf(req).slice(CALLS_PATH.length + 1);
  const createContext = () => contextOf({ headers: headersOf(req) });
  return nodeHTTPRequestHandler({ ...always, createContext, req, res, path, maxBodySize: MOST_BYTES });
}

/** The same through a route of Next: in development, where it reloads what was changed. */
export function answerRequest(req: Request): Promise<Response> {
  return fetchRequestHandler({ ...always, createContext: () => contextOf(req), req, endpoint: CALLS_PATH });
}
