import type { CommandQueue, QueuedCommand } from "./command-queue";

/**
 * The queued commands of one play, oldest first, in memory and on the device. Memory changes at once; what is answered
 * is when the device has it, too. A device without storage is no reason to stop.
 */
export class Outbox {
  private list: readonly QueuedCommand[] = [];

  constructor(
    private readonly playId: string,
    private readonly queue: CommandQueue,
  ) {}

  all(): readonly QueuedCommand[] {
    return this.list;
  }

  find(commandId: string | undefined): QueuedCommand | undefined {
    return this.list.find((one) => one.commandId === commandId);
  }

  /** The one whose turn it is: refused ones block nobody. */
  next(): QueuedCommand | undefined {
    return this.list.find(({ refusal }) => refusal === undefined);
  }

  lastOrder(): number {
    return Math.max(0, ...this.list.map(({ order }) => order));
  }

  /** Takes up what an earlier visit left; whether the server has it is not known. */
  async load(): Promise<void> {
    const kept = await this.queue.load(this.playId).catch(() => []);
    const older = kept.filter(({ commandId }) => this.find(commandId) === undefined);
    this.list = [...older.map((one) => ({ ...one, tried: true as const })), ...this.list];
  }

  async add(command: QueuedCommand): Promise<void> {
    this.list = [...this.list, command];
    await this.queue.put(command).catch(() => {});
  }

  /** Puts another command, or the same one changed, in the place of one. */
  async replace({ commandId }: QueuedCommand, by: QueuedCommand): Promise<void> {
    this.list = this.list.map((one) => (one.commandId === commandId ? by : one));
    await this.queue.put(by).catch(() => {});
    if (by.commandId !== commandId) await this.queue.remove(commandId).catch(() => {});
  }

  async remove(commandId: string): Promise<void> {
    this.list = this.list.filter((one) => one.commandId !== commandId);
    await this.queue.remove(commandId).catch(() => {});
  }

  /** From now on nobody knows whether the server has it. */
  markTried(commandId: string): void {
    this.list = this.list.map((one) => (one.commandId === commandId ? { ...one, tried: true } : one));
  }
}
