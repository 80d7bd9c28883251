import { takeMove } from "@/server/race/door";

export const dynamic = "force-dynamic";

/** By which stamp a move was judged, in ms since its process began: of two moves the smaller one came first. */
const STAMP = "dugout-stamp";

/** A move of a race, by the pass that came on the stream of its seat: `?id=<command id>&command=<JSON>`. */
export function POST(request: Request): Response | Promise<Response> {
  const taken = takeMove(request.headers, new URL(request.url).searchParams);
  if (typeof taken === "number") return new Response(null, { status: taken });
  const { stamp, answer } = taken;
  const headers = { "cache-control": "no-store", [STAMP]: String(stamp) };
  const answered = (said: unknown) => Response.json(said, { headers });
  return answer instanceof Promise ? answer.then(answered, interrupted) : answered(answer);
}

/** What could not be stored did not happen; the stream tells how the match stands. */
function interrupted(error: unknown): Response {
  console.error("race:", error);
  return new Response(null, { status: 503 });
}
