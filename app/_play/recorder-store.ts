import type { Recorded } from "@/engine/core/play";
import type { TypedFace } from "@/engine/core/play-dice";
import type { Answer } from "@/server/plays/act";
import type { ActAs } from "@/server/plays/schema";
import { type CommandQueue, newCommandId, type QueuedCommand, type QueuedDice } from "./command-queue";
import { ConfirmedLog } from "./confirmed-log";
import { type Asks, applyQueue, type DeviceRules } from "./optimistic";
import { Outbox } from "./outbox";
import type { RecorderSnapshot } from "./recorder-snapshot";
import { undoesOf } from "./undoes";

/** How sending went; without any answer `send` throws. */
export type Sent = Answer | { readonly kind: "signed-out" };

export interface RecorderParts<State, Command, Event> {
  readonly playId: string;
  readonly as: ActAs;
  readonly rules: DeviceRules<State, Command, Event>;
  readonly lines: readonly Recorded<unknown>[];
  readonly queue: CommandQueue;
  readonly send: (command: QueuedCommand) => Promise<Sent>;
  /** The whole log anew, when lines are missing between ours and what came. */
  readonly reload: () => Promise<readonly Recorded<unknown>[]>;
  /** Whether the device says that it has a network; without one nothing that is sent can have arrived. */
  readonly isOnline: () => boolean;
  readonly now: () => number;
}

const RETRY_AFTER = 2_000;

/**
 * The recorder's side of a play: applies commands at once, sends them in order in the background, each once, and keeps
 * them on the device until they are answered. Knows nothing of React.
 */
export class RecorderStore<State, Command, Event> {
  private readonly log: ConfirmedLog<State, Command, Event>;
  private readonly outbox: Outbox;
  private trouble: "offline" | "signed-out" | undefined;
  private isDraining = false;
  /** Faces that the server asks for and this device did not see coming. */
  private serverAsks: { readonly commandId: string; readonly needs: Asks["needs"] } | undefined;
  private savedAt: number | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private snapshot: RecorderSnapshot<State, Event>;

  constructor(private readonly parts: RecorderParts<State, Command, Event>) {
    this.log = new ConfirmedLog(parts.rules, parts.lines, parts.reload);
    this.outbox = new Outbox(parts.playId, parts.queue);
    this.snapshot = this.draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): RecorderSnapshot<State, Event> => this.snapshot;

  /** Confirmed version: what the live stream is asked to go on from. */
  version(): number {
    return this.log.folded.version;
  }

  /** Takes up what an earlier visit left on the device. */
  async restore(): Promise<void> {
    await this.afterwards(this.outbox.load());
  }

  /** Queues a command; it shows at once where it needs no roll of the app. */
  async act(command: QueuedCommand["command"], dice: QueuedDice): Promise<void> {
    const { playId, as, now } = this.parts;
    const order = this.outbox.lastOrder() + 1;
    await this.afterwards(this.outbox.add({ commandId: newCommandId(), playId, as, command, dice, order, at: now() }));
  }

  /** Takes back the newest thing, or that one: what was never sent is dropped, the rest is withdrawn. */
  async undo(undoes = this.snapshot.undoes[0]): Promise<void> {
    if (undoes === undefined) return;
    const queued = this.outbox.find(undoes.commandId);
    if (queued?.tried === true) await this.afterwards(this.outbox.replace(queued, { ...queued, undone: true }));
    else if (queued !== undefined) await this.drop(queued.commandId);
    else if (undoes.kind === "lines") await this.act({ type: "withdraw", ...undoes.range }, { source: "app" });
  }

  /** The faces that were asked for: the same command goes again, with the same id. */
  async answerDice(faces: readonly TypedFace[]): Promise<void> {
    const queued = this.snapshot.asks?.queued;
    if (queued === undefined) return;
    const before = queued.dice.source === "app" ? [] : queued.dice.faces;
    const source = this.trouble === "offline" ? "typed-offline" : "typed";
    await this.changeDice(queued, { source, faces: [...before, ...faces] });
  }

  /** Rolls in the app after all; without network the command waits for it. */
  async rollInApp(): Promise<void> {
    const queued = this.snapshot.asks?.queued;
    if (queued !== undefined) await this.changeDice(queued, { source: "app" });
  }

  /** Types the faces of a command that waits for the app's; only where it cannot have been rolled already. */
  async typeInstead(commandId: string): Promise<void> {
    const queued = this.outbox.find(commandId);
    if (queued !== undefined && queued.tried !== true) {
      await this.changeDice(queued, { source: "typed-offline", faces: [] });
    }
  }

  private async changeDice(queued: QueuedCommand, dice: QueuedDice): Promise<void> {
    this.serverAsks = undefined;
    await this.afterwards(this.outbox.replace(queued, { ...queued, dice }));
  }

  /** Drops a queued or refused command by hand. */
  async drop(commandId: string): Promise<void> {
    if (this.serverAsks?.commandId === commandId) this.serverAsks = undefined;
    await this.afterwards(this.outbox.remove(commandId));
  }

