import { Agent, get, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { firstLine } from "./first-line";
import type { OpenMatch } from "./matches";
import { processorOf, residentMegabytes } from "./process";

/** What is asked of the tablets, on standard input; everything is bounded. */
export interface Evening {
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  readonly matches: readonly OpenMatch[];
  /** Streams of a match: both tablets, and spectators. */
  readonly streams: number;
  readonly tapsPerSecond: number;
  /** Taps that are not counted, and taps that are. */
  readonly warmUp: number;
  readonly taps: number;
}

/** What came of it, on standard output: ms from a tap to its event on the other tablet. */
export interface Told {
  readonly times: readonly number[];
  readonly answers: readonly number[];
  readonly failed: number;
  readonly streams: number;
  /** What the server takes, where the system tells: memory in MB, and ms of a processor for a tap. */
  readonly megabytes: number | undefined;
  readonly processor: number | undefined;
}

// A process of its own, so that it does not share a thread with the server; it ends with its standard input.
const evening: Evening = JSON.parse(await firstLine());
const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const times: number[] = [];
const answers: number[] = [];
let failed = 0;
let open = 0;
/** Who waits for the next event of a match. */
const waiting = new Map<string, () => void>();

await Promise.all(
  evening.matches.flatMap((match) => Array.from({ length: evening.streams }, (_, seat) => listen(match, seat))),
);
process.stderr.write(`${open} streams are open\n`);
await wait(1_000);
const all = evening.warmUp + evening.taps;
const begin = performance.now();
const processorBefore = processorOf(evening.pid);
const taps = [];
for (let number = 0; number < all; number++) {
  await wait(Math.max(0, begin + (number * 1_000) / evening.tapsPerSecond - performance.now()));
  taps.push(tap(number));
}
await Promise.all(taps);
const processorAfter = processorOf(evening.pid);
const told: Told = {
  times,
  answers,
  failed,
  streams: open,
  megabytes: residentMegabytes(evening.pid),
  processor: processorBefore && processorAfter && (processorAfter - processorBefore) / all,
};
process.stdout.write(`${JSON.stringify(told)}\n`);

/** The other tablet is the one of seat 1; from the third stream on they are spectators'. */
function listen({ playId, version, cookies }: OpenMatch, seat: number): Promise<void> {
  const own = seat < 2 ? `/${seat}` : "";
  const cookie = cookies[seat] ?? "";
  return new Promise((resolve, reject) => {
    get(
      `${evening.url}/api/live?rooms=play:${playId}@${version}${own}`,
      { headers: { cookie }, agent: false },
      (stream) => {
        if (stream.statusCode !== 200) reject(new Error(`a stream was answered ${stream.statusCode}`));
        open++;
        resolve();
        stream.on("data", (part: Buffer) => {
          if (seat === 1 && part.includes("event: play")) waiting.get(playId)?.();
        });
      },
    ).on("error", reject);
  });
}

async function tap(number: number): Promise<void> {
  const match = evening.matches[number % evening.matches.length];
  if (match === undefined) return;
  const round = Math.floor(number / evening.matches.length);
  const sent = performance.now();
  const heard = new Promise<number>((resolve) => waiting.set(match.playId, () => resolve(performance.now() - sent)));
  const ok = await act(match, `tap-${number}-of-the-bench`, match.taps[round % 2]);
  const answered = performance.now() - sent;
  const time = ok ? await Promise.race([heard, wait(5_000, undefined, { ref: false })]) : undefined;
  if (time === undefined) failed++;
  else if (number >= evening.warmUp) {
    times.push(time);
    answers.push(answered);
  }
}

async function act({ playId, cookies }: OpenMatch, commandId: string, command: unknown): Promise<boolean> {
  const body = JSON.stringify({ json: { playId, commandId, as: { kind: "recorder" }, command } });
  const headers = { "content-type": "application/json", cookie: cookies[0] ?? "" };
  return new Promise((resolve) => {
    const question = request(`${evening.url}/api/trpc/plays.act`, { method: "POST", agent, headers }, (response) => {
      text(response).then(
        (answer) => resolve(answer.includes('"accepted"')),
        () => resolve(false),
      );
    });
    question.on("error", () => resolve(false));
    question.end(body);
  });
}
