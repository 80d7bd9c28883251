import type { Notice } from "../content";
import { dateIn } from "./dates";
import type { Locale } from "./locale";
import { NOTICE_WORDS, type NoticeWords } from "./notice-words";
import { pairing, scoreLine } from "./score-line";

/** A notice in words: what it is, and what belongs to it line by line. Plain text. */
export interface NoticeText {
  readonly title: string;
  readonly lines: readonly string[];
}

export function noticeText(notice: Notice, locale: Locale): NoticeText {
  const words = NOTICE_WORDS[locale];
  const { timeZone, name } = notice.league;
  const when = (at: string) => dateIn(locale, at, timeZone);
  switch (notice.event) {
    case "result":
    case "correction":
      return { title: resultLine(notice, words), lines: [...afterResult(notice, words), whereIs(notice, words)] };
    case "dispute":
      return {
        title: words.dispute(notice.by),
        lines: [pairing(notice.fixture.sides), notice.note, whereIs(notice, words)],
      };
    case "postponement":
      return {
        title: pairing(notice.fixture.sides),
        lines: [words.postponed(when(notice.startsAt), notice.place), whereIs(notice, words)],
      };
    case "deadline-near":
    case "deadline-passed": {
      const by = notice.event === "deadline-near" ? words.near : words.passed;
      const pairings = notice.fixtures.map(({ sides }) => pairing(sides));
      return { title: by(when(notice.deadlineAt)), lines: [whereIs(notice, words), ...pairings] };
    }
    case "season-started":
      return { title: words.seasonStarted(notice.season.name), lines: [name] };
    case "season-ended":
      return { title: words.seasonEnded(notice.season.name), lines: [name] };
    case "test":
      return { title: words.test(name), lines: [] };
  }
}

type OfResult = Extract<Notice, { event: "result" | "correction" }>;
type InRound = Extract<Notice, { round: unknown }>;

const resultLine = ({ fixture, kind }: OfResult, words: NoticeWords): string =>
  kind === null ? pairing(fixture.sides) : scoreLine(fixture.sides, kind, words);

function afterResult({ event, kind, reason }: OfResult, words: NoticeWords): string[] {
  if (event === "result") return [];
  const lines = [kind === null ? words.takenBack : words.corrected];
  return reason === null || reason === "" ? lines : [...lines, words.reason(reason)];
}

const whereIs = ({ competition, round }: InRound, words: NoticeWords): string =>
  `${competition.name}, ${round.name ?? words.round(round.number)}`;
