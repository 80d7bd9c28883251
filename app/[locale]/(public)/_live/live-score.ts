import type { BySide, Side, View } from "@/engine/blood-bowl";
import { isView } from "@/engine/blood-bowl/is-view";
import { fill } from "./fill";

/** How a match stands. */
export interface LiveScore {
  readonly score: BySide<number>;
  readonly clock: string;
  /** Turns of a half; 0 before the match. */
  readonly turns: number;
  readonly played: BySide<number>;
  /** Whose turn it is. */
  readonly on: Side | undefined;
}

/** The words of the clock, with their places to fill. */
export interface ClockTexts {
  readonly before: string;
  readonly after: string;
  readonly fullTime: string;
  /** {half} {turn} */
  readonly turn: string;
  /** {turn} */
  readonly extra: string;
}

/** The score in a view of a play; undefined where it is no view of a match. */
export function scoreIn(view: unknown, texts: ClockTexts): LiveScore | undefined {
  if (!isView(view)) return undefined;
  const { sides, match, phase } = view;
  return {
    score: { home: sides.home.score, away: sides.away.score },
    clock: clockOf(view, texts),
    turns: match?.track.home.length ?? 0,
    played: { home: playedIn(match?.track.home), away: playedIn(match?.track.away) },
    on: match !== undefined && phase === "match" && !match.timeUp ? match.clock.of : undefined,
  };
}

const playedIn = (track: readonly string[] = []) => track.filter((turn) => turn === "played").length;

/** Where a match stands in words: "Half 2 · Turn 6". */
function clockOf({ phase, match }: View, texts: ClockTexts): string {
  if (phase === "done") return texts.fullTime;
  if (phase === "after") return texts.after;
  if (match === undefined) return texts.before;
  if (match.timeUp) return texts.fullTime;
  const { half, turn } = match.clock;
  return half === 3 ? fill(texts.extra, { turn }) : fill(texts.turn, { half, turn });
}
