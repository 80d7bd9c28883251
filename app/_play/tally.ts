import { z } from "zod";
import { accept, refuse } from "@/engine/core/decision";
import { decideWith, type Folded, fold, foldOn, type Recorded } from "@/engine/core/play";
import { memoryQueue, type QueuedCommand } from "./command-queue";
import type { DeviceRules } from "./optimistic";
import { RecorderStore, type Sent } from "./recorder-store";

const Add = z.strictObject({ type: z.literal("add"), by: z.int() });
const Roll = z.strictObject({ type: z.literal("roll") });
const Added = z.strictObject({ type: z.literal("added"), by: z.int() });

type TallyCommand = z.infer<typeof Add> | z.infer<typeof Roll>;
type Tally = readonly number[];
type TallyEvent = z.infer<typeof Added>;

const MOST = 100;

/** A game for tests: numbers are added, or a D6 each, up to 100 in all; the newest is taken back first. */
export const tally: DeviceRules<Tally, TallyCommand, TallyEvent> = {
  command: z.discriminatedUnion("type", [Add, Roll]),
  event: Added,
  decide(state, command, { dice }) {
    const by = command.type === "add" ? command.by : dice.roll(6, `roll-${state.length}`);
    if (sum(state) + by > MOST) return refuse("too-much", { most: MOST });
    return accept({ type: "added", by });
  },
  evolve: (state, { by }) => [...(state ?? []), by],
  bookings: () => [],
  withdrawable: (entries) =>
    entries
      .slice(1)
      .map(({ seq }) => ({ from: seq, to: seq }))
      .reverse(),
};

const sum = (numbers: Tally) => numbers.reduce((all, one) => all + one, 0);

export const add = (by: number) => ({ type: "add", by }) as const;
export const roll = { type: "roll" } as const;
export const APP = { source: "app" } as const;
export const TYPED = { source: "typed", faces: [] } as const;

const FIRST: Recorded<TallyEvent> = {
  seq: 0,
  at: 0,
  by: { kind: "recorder" },
  event: { type: "added", by: 0 },
  draws: [],
};

/** A server for tests: judges as the real one does, each command id once; its app dice always show 4. */
export class TallyServer {
  folded: Folded<Tally, TallyEvent> = fold(tally, [FIRST]);
  /** What happens to the next sendings, in order; "ok" when there is nothing. */
  readonly fates: ("ok" | "no-network" | "answer-lost" | "signed-out")[] = [];
  readonly received: QueuedCommand[] = [];
  reloads = 0;
  private readonly known = new Map<string, readonly Recorded<TallyEvent>[]>();

  readonly send = async (command: QueuedCommand): Promise<Sent> => {
    const fate = this.fates.shift() ?? "ok";
    if (fate === "no-network") throw new TypeError("Failed to fetch");
    if (fate === "signed-out") return { kind: "signed-out" };
    this.received.push(command);
    const answer = this.judge(command);
    if (fate === "answer-lost") throw new TypeError("Failed to fetch");
    return answer;
  };

  readonly reload = async () => {
    this.reloads++;
    return this.folded.log;
  };

  /** Another tablet's number; the lines that this one would hear of it. */
  addElsewhere(by: number): readonly Recorded<TallyEvent>[] {
    return this.append([{ type: "added", by }], []);
  }

  private judge({ commandId, command, as, at, dice }: QueuedCommand): Sent {
    const version = this.folded.version;
    const known = this.known.get(commandId);
    if (known !== undefined) return accepted(version, known);
    const stream = { next: () => 4, position: () => 0 };
    const choice = dice.source === "app" ? ({ source: "app", stream, seed: 0, counter: 0 } as const) : dice;
    const outcome = decideWith(tally, this.folded, command, as, at, choice);
    if (outcome.kind !== "accepted") return { ...outcome, version };
    const lines = this.append(outcome.events, outcome.draws);
    this.known.set(commandId, lines);
    return accepted(this.folded.version, lines);
  }

  private append(events: readonly Recorded<TallyEvent>["event"][], draws: Recorded<TallyEvent>["draws"]) {
    const lines = events.map((event, index): Recorded<TallyEvent> => {
      return {
        seq: this.folded.version + index,
        at: 0,
        by: { kind: "recorder" },
        event,
        draws: index === 0 ? draws : [],
      };
    });
    this.folded = foldOn(tally, this.folded, lines);
    return lines;
  }
}

function accepted(version: number, lines: readonly Recorded<unknown>[]): Sent {
  return { kind: "accepted", version, lines, view: { view: undefined, legal: [], withdrawable: [] } };
}

/** A device at the table with a server of its own to talk to, and its shown numbers. */
export function aTablet({ server = new TallyServer(), queue = memoryQueue(), online = { is: true } } = {}) {
  const store = new RecorderStore<Tally, TallyCommand, TallyEvent>({
    playId: "play",
    as: { kind: "recorder" },
    rules: tally,
    lines: server.folded.log,
    queue,
    send: (command) => (online.is ? server.send(command) : Promise.reject(new TypeError("Failed to fetch"))),
    reload: server.reload,
    isOnline: () => online.is,
    now: () => 0,
  });
  return { server, queue, online, store, shown: () => store.getSnapshot().folded.state.slice(1) };
}
