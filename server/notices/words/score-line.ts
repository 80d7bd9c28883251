import type { ResultKind } from "@/engine/catalog";
import type { NoticeWords } from "./notice-words";

interface ScoredSide {
  readonly name: string;
  readonly score?: number | undefined;
}

/** Who meets. */
export const pairing = (sides: readonly ScoredSide[]): string => sides.map(({ name }) => name).join(" – ");

/** A result in one line: the score, and how it came about where it was not played. */
export function scoreLine(sides: readonly ScoredSide[], kind: ResultKind, words: NoticeWords): string {
  if (kind === "played" || kind === "bye") return scored(sides);
  const hasNoScore = kind === "double-loss" || kind === "unplayed" || kind === "void";
  return `${hasNoScore ? pairing(sides) : scored(sides)} (${words.kinds[kind]})`;
}

/** Two sides stand around their score, as on a scoreboard; of more each has its own behind it. */
function scored(sides: readonly ScoredSide[]): string {
  const [home, away] = sides;
  if (sides.length !== 2 || home?.score === undefined || away?.score === undefined)
    return sides.map(({ name, score }) => (score === undefined ? name : `${name} ${score}`)).join(", ");
  return `${home.name} ${home.score}:${away.score} ${away.name}`;
}
