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

/** A reader whose unread events pile up beyond this is dropped; it comes back and gets the gap. */
const MOST_WAITING = 200;
const PING_EVERY = 15_000;

/**
 * One server-sent stream over several rooms. Joins first and reads the gap afterwards, so that nothing falls between;
 * a reader may hear an event twice and knows it by its version.
 * @throws AppError when a room does not exist or may not be heard
 */
export async function openStream(ctx: Context, requests: readonly RoomRequest[]): Promise<ReadableStream<Uint8Array>> {
  for (const request of requests) await refuseStranger(ctx, request);
  const seats = new Map(requests.map((request) => [roomName(request), request.seat]));
  const leave: (() => void)[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
    for (const part of leave.splice(0)) part();
  };
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const listener: Listener = {
          seatIn: (room) => seats.get(room),
          write(chunk) {
            // A reader who is gone must not fail the move that he is told of.
            if (isOver) return;
            if ((controller.desiredSize ?? 0) < -MOST_WAITING) {
              end();
              controller.error(new Error("the reader fell behind"));
            } else controller.enqueue(chunk);
          },
        };
        controller.enqueue(PING);
        const ping = setInterval(() => listener.write(PING), PING_EVERY);
        leave.push(
          () => clearInterval(ping),
          runtime().streams.add(() => {
            end();
            controller.close();
          }),
        );
        for (const request of requests) leave.push(runtime().hub.join(roomName(request), listener));
        for (const { kind, id, seat } of requests) {
          if (kind === "play" && seat !== undefined) leave.push(races().presence.come(id, seat));
        }
        const stay = (part: () => void) => void (isOver ? part() : leave.push(part));
        await writeGaps(ctx, requests, listener, stay).catch((error: unknown) => {
          end();
          throw error;
        });
      },
      cancel: end,
    },
    { highWaterMark: 16 },
  );
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
