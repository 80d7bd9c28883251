import type { ServerResponse } from "node:http";
import { footingOf } from "../access/footing";
import { mayCall } from "../access/standing";
import type { Context } from "../context";
import { forbidden } from "../errors";
import { maySee } from "../plays/act-as";
import { foldedPlay } from "../plays/folded";
import { playNews } from "../plays/publish";
import { loadPlay } from "../plays/store";
import { greeting, passFor } from "../race/greeting";
import { isLiveRace } from "../race/live-races";
import { races } from "../race/races";
import { runtime } from "../runtime";
import { encodeEvent, type Listener, PING } from "./hub";
import { type RoomRequest, roomName } from "./rooms";

/** A reader with more unread bytes than this is dropped; it comes back and gets the gap. */
const MOST_WAITING = 1_000_000;
const PING_EVERY = 15_000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Makes a response one stream of server-sent events over several rooms. Joins first and reads the gap afterwards, so
 * that nothing falls between; a reader may hear an event twice and knows it by its version.
 * @throws AppError when a room does not exist or may not be heard; nothing is written then
 */
export async function openStream(
  ctx: Context,
  requests: readonly RoomRequest[],
  response: ServerResponse,
): Promise<void> {
  for (const request of requests) await refuseStranger(ctx, request);
  // Gone while it was asked who he is: the end would not be told any more.
  if (response.destroyed) return;
  const seats = new Map(requests.map((request) => [roomName(request), request.seat]));
  const leave: (() => void)[] = [];
  const listener: Listener = {
    seatIn: (room) => seats.get(room),
    write(chunk) {
      if (response.writableLength > MOST_WAITING) response.destroy();
      else response.write(chunk);
    },
  };
  response.once("close", () => {
    for (const part of leave.splice(0)) part();
  });
  const stay = (part: () => void) => void (response.destroyed ? part() : leave.push(part));

  response.writeHead(200, HEADERS);
  listener.write(PING);
  const ping = setInterval(() => listener.write(PING), PING_EVERY);
  stay(() => clearInterval(ping));
  stay(runtime().streams.add(() => response.end()));
  for (const request of requests) stay(runtime().hub.join(roomName(request), listener));
  for (const { kind, id, seat } of requests) {
    if (kind === "play" && seat !== undefined) stay(races().presence.come(id, seat));
  }
  await writeGaps(ctx, requests, listener, stay).catch((error: unknown) => {
    response.destroy();
    throw error;
  });
}

async function refuseStranger(ctx: Context, { kind, id, seat }: RoomRequest): Promise<void> {
  const { place, standing } = await footingOf(ctx.db, ctx.viewer, kind, id);
  if (!(await mayCall(ctx, "visitor", place, standing))) throw forbidden();
  if (kind === "play" && !(await maySee(ctx, await loadPlay(ctx.db, id), seat))) throw forbidden("not-your-seat");
}

/** Takes the way to undo something when the stream ends. */
type Stay = (part: () => void) => void;

async function writeGaps(ctx: Context, requests: readonly RoomRequest[], listener: Listener, stay: Stay) {
  for (const request of requests) {
    const isRace = request.kind === "play" && (await isLiveRace(ctx.db, request.id));
    await (isRace ? greet(ctx, request, listener, stay) : writeGap(ctx, request, listener));
  }
}

/** A race begins anew at each connection: what was told of it may have been lost with a process. */
async function greet(ctx: Context, request: RoomRequest, listener: Listener, stay: Stay): Promise<void> {
  const { id, seat } = request;
  const pass = passFor(ctx, id, seat);
  if (pass !== undefined) stay(pass.revoke);
  const { version, data } = await greeting(ctx, await loadPlay(ctx.db, id), seat, pass?.word);
  listener.write(encodeEvent(roomName(request), version, data));
}

async function writeGap(ctx: Context, request: RoomRequest, listener: Listener): Promise<void> {
  const { kind, id, from, seat } = request;
  if (kind !== "play" || from === undefined) return;
  const play = await loadPlay(ctx.db, id);
  if (play.version <= from) return;
  const folded = await foldedPlay(ctx.db, play);
  const news = playNews(play, folded, folded.log.slice(from), seat);
  listener.write(encodeEvent(roomName(request), folded.version, news));
}
