import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { contextOf } from "@/server/request";
import { appRouter } from "@/server/root";

export const dynamic = "force-dynamic";

function handle(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: () => contextOf(request),
    responseMeta: () => ({ headers: { "cache-control": "no-store" } }),
    onError({ path, error, ctx }) {
      if (error.code === "FORBIDDEN") console.warn(`${path}: ${error.message} (${ctx?.viewer?.userId ?? "a visitor"})`);
      if (error.code === "INTERNAL_SERVER_ERROR") console.error(`${path}:`, error.cause ?? error);
    },
  });
}

export { handle as GET, handle as POST };
