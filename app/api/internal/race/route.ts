import { isInternal } from "@/server/internal";
import { takeForwarded } from "@/server/race/door";

export const dynamic = "force-dynamic";

/** Another process forwards a move to this one, which has the match; 409 where it has not. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request)) return new Response(null, { status: 404 });
  const answer = await takeForwarded(await request.json());
  return answer === undefined ? new Response(null, { status: 409 }) : Response.json(answer);
}
