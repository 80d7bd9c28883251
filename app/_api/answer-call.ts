import { z } from "zod";
import { answerText } from "@/app/_feeds/answer";
import type { CallCount } from "@/server/limits/call-window";
import { operationAt } from "./operations";
import type { Reads } from "./reads";
import type { Problem } from "./shapes";

const Page = z.coerce.number().int().min(1).max(10_000).default(1);

const EVERY_SITE = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After",
} as const;

/** Answers one call of the public API: counted, checked, read, with an ETag. */
export async function answerCall(
  request: Request,
  parts: readonly string[],
  { reads, base, count }: { readonly reads: Reads; readonly base: URL; readonly count: CallCount },
): Promise<Response> {
  const url = new URL(request.url);
  const headers = { ...EVERY_SITE, ...limitHeaders(count) };
  const fail = (status: number, title: string, detail: string) =>
    problem({ type: "about:blank", title, status, detail, instance: url.pathname }, headers);

  if (!count.isAllowed) {
    return fail(429, "Too many calls", `${count.limit} calls a minute; try again in ${count.resetIn} s`);
  }
  const found = operationAt(parts);
  if (found === undefined) return fail(404, "Not found", "no such path; see /api/v1/openapi.json");
  const { operation, value } = found;
  const wrong = operation.value?.safeParse(value).error;
  if (wrong !== undefined) return fail(400, "Bad request", `path: ${wrong.issues[0]?.message ?? "not valid"}`);
  const page = Page.safeParse(url.searchParams.get("page") ?? undefined);
  if (!page.success) return fail(400, "Bad request", "page: a whole number from 1 on");
  const answer = await operation.read(reads, { value, page: page.data, base });
  if (answer === undefined) return fail(404, "Not found", `no ${operation.id} "${value}" that visitors may see`);
  return answerText(request, `${JSON.stringify(answer)}\n`, { "content-type": "application/json", ...headers });
}

/** What a browser asks before a call from another site. */
export const answerPreflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...EVERY_SITE,
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
      "access-control-allow-headers": "If-None-Match",
      "access-control-max-age": "86400",
    },
  });

function limitHeaders({ limit, remaining, resetIn, isAllowed }: CallCount): Record<string, string> {
  return {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(resetIn),
    ...(isAllowed ? {} : { "retry-after": String(resetIn) }),
  };
}

const problem = (body: Problem, headers: Readonly<Record<string, string>>) =>
  new Response(`${JSON.stringify(body)}\n`, {
    status: body.status,
    headers: { ...headers, "content-type": "application/problem+json", "cache-control": "no-store" },
  });
