import { z } from "zod";
import { type Decision, type RefusalDetail, refuse } from "./decision";
import { MissingFaces } from "./dice";
import { type DiceChoice, type Draw, FaceFault, playDice } from "./play-dice";
import type { Actor, Booking, LogEntry, LogRange, Rules } from "./rules";

/** The one event that the core itself writes: events `from` to `to` do not count any more. */
export const Withdrawn = z.strictObject({
  type: z.literal("withdrawn"),
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
});
export type Withdrawn = z.infer<typeof Withdrawn>;

/** The one command that the core itself takes. */
export const Withdraw = z.strictObject({
  type: z.literal("withdraw"),
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
});
export type Withdraw = z.infer<typeof Withdraw>;

/** What the core may refuse in every game's name. */
export const CORE_REFUSALS = [
  "malformed-command",
  "nothing-to-withdraw",
  "impossible-face",
  "face-not-needed",
  "face-already-drawn",
  "play-is-over",
] as const;
export type CoreRefusal = (typeof CORE_REFUSALS)[number];

/** One stored line of a log: a game's event or a withdrawal, with the faces that it used. */
export interface Recorded<Event> extends LogEntry<Event | Withdrawn> {
  readonly draws: readonly Draw[];
}

/** A log folded up to its newest line. */
export interface Folded<State, Event> {
  readonly state: State;
  /** How many lines the log has. */
  readonly version: number;
  /** The entries that count, in order: without withdrawn ones and without withdrawals. */
  readonly entries: readonly LogEntry<Event>[];
  /** Faces that only withdrawn events used; the next roll of the same purpose takes them again. */
  readonly free: readonly Draw[];
  /** Number of the next new draw. */
  readonly nextDraw: number;
  readonly log: readonly Recorded<Event>[];
}

type EventRules<State, Event> = Pick<Rules<State, never, Event, never, never, never, never>, "evolve">;

const isWithdrawn = (event: unknown): event is Withdrawn =>
  typeof event === "object" && event !== null && "type" in event && event.type === "withdrawn";

/** Folds a whole log. Throws on an empty one: a play starts with its set-up events. */
export function fold<State, Event>(
  rules: EventRules<State, Event>,
  log: readonly Recorded<Event>[],
): Folded<State, Event> {
  const gone = withdrawnSeqs(log);
  const entries = log.filter((line): line is Recorded<Event> & LogEntry<Event> => {
    return !isWithdrawn(line.event) && !gone.has(line.seq);
  });
  const state = entries.reduce<State | undefined>(
    (before, { event, at }) => rules.evolve(before, event, at),
    undefined,
  );
  if (state === undefined) throw new Error("a play starts with its set-up events");
  return { state, version: log.length, entries, log, ...drawsOf(log, gone) };
}

/** Folds further lines onto a folded log; a withdrawal among them folds the whole log again. */
export function foldOn<State, Event>(
  rules: EventRules<State, Event>,
  before: Folded<State, Event>,
  added: readonly Recorded<Event>[],
): Folded<State, Event> {
  const log = before.log.concat(added);
  const entries: LogEntry<Event>[] = [];
  let state = before.state;
  for (const line of added) {
    if (isWithdrawn(line.event)) return fold(rules, log);
    entries.push({ seq: line.seq, at: line.at, by: line.by, event: line.event });
    state = rules.evolve(state, line.event, line.at);
  }
  const used = new Set(added.flatMap(({ draws }) => draws.map(({ n }) => n)));
  return {
    state,
    version: log.length,
    entries: before.entries.concat(entries),
    log,
    free: used.size === 0 ? before.free : before.free.filter(({ n }) => !used.has(n)),
    nextDraw: [...used].reduce((next, n) => Math.max(next, n + 1), before.nextDraw),
  };
}

/** The seqs that no longer count. A withdrawal can itself be withdrawn only by adding the events again. */
function withdrawnSeqs(log: readonly Recorded<unknown>[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { event } of log) {
    if (!isWithdrawn(event)) continue;
    for (let seq = event.from; seq <= event.to; seq++) gone.add(seq);
  }
  return gone;
}

