import { createHash } from "node:crypto";

/** What a reader gets who keeps what it got: whole, or only that nothing changed since. */
export function answerText(
  request: Request,
  body: string,
  headers: Readonly<Record<string, string>> & { readonly "content-type": string },
): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const all = { "cache-control": "public, max-age=0, must-revalidate", ...headers, etag };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  const isKnown = known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return isKnown ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}
