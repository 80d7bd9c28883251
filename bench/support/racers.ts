import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { firstLine } from "./first-line";
import { type Command, type Judged, RaceSeat } from "./race-seat";

/** What is asked of the racers, on standard input. */
const Evening = z.object({
  url: z.string(),
  races: z.array(z.object({ playId: z.string(), cookies: z.array(z.string()).readonly() })).readonly(),
  movesPerSecond: z.number(),
  /** Seconds that are not counted, and seconds that are. */
  warmUp: z.number(),
  seconds: z.number(),
  /** Times that two or more reach for the same centre. */
  contests: z.number(),
});
export type RaceEvening = z.infer<typeof Evening>;

/** What came of it: one line when the counted moves begin, one when they end, and then this. */
export interface RacesTold {
  /** From a move to its event on the last of the four screens, and to its answer (ms). */
  readonly times: readonly number[];
  readonly answers: readonly number[];
  readonly moves: number;
  readonly failed: number;
  readonly contests: number;
  /** Contests that were not won by the earliest stamp. */
  readonly wrongWinners: number;
  /** Accepted moves whose place in the log is not the place of their stamp. */
  readonly outOfOrder: number;
}

// A process of its own, so that it does not share a thread with the server.
const evening = Evening.parse(JSON.parse(await firstLine()));
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** When the event of a version reached each of the screens, by match and version. */
const arrivals = new Map<string, number[]>();
const [times, answers]: [number[], number[]] = [[], []];
let [moves, failed, contests, wrongWinners, outOfOrder] = [0, 0, 0, 0, 0];
let isCounting = false;
const newest = new Map<string, Judged>();

const heard = ({ playId }: RaceSeat, version: number, at: number) => {
  const key = `${playId}@${version}`;
  arrivals.set(key, [...(arrivals.get(key) ?? []), at]);
};
const tables = evening.races.map(({ playId, cookies }) =>
  cookies.map((cookie, seat) => new RaceSeat(evening.url, playId, seat, cookie, agent, heard)),
);
for (const seat of tables.flat()) await seat.listen();
process.stderr.write(`${tables.flat().length} players listen\n`);
await wait(5_000);

await pace(evening.warmUp);
isCounting = true;
process.stdout.write("begin\n");
await pace(evening.seconds);
process.stdout.write("end\n");
isCounting = false;
await Promise.all(tables.map(contend));
const told: RacesTold = { times, answers, moves, failed, contests, wrongWinners, outOfOrder };
process.stdout.write(`${JSON.stringify(told)}\n`);

/** All matches at the same pace, shifted against each other. */
async function pace(seconds: number): Promise<void> {
  const gap = 1_000 / evening.movesPerSecond;
  const begin = performance.now();
  const underWay: Promise<void>[] = [];
  for (let number = 0; number < seconds * evening.movesPerSecond * tables.length; number++) {
    await wait(Math.max(0, begin + (number * gap) / tables.length - performance.now()));
    const table = tables[number % tables.length] ?? [];
    underWay.push(oneMove(table, Math.floor(number / tables.length)));
  }
  await Promise.all(underWay);
}

/** Whoever may move does, beginning with the seat whose turn it would be. */
async function oneMove(table: readonly RaceSeat[], turn: number): Promise<void> {
  const [seat, command] = nextOf(table, turn) ?? [];
  if (seat === undefined || command === undefined) return;
  const sent = performance.now();
  const judged = await seat.send(command);
  const answered = performance.now();
  if (isCounting) moves++;
  if (judged === undefined) failed++;
  else check(seat, judged);
  if (judged?.kind !== "accepted" || !isCounting) return;
  answers.push(answered - sent);
  const key = `${seat.playId}@${judged.version}`;
  const patience = performance.now() + 5_000;
  while ((arrivals.get(key)?.length ?? 0) < table.length && performance.now() < patience) await wait(5);
  const last = arrivals.get(key) ?? [];
  if (last.length < table.length) failed++;
  else times.push(Math.max(...last) - sent);
}

function nextOf(table: readonly RaceSeat[], turn: number): [RaceSeat, Command] | undefined {
  for (let step = 0; step < table.length; step++) {
    const seat = table[(turn + step) % table.length];
    const [command] = seat?.moves() ?? [];
    if (seat !== undefined && command !== undefined) return [seat, command];
  }
  return undefined;
}

/** The order of a match's log must be the order of the stamps. */
function check({ playId }: RaceSeat, judged: Judged): void {
  if (judged.kind !== "accepted") return;
  const before = newest.get(playId);
  if (before !== undefined && before.version < judged.version !== before.stamp < judged.stamp) outOfOrder++;
  if (before === undefined || judged.version > before.version) newest.set(playId, judged);
}

/** Plays on; whenever two or more have a card for the same centre, they play it in the same moment. */
async function contend(table: readonly RaceSeat[]): Promise<void> {
  for (let turn = 0; contests < evening.contests && table[0]?.isOver() === false; turn++) {
    const ready = table.flatMap((seat) => {
      const [command] = seat.moves();
      return command?.type === "play-card" ? [{ seat, command, centre: seat.centre() }] : [];
    });
    const rivals = ready.filter(({ centre }) => centre === ready[0]?.centre);
    if (rivals.length >= 2) await contest(turn % 2 === 0 ? rivals : rivals.toReversed());
    else await oneMove(table, turn);
    await wait(30);
  }
}

async function contest(rivals: readonly { readonly seat: RaceSeat; readonly command: Command }[]): Promise<void> {
  const all = await Promise.all(
    rivals.map(async ({ seat, command }) => {
      const judged = await seat.send(command);
      if (judged === undefined) failed++;
      else check(seat, judged);
      return judged;
    }),
  );
  const winner = all.find((judged) => judged?.kind === "accepted");
  const losers = all.filter((judged) => judged?.refusal === "too-late");
  if (winner === undefined || losers.length === 0) return;
  contests++;
  if (losers.some((judged) => judged !== undefined && judged.stamp <= winner.stamp)) wrongWinners++;
}
