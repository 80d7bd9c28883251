import type { DieNeed } from "@/engine/core/decision";
import { type Folded, fold, foldOn, type Recorded } from "@/engine/core/play";
import type { Answer } from "@/server/plays/act";
import type { ActAs } from "@/server/plays/schema";
import { type CommandQueue, newCommandId, type QueuedCommand, type QueuedDice } from "./command-queue";
import { applyQueue, type DeviceRules, parseLines } from "./optimistic";

/** How the link to the server stands, for the state line. */
export type LinkState = "saved" | "sending" | "offline";

/** Everything that a recorder's screen draws from. */
export interface RecorderSnapshot<State, Event> {
  readonly folded: Folded<State, Event>;
  readonly queue: readonly QueuedCommand[];
  /** Commands of the queue that wait for app dice and therefore are not in the state yet. */
  readonly waiting: readonly QueuedCommand[];
  readonly refused: readonly QueuedCommand[];
  readonly link: LinkState;
  /** Faces that the server asks for, with the command that needs them. */
  readonly asks: Asks | undefined;
  readonly savedAt: number | undefined;
}

export interface Asks {
  readonly queued: QueuedCommand;
  readonly needs: readonly DieNeed[];
}

export interface RecorderParts<State, Command, Event> {
  readonly playId: string;
  readonly rules: DeviceRules<State, Command, Event>;
  readonly lines: readonly Recorded<unknown>[];
  readonly queue: CommandQueue;
  readonly send: (command: QueuedCommand) => Promise<Answer>;
  /** The whole log anew, when lines are missing between ours and what came. */
  readonly reload: () => Promise<readonly Recorded<unknown>[]>;
  readonly now: () => number;
}

const RETRY_AFTER = 2_000;

/**
 * The recorder's side of a play: applies commands at once, sends them in order in the background, each once, and keeps
 * them on the device until they are answered. Knows nothing of React.
 */
export class RecorderStore<State, Command, Event> {
  private confirmed: Folded<State, Event>;
  private commands: QueuedCommand[] = [];
  private isOffline = false;
  private isSending = false;
  private asks: Asks | undefined;
  private savedAt: number | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private snapshot: RecorderSnapshot<State, Event>;

  constructor(private readonly parts: RecorderParts<State, Command, Event>) {
    this.confirmed = fold(parts.rules, parseLines(parts.rules, parts.lines));
    this.snapshot = this.draw();
  }

  /** Takes up what an earlier visit left on the device. */
  async restore(): Promise<void> {
    const kept = await this.parts.queue.load(this.parts.playId);
    this.commands = [...kept, ...this.commands];
    this.change();
    void this.drain();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): RecorderSnapshot<State, Event> => this.snapshot;

  /** Confirmed version: what the live stream is asked to go on from. */
  version(): number {
    return this.confirmed.version;
  }

  /** Queues a command; it shows at once where it needs no roll of the app. */
  async act(as: ActAs, command: QueuedCommand["command"], dice: QueuedDice): Promise<void> {
    const { playId, now, queue } = this.parts;
    const order = Math.max(0, ...this.commands.map((one) => one.order)) + 1;
    const queued: QueuedCommand = { commandId: newCommandId(), playId, as, command, dice, order, at: now() };
    this.commands = [...this.commands, queued];
    this.change();
    await queue.put(queued).catch(() => {});
    void this.drain();
  }

  /** The faces that were asked for: the same command goes again, with the same id. */
  async answerDice(faces: (QueuedDice & { source: "typed" | "typed-offline" })["faces"]): Promise<void> {
    if (this.asks === undefined) return;
    const { queued } = this.asks;
    const before = queued.dice.source === "app" ? [] : queued.dice.faces;
    this.asks = undefined;
    await this.replace({
      ...queued,
      dice: { source: this.isOffline ? "typed-offline" : "typed", faces: [...before, ...faces] },
    });
    void this.drain();
  }

  /** Rolls in the app after all. */
  async rollInApp(): Promise<void> {
    if (this.asks === undefined) return;
    const { queued } = this.asks;
    this.asks = undefined;
    await this.replace({ ...queued, dice: { source: "app" } });
    void this.drain();
  }

  /** Drops a queued or refused command by hand. */
  async drop(commandId: string): Promise<void> {
    this.commands = this.commands.filter((one) => one.commandId !== commandId);
    if (this.asks?.queued.commandId === commandId) this.asks = undefined;
    this.change();
    await this.parts.queue.remove(commandId).catch(() => {});
    void this.drain();
  }

  /** News of the live stream. */
  hear(lines: readonly Recorded<unknown>[]): void {
    void this.merge(lines);
  }

  setConnected(isConnected: boolean): void {
    if (isConnected) {
      this.isOffline = false;
      void this.drain();
    }
    this.change();
  }

  /** Sends one command after the other until the queue is empty, a face is missing, or the network is gone. */
  private async drain(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.change();
    try {
      for (;;) {
        const next = this.commands.find((one) => one.refusal === undefined);
        if (next === undefined || this.asks !== undefined) return;
        const answer = await this.parts.send(next);
        this.isOffline = false;
        await this.take(next, answer);
      }
    } catch {
      this.isOffline = true;
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.drain(), RETRY_AFTER);
    } finally {
      this.isSending = false;
      this.change();
    }
  }

  private async take(sent: QueuedCommand, answer: Answer): Promise<void> {
    switch (answer.kind) {
      case "accepted":
        this.savedAt = this.parts.now();
        await this.merge(answer.lines);
        await this.drop(sent.commandId);
        return;
      case "needs-dice":
        this.asks = { queued: sent, needs: answer.needs };
        this.change();
        return;
      case "refused": {
        const { refusal: code, detail } = answer;
        await this.replace({ ...sent, refusal: detail === undefined ? { code } : { code, detail } });
        return;
      }
    }
  }

  private async replace(queued: QueuedCommand): Promise<void> {
    this.commands = this.commands.map((one) => (one.commandId === queued.commandId ? queued : one));
    this.change();
    await this.parts.queue.put(queued).catch(() => {});
  }

  /** Adds confirmed lines; those that are known already count once. */
  private async merge(lines: readonly Recorded<unknown>[]): Promise<void> {
    const fresh = lines.filter(({ seq }) => seq >= this.confirmed.version);
    const [first] = fresh;
    if (first === undefined) return;
    if (first.seq > this.confirmed.version) {
      this.confirmed = fold(this.parts.rules, parseLines(this.parts.rules, await this.parts.reload()));
    } else {
      this.confirmed = foldOn(this.parts.rules, this.confirmed, parseLines(this.parts.rules, fresh));
    }
    this.change();
  }

  private change(): void {
    this.snapshot = this.draw();
    for (const listener of this.listeners) listener();
  }

  private draw(): RecorderSnapshot<State, Event> {
    const { folded, waiting } = applyQueue(this.parts.rules, this.confirmed, this.commands);
    const unsent = this.commands.filter((one) => one.refusal === undefined);
    return {
      folded,
      waiting,
      queue: unsent,
      refused: this.commands.filter((one) => one.refusal !== undefined),
      link: this.isOffline ? "offline" : unsent.length > 0 ? "sending" : "saved",
      asks: this.asks,
      savedAt: this.savedAt,
    };
  }
}
