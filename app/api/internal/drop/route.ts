import { z } from "zod";
import { dropHere, isInternal, MOST_TAGS } from "@/server/internal";

const Tags = z.array(z.string().max(100)).max(MOST_TAGS);

/** A process drops its own finished pages on news that came outside of a request. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request)) return new Response(null, { status: 404 });
  dropHere(Tags.parse(await request.json()));
  return new Response(null, { status: 204 });
}
