import type { DieNeed } from "@/engine/core/decision";
import type { TypedFace } from "@/engine/core/play-dice";
import type { LegalCommand, LogRange } from "@/engine/core/rules";
import type { Answer } from "@/server/plays/act";
import { newCommandId, type QueuedDice } from "./command-queue";

/** What a seat sees and may do, as the server last told. */
export interface SeatSnapshot<View, Command> {
  readonly version: number;
  readonly view: View;
  readonly legal: readonly LegalCommand<Command>[];
  readonly withdrawable: readonly LogRange[];
  readonly isSending: boolean;
  readonly isOffline: boolean;
  /** Why the last command was refused; cleared by the next one. */
  readonly refusal: { readonly code: string; readonly detail?: Readonly<Record<string, string | number>> } | undefined;
  /** Faces that the server asks for. */
  readonly asks: readonly DieNeed[] | undefined;
  /** The newest events, for animations; each batch once. */
  readonly news: readonly unknown[];
}

export interface Seen<View, Command> {
  readonly version: number;
  readonly view: View;
  readonly legal: readonly LegalCommand<Command>[];
  readonly withdrawable: readonly LogRange[];
}

export interface SeatParts<View, Command> {
  readonly first: Seen<View, Command>;
  /** Parses what came over the network; throws on anything that is not this game's. */
  readonly parse: (data: unknown) => Omit<Seen<View, Command>, "version">;
  /**
   * Whether answers tell what this seat sees. On a tablet that is passed round the recorder sends, and is answered with
   * what everybody sees; the seat's own view comes on the stream.
   */
  readonly isAnswered: boolean;
  readonly send: (order: { commandId: string; version: number; command: unknown; dice: QueuedDice }) => Promise<Answer>;
  readonly reload: () => Promise<Seen<View, Command>>;
}

/** For how long the stream may keep a seat waiting for what was answered already, in ms. */
const PATIENCE = 1_000;

/**
 * A seat of a game with hidden cards: the server tells what it sees, commands name the version they were decided on,
 * and nothing is guessed on the device. Knows nothing of React.
 */
export class SeatStore<View, Command> {
  private snapshot: SeatSnapshot<View, Command>;
  private readonly listeners = new Set<() => void>();
  /** Whose telling it is: a later term counts whatever its version, an earlier one no more. */
  private term = 0;
  private pending: { readonly command: unknown; readonly commandId: string } | undefined;
  /** Faces that were typed for the pending command so far. */
  private typed: readonly TypedFace[] = [];

  constructor(private readonly parts: SeatParts<View, Command>) {
    this.snapshot = {
      ...parts.first,
      isSending: false,
      isOffline: false,
      refusal: undefined,
      asks: undefined,
      news: [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): SeatSnapshot<View, Command> => this.snapshot;

  version(): number {
    return this.snapshot.version;
  }

  /** Sends a command; one at a time where order matters is the caller's business, the server judges each. */
  async act(
    command: Command | { type: "withdraw"; from: number; to: number },
    dice: QueuedDice = { source: "app" },
  ): Promise<boolean> {
    return this.order({ command, commandId: newCommandId() }, dice);
  }

  /** The faces that were asked for: the same command goes again. */
  async answerDice(faces: readonly number[]): Promise<boolean> {
    const { asks } = this.snapshot;
    if (asks === undefined || this.pending === undefined) return false;
    const typed = asks.map(({ sides, purpose }, index) => ({ sides, purpose, face: faces[index] ?? 0 }));
    return this.order(this.pending, { source: "typed", faces: [...this.typed, ...typed] });
  }

  /** News of the live stream. */
  hear(version: number, data: unknown): void {
    const term = termIn(data);
    if (term < this.term || (term === this.term && version <= this.snapshot.version)) return;
    this.term = term;
    this.change({ ...this.parts.parse(data), version, news: eventsIn(data) });
  }

  setConnected(isConnected: boolean): void {
    this.change({ isOffline: !isConnected });
    if (isConnected) void this.catchUp();
  }

  /** Asks for everything anew: after a break, or when a command was decided on an old version. */
  async catchUp(): Promise<void> {
    const seen = await this.parts.reload().catch(() => undefined);
    if (seen !== undefined && seen.version >= this.snapshot.version) this.change(seen);
  }

  private async order(pending: NonNullable<typeof this.pending>, dice: QueuedDice): Promise<boolean> {
    this.pending = pending;
    this.typed = dice.source === "app" ? [] : dice.faces;
    this.change({ isSending: true, refusal: undefined, asks: undefined });
    try {
      const answer = await this.parts.send({ ...pending, version: this.snapshot.version, dice });
      return await this.take(answer);
    } catch {
      this.change({ isOffline: true });
      return false;
    } finally {
      this.change({ isSending: false });
    }
  }

  private async take(answer: Answer): Promise<boolean> {
    switch (answer.kind) {
      case "accepted":
        if (answer.version <= this.snapshot.version) return true;
        if (this.parts.isAnswered) {
          const news = answer.lines.map(({ event }) => event);
          this.change({ ...this.parts.parse(answer.view), version: answer.version, news, isOffline: false });
        } else if (!(await this.hasHeard(answer.version))) await this.catchUp();
        return true;
      case "needs-dice":
        this.change({ asks: answer.needs });
        return false;
      case "refused": {
        const { refusal: code, detail } = answer;
        this.change({ refusal: detail === undefined ? { code } : { code, detail } });
        if (code === "stale-version") await this.catchUp();
        return false;
      }
    }
  }

  /** Whether the stream tells that version before long. */
  private hasHeard(version: number): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isHeard: boolean) => {
        clearTimeout(timer);
        leave();
        resolve(isHeard);
      };
      const timer = setTimeout(() => done(false), PATIENCE);
      const leave = this.subscribe(() => {
        if (this.snapshot.version >= version) done(true);
      });
    });
  }

  private change(values: Partial<SeatSnapshot<View, Command>>): void {
    this.snapshot = { ...this.snapshot, ...values };
    for (const listener of this.listeners) listener();
  }
}

/** Races say in which term of their process something was told; all other plays have one. */
function termIn(data: unknown): number {
  if (typeof data !== "object" || data === null || !("term" in data)) return 0;
  return typeof data.term === "number" ? data.term : 0;
}

function eventsIn(data: unknown): readonly unknown[] {
  if (typeof data !== "object" || data === null || !("lines" in data) || !Array.isArray(data.lines)) return [];
  return data.lines.flatMap((line: unknown) =>
    typeof line === "object" && line !== null && "event" in line ? [line.event] : [],
  );
}
