import { seededDice } from "@/engine/core/simulate";
import { bots, Command, rules, type View } from "@/engine/ligretto-fussball";
import { type Api, apiFor } from "./api";
import type { Racer } from "./race-league";

/** A move on its way. */
export interface RaceOrder {
  readonly commandId: string;
  readonly command: Command;
}

/** A player of a race without a screen: hears the stream as the real one does, and a bot says what is played. */
export class RaceSeat {
  private readonly whims = seededDice(11);
  private readonly hears = new AbortController();
  private sent = 0;
  private readonly api: Api;

  constructor(
    private readonly url: string,
    private readonly playId: string,
    private readonly racer: Racer,
  ) {
    this.api = apiFor(url, racer.cookie);
  }

  /** Opens the stream of the seat, and says what it begins with; a process that dies ends it. */
  async listen(): Promise<View> {
    const answer = await fetch(`${this.url}/api/live?rooms=play:${this.playId}/${this.racer.seat}`, {
      headers: { cookie: this.racer.cookie },
      signal: this.hears.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ""; reader !== undefined; ) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
      const [, data] = /^data: (.*)\n\n/m.exec(text) ?? [];
      if (data === undefined) continue;
      void readOn(reader);
      return viewOf(JSON.parse(data).data.view);
    }
    throw new Error(`no stream: ${answer.status}`);
  }

  leave(): void {
    this.hears.abort();
  }

  async seen() {
    const { view, version, legal } = await this.api.plays.get.query({ playId: this.playId, seat: this.racer.seat });
    return { view: viewOf(view), version, legal };
  }

  /** What its bot does now; undefined when it has nothing to do. */
  async next(): Promise<RaceOrder | undefined> {
    const { view, legal } = await this.seen();
    const open = legal
      .filter(({ refusal }) => refusal === undefined)
      .map(({ command }) => ({ command: Command.parse(command) }));
    const choice = open.length === 0 ? undefined : bots.greedy(view, this.racer.seat, open, this.whims);
    return choice && { commandId: `seat-${this.racer.seat}-${++this.sent}`, command: choice.command };
  }

  send(order: RaceOrder) {
    return this.api.plays.act.mutate({ ...order, playId: this.playId, as: { kind: "seat", seat: this.racer.seat } });
  }
}

/** To the end of the stream, whoever ends it. */
async function readOn(reader: ReadableStreamDefaultReader<string>): Promise<void> {
  try {
    while (!(await reader.read()).done) {}
  } catch {}
}

const isView = (value: unknown): value is View =>
  typeof value === "object" && value !== null && "phase" in value && "players" in value && "centre" in value;

function viewOf(value: unknown): View {
  if (!isView(value)) throw new Error(`not a view of ${rules.game}`);
  return value;
}
