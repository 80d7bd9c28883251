import { bots, type Command, Event, rules, type State } from "@/engine/blood-bowl";
import { type Folded, fold, foldOn, type Recorded } from "@/engine/core/play";
import { seededDice } from "@/engine/core/simulate";
import type { Api } from "./api";

type Line = Recorded<Event>;

/** A tablet without a screen: it folds what it was told, as the real one does, and bots say what happened next. */
export class Scribe {
  private readonly whims = seededDice(7);
  private play: Folded<State, Event> | undefined;
  private sent = 0;

  constructor(
    private readonly api: () => Api,
    private readonly playId: string,
  ) {}

  /** The log as the app has it now. */
  async logOfApp(): Promise<Line[]> {
    const { lines } = await this.api().plays.get.query({ playId: this.playId });
    return lines.map((line) => ({ ...line, event: Event.parse(line.event) }));
  }

  async open(): Promise<void> {
    this.play = fold(rules, await this.logOfApp());
  }

  /** Every line that the app has acknowledged. */
  log(): readonly Line[] {
    return this.folded().log.map((line) => ({ ...line, event: Event.parse(line.event) }));
  }

  /** What happens next in the match, with an id of its own; undefined when all is over. */
  next(): { readonly commandId: string; readonly command: Command } | undefined {
    const { state } = this.folded();
    for (const seat of [0, 1]) {
      const legal = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
      const choice = legal.length === 0 ? undefined : bots.strong(rules.view(state, seat), seat, legal, this.whims);
      if (choice !== undefined) return { commandId: `command-${++this.sent}`, command: choice.command };
    }
    return undefined;
  }

  /** Sends a command; the lines that came of it. */
  async send(order: { readonly commandId: string; readonly command: Command }): Promise<Line[]> {
    const answer = await this.api().plays.act.mutate({ ...order, playId: this.playId, as: { kind: "recorder" } });
    if (answer.kind !== "accepted") throw new Error(`not accepted: ${JSON.stringify(answer)}`);
    return answer.lines.map((line) => ({ ...line, event: Event.parse(line.event) }));
  }

  /** Takes acknowledged lines into the log. */
  take(lines: readonly Line[]): void {
    this.play = foldOn(rules, this.folded(), lines);
  }

  private folded(): Folded<State, Event> {
    if (this.play === undefined) throw new Error("open the play first");
    return this.play;
  }
}
