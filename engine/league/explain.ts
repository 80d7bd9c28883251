import { EXPLAIN_WORDS, type ExplainLocale, type ExplainWords, type ScoreNoun } from "./explain-words";
import type { EntryId } from "./result";
import type { Separation } from "./table";
import type { Criterion } from "./table-rules";

/** How to word a separation. */
export interface ExplainOptions {
  readonly nameOf: (entry: EntryId) => string;
  readonly locale?: ExplainLocale;
  /** What the score counts: goals where it is not said. */
  readonly noun?: ScoreNoun;
  /** On which criterion neighbours are level: points where it is not said. */
  readonly levelOn?: "points" | "points-per-match";
}

/** "Alder is above Birch: level on 6 points; head-to-head points 3 to 0" in four languages. */
export function explain(separation: Separation, options: ExplainOptions): string {
  const { nameOf, locale = "en", noun = "goals", levelOn = "points" } = options;
  const words = EXPLAIN_WORDS[locale];
  const level =
    levelOn === "points"
      ? words.points(inWords(separation.level, words))
      : words.perMatch(inWords(separation.level, words));
  const [above, below] = [nameOf(separation.above), nameOf(separation.below)];
  if (separation.by === undefined) return words.shared(above, below, level);
  const open = separation.headToHeadOpen ? [words.headToHeadOpen] : [];
  return `${words.above(above, below)}: ${[words.level(level), ...open, reasonIn(separation, words, noun, nameOf)].join("; ")}`;
}

function reasonIn(
  { by, figures, among, reason }: Separation,
  words: ExplainWords,
  noun: ScoreNoun,
  nameOf: (entry: EntryId) => string,
): string {
  if (by === undefined || by === "lots" || by === "play-off" || by === "manual") {
    const decided = by === undefined ? "" : words.decided[by];
    return reason === undefined ? decided : `${decided} (${reason})`;
  }
  const show = (figure: number) => (isDifference(by) && figure > 0 ? "+" : "") + inWords(figure, words);
  const figured = words.figures(words.criterion(noun)[by], show(figures?.above ?? 0), show(figures?.below ?? 0));
  return among === undefined || among.length < 3 ? figured : `${figured} (${words.among(among.map(nameOf))})`;
}

const isDifference = (by: Criterion) => by.includes("difference");

/** Whole numbers as they are, others with two decimals. */
function inWords(figure: number, words: ExplainWords): string {
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(2).replace(".", words.decimal);
}
