import type { Seen } from "@/app/_play/seat-store";
import type { Dice } from "@/engine/core/dice";
import type { Actor } from "@/engine/core/rules";
import { type BotId, seededDice } from "@/engine/core/simulate";
import { bots, type Command, rules, type State, type View } from "@/engine/ligretto-fussball";
import type { Answer } from "@/server/plays/act";

/** The seat of whoever practises; the bot sits opposite. */
export const YOU = 0;
const BOT = 1;
/** No bot moves sooner (ms): a move that was refused is not tried again at once. */
const SOONEST = 20;

interface PracticeParts {
  readonly names: { readonly you: string; readonly bot: string };
  readonly level: BotId;
  readonly seed: number;
}

interface Move {
  readonly by: Actor;
  readonly at: number;
  readonly command: Command;
}

/**
 * A match against a bot that nobody else sees: this device keeps it, with the same rules and the bot's reaction times.
 * Nothing of it is stored.
 */
export class PracticeMatch {
  private readonly level: BotId;
  private readonly dice: Dice;
  private state: State;
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: (() => void) | undefined;

  /** The sides are fixed, as in a league: there is nobody to change with. */
  constructor({ names, level, seed }: PracticeParts) {
    this.level = level;
    this.dice = seededDice(seed);
    const entrants = [rules.entrant.parse({ name: names.you }), rules.entrant.parse({ name: names.bot })];
    const events = rules.setup(
      { edition: "rulebook", options: rules.options.parse({ league: true }), entrants },
      this.dice,
    );
    const at = Date.now();
    const state = events.reduce<State | undefined>((before, event) => rules.evolve(before, event, at), undefined);
    if (state === undefined) throw new Error("a play starts with its set-up events");
    this.state = state;
    this.version = events.length;
  }

  /** Lets the bot and the clock move; answers with the way to stop them. */
  open(told: () => void): () => void {
    this.told = told;
    this.wait();
    return () => {
      this.told = undefined;
      clearTimeout(this.timer);
    };
  }

  seen(): Seen<View, Command> {
    const { state, version } = this;
    return { version, view: rules.view(state, YOU), legal: rules.legal(state, YOU), withdrawable: [] };
  }

  /** A move of whoever practises, answered as the server would. */
  act(input: unknown): Answer {
    const command = rules.command.safeParse(input);
    if (!command.success) return { kind: "refused", refusal: "malformed-command", version: this.version };
    const decision = this.carryOut({ by: { kind: "seat", seat: YOU }, at: Date.now(), command: command.data });
    this.wait();
    if (decision.kind === "accepted") {
      return { kind: "accepted", version: this.version, lines: [], view: this.seen() };
    }
    return { ...decision, version: this.version };
  }

  private carryOut({ by, at, command }: Move) {
    const decision = rules.decide(this.state, command, { by, at, dice: this.dice });
    if (decision.kind !== "accepted") return decision;
    this.state = decision.events.reduce((before, event) => rules.evolve(before, event, at), this.state);
    this.version += decision.events.length;
    return decision;
  }

  /** Sets the timer to whatever comes next without whoever practises. */
  private wait(): void {
    clearTimeout(this.timer);
    const next = this.next();
    if (next === undefined || this.told === undefined) return;
    const move = () => {
      this.carryOut({ ...next, at: Date.now() });
      this.told?.();
      this.wait();
    };
    this.timer = setTimeout(move, Math.max(SOONEST, next.at - Date.now()));
  }

  private next(): Move | undefined {
    if (rules.finished(this.state)) return undefined;
    const due = rules.nextDue(this.state);
    const clock = due && { by: { kind: "clock" } as const, at: due.at, command: due.command };
    const bot = this.botMove();
    return bot === undefined || (clock !== undefined && clock.at <= bot.at) ? clock : bot;
  }

  private botMove(): Move | undefined {
    const legal = rules.legal(this.state, BOT).filter(({ refusal }) => refusal === undefined);
    if (legal.length === 0) return undefined;
    const view = rules.view(this.state, BOT);
    const choice = bots[this.level](view, BOT, legal, this.dice);
    if (choice === undefined) return undefined;
    return { by: { kind: "seat", seat: BOT }, at: view.now + (choice.after ?? 0), command: choice.command };
  }
}