function drawsOf(log: readonly Recorded<unknown>[], gone: ReadonlySet<number>) {
  const all = new Map<number, Draw>();
  const used = new Set<number>();
  for (const line of log) {
    for (const draw of line.draws) {
      all.set(draw.n, draw);
      if (!gone.has(line.seq)) used.add(draw.n);
    }
  }
  const free = [...all.values()].filter(({ n }) => !used.has(n)).sort((a, b) => a.n - b.n);
  return { free, nextDraw: Math.max(-1, ...all.keys()) + 1 };
}

/** An accepted command: what is to be stored. */
export interface Accepted<Event> {
  readonly kind: "accepted";
  readonly events: readonly (Event | Withdrawn)[];
  readonly draws: readonly Draw[];
  readonly bookings: readonly Booking[];
}

export type Outcome<Event> =
  | Accepted<Event>
  | { readonly kind: "refused"; readonly refusal: string; readonly detail?: RefusalDetail }
  | Extract<Decision<Event>, { kind: "needs-dice" }>;

/**
 * Decides one command on a folded play with app or typed dice; nothing is stored here.
 * A withdrawal carries no bookings: whoever keeps the books takes back those of the withdrawn events.
 */
export function decideWith<State, Command, Event, Refusal extends string>(
  rules: Pick<
    Rules<State, Command, Event, never, never, unknown, Refusal>,
    "command" | "decide" | "evolve" | "bookings" | "withdrawable"
  >,
  play: Folded<State, Event>,
  input: unknown,
  by: Actor,
  at: number,
  choice: DiceChoice,
): Outcome<Event> {
  const withdraw = Withdraw.safeParse(input);
  if (withdraw.success) return decideWithdraw(rules, play, withdraw.data, by);

  const command = rules.command.safeParse(input);
  if (!command.success) return refuse("malformed-command", { where: whereOf(command.error) });

  const dice = playDice(choice, play.free, play.nextDraw);
  try {
    const decision = rules.decide(play.state, command.data, { by, at, dice });
    if (decision.kind === "refused") return decision;
    const draws = dice.draws();
    if (decision.kind === "needs-dice") return decision;
    const [extra] = dice.unused();
    if (extra !== undefined) return refuse("face-not-needed", { purpose: extra.purpose, face: extra.face });
    return {
      kind: "accepted",
      events: decision.events,
      draws,
      bookings: bookingsOf(rules, play.state, decision.events, at),
    };
  } catch (error) {
    if (error instanceof MissingFaces) return { kind: "needs-dice", needs: error.needs };
    if (error instanceof FaceFault) {
      const drawn = error.drawn === undefined ? {} : { drawn: error.drawn };
      return refuse(error.refusal, { ...error.typed, ...drawn });
    }
    throw error;
  }
}

function decideWithdraw<State, Event>(
  rules: Pick<Rules<State, never, Event, never, never, unknown, never>, "withdrawable">,
  play: Folded<State, Event>,
  { from, to }: LogRange,
  by: Actor,
): Outcome<Event> {
  const allowed = rules.withdrawable(play.entries, play.state, by);
  if (!allowed.some((range) => range.from === from && range.to === to)) {
    return refuse("nothing-to-withdraw", { from, to });
  }
  return { kind: "accepted", events: [{ type: "withdrawn", from, to }], draws: [], bookings: [] };
}

/** What a run of events books, each judged on the state before it. */
export function bookingsOf<State, Event>(
  rules: Pick<Rules<State, never, Event, never, never, unknown, never>, "bookings" | "evolve">,
  before: State | undefined,
  events: readonly Event[],
  at: number,
): Booking[] {
  let state = before;
  return events.flatMap((event) => {
    const booked = rules.bookings(event, state);
    state = rules.evolve(state, event, at);
    return booked;
  });
}

/** "touchdown.player: expected number": where the first fault of a parsed input lies. */
export function whereOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? "" : `${issue.path.join(".")}: ${issue.message}`;
}
