import type { GameId } from "@/engine/catalog";
import type { Folded, Recorded } from "@/engine/core/play";
import type { LegalCommand, LogRange } from "@/engine/core/rules";
import { rulesOf } from "./folded";

/** A line of the log as somebody may see it; faces of hidden events are left out with them. */
export interface SeenLine extends Recorded<unknown> {}

/** What somebody may see and do; a game of sides has no secrets, so its reader folds the lines himself. */
export interface SeenView {
  readonly view: unknown;
  readonly legal: readonly LegalCommand<unknown>[];
  readonly withdrawable: readonly LogRange[];
}

/** The lines that seat may see; `undefined` is a spectator. A hidden event leaves no line. */
export function seenLines(game: GameId, lines: readonly Recorded<unknown>[], seat: number | undefined): SeenLine[] {
  const rules = rulesOf(game);
  return lines.flatMap((line): SeenLine[] => {
    if (isWithdrawal(line.event)) return [line];
    const news: unknown = rules.news(line.event, seat);
    if (news === undefined) return [];
    const secret = rules.tempo !== "sides";
    return [{ ...line, event: news, draws: secret ? [] : line.draws }];
  });
}

export function seenView(game: GameId, folded: Folded<unknown, unknown>, seat: number | undefined): SeenView {
  const rules = rulesOf(game);
  const by = seat === undefined ? ({ kind: "recorder" } as const) : ({ kind: "seat", seat } as const);
  return {
    view: rules.view(folded.state, seat),
    legal: seat === undefined ? [] : rules.legal(folded.state, seat),
    withdrawable: rules.withdrawable(folded.entries, folded.state, by).slice(0, 20),
  };
}

const isWithdrawal = (event: unknown) =>
  typeof event === "object" && event !== null && "type" in event && event.type === "withdrawn";
