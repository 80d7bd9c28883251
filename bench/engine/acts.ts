import type { Db } from "@/db/client";
import { connectPglite } from "@/db/connect";
import { type BotId, seededDice } from "@/engine/core/simulate";
import { simulations } from "@/engine/simulations";
import { runtime } from "@/server/runtime";
import { setTestRuntime } from "@/server/testing/runtime";
import { aTable } from "@/server/testing/table";
import { type Figure, shareOf, withLimit, workMs } from "../figure";

/** The last so many commands of a play are judged: its log is longest there. */
const LAST = 60;
/** The most that one may take at the median, in ms. */
const MOST = 6;
const START = Date.UTC(2026, 8, 1, 18);
const STEP = 1_000;

/** A play by bots to its end, each command through the server. */
interface Played {
  readonly name: string;
  readonly game: "juego-de-la-liga" | "lastuf-futbol";
  readonly bot: BotId;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

const PLAYED: readonly Played[] = [
  { name: "juego", game: "juego-de-la-liga", bot: "greedy", names: [..."ABCDEF"], options: {} },
  { name: "lastuf", game: "lastuf-futbol", bot: "random", names: [..."ABCD"], options: { turnCap: "none" } },
];

/** What a command costs on the server, the embedded database with it, at the end of a season and of a long game. */
export async function* bench(): AsyncGenerator<Figure> {
  const connection = await connectPglite();
  try {
    await connection.migrate();
    setTestRuntime(connection);
    for (const played of PLAYED) yield* figuresOf(connection.db, played);
  } finally {
    await connection.close();
  }
}

async function* figuresOf(db: Db, played: Played): AsyncGenerator<Figure> {
  const { work, waited, events } = await playOut(db, played);
  const n = LAST;
  const name = `${played.name}-act`;
  yield withLimit({ name, value: shareOf(work.slice(-LAST), 0.5), unit: "ms of work", n }, MOST);
  yield { name: `${name}-waited`, value: shareOf(waited.slice(-LAST), 0.5), unit: "ms", n };
  yield { name: `${name}-log`, value: events, unit: "events", n: work.length };
}

/** How long each command took, by the processor and by the clock, in ms. */
async function playOut(db: Db, { game, bot, names, options }: Played) {
  const simulated = await simulations[game]?.();
  if (simulated === undefined) throw new Error(`${game} has no bots`);
  const { rules, bots } = simulated;
  const { playId, callerAt } = await aTable(db, { game, names, options, at: START });
  const whims = seededDice(1);
  const work: number[] = [];
  const waited: number[] = [];
  const seats = [...names.keys()];
  for (;;) {
    const { state, version } = runtime().plays.get(playId) ?? {};
    if (version === undefined || rules.finished(state)) return { work, waited, events: version ?? 0 };
    const seat = seats.find((each) => rules.legal(state, each).some(({ refusal }) => refusal === undefined));
    if (seat === undefined) throw new Error("nobody has anything to do");
    const legal = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
    const choice = bots[bot](rules.view(state, seat), seat, legal, whims);
    const caller = callerAt(seat, START + work.length * STEP);
    const order = { playId, version, commandId: `command-${work.length}`, as: { kind: "seat", seat } as const };
    const began = { work: workMs(), at: performance.now() };
    const answer = await caller.plays.act({ ...order, command: choice?.command });
    work.push(workMs() - began.work);
    waited.push(performance.now() - began.at);
    if (answer.kind !== "accepted") throw new Error(`a bot's command was not accepted: ${JSON.stringify(answer)}`);
  }
}
