import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { type Dice, diceFrom } from "./dice";
import { type Folded, fold, type Recorded } from "./play";
import type { Actor, LegalCommand, LogEntry, Rules, Seat, Start } from "./rules";

/** Fast dice for simulations and bots; never for a real play. */
export function seededDice(seed: number): Dice {
  const rng = xoroshiro128plus(seed);
  return diceFrom((sides) => uniformInt(rng, 1, sides));
}

export const BOT_IDS = ["random", "greedy", "strong"] as const;
export type BotId = (typeof BOT_IDS)[number];

/** Picks a command from what a seat may see and do; `after` is its reaction time in ms where the game is a race. */
export type Bot<View, Command> = (
  view: View,
  seat: Seat,
  legal: readonly LegalCommand<Command>[],
  dice: Dice,
) => { readonly command: Command; readonly after?: number } | undefined;

export interface Simulation<State, Event> {
  readonly play: Folded<State, Event>;
  readonly finished: boolean;
}

/** Simulated time between two commands of a game that is no race, in ms. */
const STEP = 1_000;

/**
 * Plays a whole game by bots on a simulated clock: the seat whose command comes first in time acts, the clock acts
 * when it is due, and seats that have nothing to do wait. Throws when a bot's command is refused: bots pick from `legal`.
 */
export function simulate<State, Command, Event, Options, Entrant, View, Refusal extends string>(
  rules: Rules<State, Command, Event, Options, Entrant, View, Refusal>,
  start: Start<Options, Entrant>,
  bots: readonly Bot<View, Command>[],
  seed: number,
  mostCommands = 100_000,
): Simulation<State, Event> {
  const dice = seededDice(seed);
  const log = rules.setup(start, dice).map((event, seq) => line(seq, 0, { kind: "clock" }, event));
  let { state } = fold<State, Event>(rules, log);
  let now = 0;
  for (let step = 0; step < mostCommands && !rules.finished(state); step++) {
    const next = nextCommand(rules, state, bots, now, dice);
    if (next === undefined) break;
    now = next.at;
    const decision = rules.decide(state, next.command, { by: next.by, at: now, dice });
    if (decision.kind !== "accepted") {
      throw new Error(`${rules.game}: a bot's command was not accepted: ${JSON.stringify({ next, decision })}`);
    }
    for (const event of decision.events) {
      log.push(line(log.length, now, next.by, event));
      state = rules.evolve(state, event, now);
    }
  }
  // nothing was withdrawn and no draw kept, so this is what a fold of the log gives
  const play = { state, version: log.length, entries: log, log, free: [], nextDraw: 0 };
  return { play, finished: rules.finished(state) };
}

interface Next<Command> {
  readonly by: Actor;
  readonly at: number;
  readonly command: Command;
}

function nextCommand<State, Command, View, Refusal extends string>(
  rules: Pick<Rules<State, Command, never, never, never, View, Refusal>, "nextDue" | "legal" | "view" | "tempo">,
  state: State,
  bots: readonly Bot<View, Command>[],
  now: number,
  dice: Dice,
): Next<Command> | undefined {
  const due = rules.nextDue(state);
  let first: Next<Command> | undefined;
  for (const [seat, bot] of bots.entries()) {
    const legal = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
    if (legal.length === 0) continue;
    const choice = bot(rules.view(state, seat), seat, legal, dice);
    if (choice === undefined) continue;
    const at = now + (choice.after ?? STEP);
    if (first === undefined || at < first.at) first = { by: { kind: "seat", seat }, at, command: choice.command };
    // no bot of such a game hurries
    if (rules.tempo === "turns") break;
  }
  if (due !== undefined && (first === undefined || due.at <= first.at)) {
    return { by: { kind: "clock" }, at: Math.max(due.at, now), command: due.command };
  }
  return first;
}

function line<Event>(seq: number, at: number, by: Actor, event: Event): Recorded<Event> & LogEntry<Event> {
  return { seq, at, by, event, draws: [] };
}
