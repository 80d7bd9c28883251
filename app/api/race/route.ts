import { takeMove } from "@/server/race/door";

export const dynamic = "force-dynamic";

/** A move of a race, by the pass that came on the stream of its seat: `?id=<command id>&command=<JSON>`. */
export function POST(request: Request): Response | Promise<Response> {
  const answer = takeMove(request.headers, new URL(request.url).searchParams);
  if (typeof answer === "number") return new Response(null, { status: answer });
  return answer instanceof Promise ? answer.then(answered, interrupted) : answered(answer);
}

const answered = (answer: unknown) => Response.json(answer, { headers: { "cache-control": "no-store" } });

/** What could not be stored did not happen; the stream tells how the match stands. */
function interrupted(error: unknown): Response {
  console.error("race:", error);
  return new Response(null, { status: 503 });
}
