import { type Folded, fold, foldOn, type Recorded } from "@/engine/core/play";
import { type DeviceRules, parseLines } from "./optimistic";

/** The log as the server has confirmed it, folded; lines may come twice, out of order, or with gaps. */
export class ConfirmedLog<State, Command, Event> {
  folded: Folded<State, Event>;
  private heard: readonly Recorded<unknown>[] = [];

  constructor(
    private readonly rules: DeviceRules<State, Command, Event>,
    lines: readonly Recorded<unknown>[],
    private readonly reload: () => Promise<readonly Recorded<unknown>[]>,
  ) {
    this.folded = fold(rules, parseLines(rules, lines));
  }

  /** Keeps lines until `learn`. */
  hear(lines: readonly Recorded<unknown>[]): void {
    this.heard = [...this.heard, ...lines];
  }

  /** Adds these lines and what was heard, each once; where some are missing between, the whole log is read anew. */
  async learn(lines: readonly Recorded<unknown>[] = []): Promise<void> {
    const all = [...lines, ...this.heard].sort((a, b) => a.seq - b.seq);
    this.heard = [];
    for (const line of all) {
      if (line.seq > this.folded.version) return this.readAnew();
      if (line.seq === this.folded.version)
        this.folded = foldOn(this.rules, this.folded, parseLines(this.rules, [line]));
    }
  }

  /** Without network the gap stays until the next line comes. */
  private async readAnew(): Promise<void> {
    const log = await this.reload().catch(() => []);
    if (log.length > this.folded.version) this.folded = fold(this.rules, parseLines(this.rules, log));
  }
}
