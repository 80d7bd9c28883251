import { revalidateTag } from "next/cache";
import { z } from "zod";
import { isInternal, MOST_TAGS } from "@/server/internal";

const Tags = z.array(z.string().max(100)).max(MOST_TAGS);

/** A process has Next drop its own finished pages, before it lets Next answer a reader. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request)) return new Response(null, { status: 404 });
  for (const tag of Tags.parse(await request.json())) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
