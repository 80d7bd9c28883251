import { openStream, parseRooms } from "@/server/live/door";
import { contextOf } from "@/server/request";

export const dynamic = "force-dynamic";

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

/** One stream of server-sent events a tab: `?rooms=play:<id>@41,competition:<id>`. */
export async function GET(request: Request): Promise<Response> {
  const context = await contextOf(request);
  const rooms = parseRooms(new URL(request.url).searchParams.get("rooms") ?? "");
  if (rooms === undefined) return new Response("rooms: expected play:<id>@<version>, …", { status: 400 });
  const stream = await openStream(context, rooms);
  return stream === undefined
    ? new Response("no such room for you", { status: 404 })
    : new Response(stream, { headers: HEADERS });
}