  /** Sends a refused command once more: what it needs may be there by now. */
  async retry(commandId: string): Promise<void> {
    const refused = this.outbox.find(commandId);
    if (refused === undefined) return;
    const { refusal: _, ...queued } = refused;
    await this.afterwards(this.outbox.replace(refused, queued));
  }

  /** News of the live stream; while a command is on its way the answer to it comes first. */
  async hear(lines: readonly Recorded<unknown>[]): Promise<void> {
    this.log.hear(lines);
    if (this.isDraining) return;
    await this.log.learn();
    this.change();
  }

  async setConnected(isConnected: boolean): Promise<void> {
    if (!isConnected) this.trouble ??= "offline";
    else if (this.trouble === "offline") this.trouble = undefined;
    this.change();
    if (isConnected) await this.drain();
  }

  /** For when the screen is left. */
  close(): void {
    clearTimeout(this.retryTimer);
  }

  /** The outbox has changed: shows it, waits until the device has it, and sends what is due. */
  private async afterwards(kept?: Promise<void>): Promise<void> {
    this.change();
    await kept;
    await this.drain();
  }

  /** Sends one command after the other until none is left, a face is missing, or no answer comes. */
  private async drain(): Promise<void> {
    if (this.isDraining) return;
    this.isDraining = true;
    clearTimeout(this.retryTimer);
    if (!this.parts.isOnline()) this.trouble ??= "offline";
    for (;;) {
      const next = this.outbox.next();
      if (next === undefined || next.commandId === this.snapshot.asks?.queued.commandId) break;
      const answer = await this.sendOne(next);
      if (answer === undefined || answer.kind === "signed-out") {
        this.trouble = answer === undefined ? "offline" : "signed-out";
        this.retryTimer = setTimeout(() => void this.drain(), RETRY_AFTER);
        break;
      }
      this.trouble = undefined;
      await this.take(next.commandId, answer);
    }
    this.isDraining = false;
    await this.log.learn();
    this.change();
  }

  private async sendOne(command: QueuedCommand): Promise<Sent | undefined> {
    if (this.parts.isOnline()) this.outbox.markTried(command.commandId);
    this.change();
    return this.parts.send(command).catch(() => undefined);
  }

  private async take(commandId: string, answer: Answer): Promise<void> {
    if (answer.kind === "accepted") {
      this.savedAt = this.parts.now();
      await this.log.learn(answer.lines);
    }
    const sent = this.outbox.find(commandId);
    const kept = sent === undefined ? undefined : this.settle(sent, answer);
    this.change();
    await kept;
  }

  /** What becomes of a command that was answered. */
  private settle(sent: QueuedCommand, answer: Answer): Promise<void> | undefined {
    const { commandId, undone } = sent;
    switch (answer.kind) {
      case "accepted":
        return undone === true
          ? this.outbox.replace(sent, withdrawalOf(sent, answer.lines))
          : this.outbox.remove(commandId);
      case "needs-dice":
        if (undone === true) return this.outbox.remove(commandId);
        this.serverAsks = { commandId, needs: answer.needs };
        return undefined;
      case "refused": {
        if (undone === true) return this.outbox.remove(commandId);
        const { refusal: code, detail } = answer;
        return this.outbox.replace(sent, { ...sent, refusal: detail === undefined ? { code } : { code, detail } });
      }
    }
  }

  private change(): void {
    this.snapshot = this.draw();
    for (const listener of this.listeners) listener();
  }

  private draw(): RecorderSnapshot<State, Event> {
    const all = this.outbox.all();
    const { rules, as } = this.parts;
    const shown = applyQueue(rules, this.log.folded, all);
    const queue = all.filter(({ refusal }) => refusal === undefined);
    return {
      folded: shown.folded,
      waiting: shown.waiting,
      queue,
      refused: all.filter(({ refusal }) => refusal !== undefined),
      link: this.trouble ?? (queue.length > 0 ? "sending" : "saved"),
      asks: shown.asks ?? this.askedByServer(),
      savedAt: this.savedAt,
      undoes: undoesOf(rules, shown, queue, as),
    };
  }

  private askedByServer(): Asks | undefined {
    const queued = this.outbox.find(this.serverAsks?.commandId);
    return queued === undefined || this.serverAsks === undefined ? undefined : { queued, needs: this.serverAsks.needs };
  }
}

/** What was taken back on its way is withdrawn in its own place of the queue. */
function withdrawalOf(sent: QueuedCommand, lines: readonly { readonly seq: number }[]): QueuedCommand {
  const { undone: _, tried: __, ...rest } = sent;
  const [from = 0, to = from] = [lines.at(0)?.seq, lines.at(-1)?.seq];
  const command = { type: "withdraw", from, to };
  return { ...rest, commandId: newCommandId(), command, dice: { source: "app" } };
}
