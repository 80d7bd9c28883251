import { takeEcho } from "@/server/race/door";

export const dynamic = "force-dynamic";

/** Half a measurement of the way between a player and this process: `?beat=` sends the number back. */
export function POST(request: Request): Response {
  const pulse = takeEcho(request.headers, new URL(request.url).searchParams);
  if (typeof pulse === "number") return new Response(null, { status: pulse });
  return Response.json(pulse, { headers: { "cache-control": "no-store" } });
}
