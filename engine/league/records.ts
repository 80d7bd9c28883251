import { decisionsOn, pendingOf, pick, ranksOf, tidy } from "./ranking";
import type { EntryId } from "./result";
import { separationsOf } from "./separations";
import type { Adjustment, PendingTie, Separation, TieDecision } from "./table";
import type { Criterion } from "./table-rules";
import { type FigureOf, orderEntries } from "./tiebreaks";

/** Win, draw, loss, bye, forfeited, conceded. */
export const RECORD_LETTERS = ["W", "D", "L", "B", "F", "C"] as const;
export type RecordLetter = (typeof RECORD_LETTERS)[number];

/** What is known of one entry where there is no list of matches. */
export interface SeasonRecord {
  readonly entry: EntryId;
  readonly letters: readonly RecordLetter[];
  readonly scoreDifference: number;
  readonly casualtiesDifference: number;
  /** The lot that was drawn, the higher the better; only where it was needed. */
  readonly lot?: number | undefined;
}

/** Criteria that a record can answer. */
export const RECORD_CRITERIA = [
  "points",
  "goal-difference",
  "casualties-difference",
  "wins",
  "lots",
  "play-off",
] as const satisfies readonly Criterion[];
export type RecordCriterion = (typeof RECORD_CRITERIA)[number];

export interface RecordsInput {
  readonly records: readonly SeasonRecord[];
  readonly letterPoints: Readonly<Record<RecordLetter, number>>;
  readonly tiebreakers: readonly RecordCriterion[];
  readonly adjustments?: readonly Adjustment[] | undefined;
  readonly decisions?: readonly TieDecision[] | undefined;
}

export interface RecordRow {
  readonly rank: number;
  readonly entry: EntryId;
  readonly won: number;
  readonly drawn: number;
  /** Only the matches that were played and lost. */
  readonly lost: number;
  readonly byes: number;
  readonly forfeits: number;
  readonly concessions: number;
  readonly points: number;
  readonly scoreDifference: number;
  readonly casualtiesDifference: number;
}

export interface RecordStandings {
  readonly rows: readonly RecordRow[];
  readonly separations: readonly Separation[];
  readonly pending: readonly PendingTie[];
}

/** A table from one record an entry. */
export function standingsFromRecords(input: RecordsInput): RecordStandings {
  const { records, tiebreakers } = input;
  const entries = records.map(({ entry }) => entry);
  const points = records.map((record) => pointsOf(record, input));
  const stored = decisionsOn(entries, input.decisions ?? []);
  const recordAt = (index: number) => pick(records, index);
  const pointsAt: FigureOf = (index) => pick(points, index);
  const ordered = orderEntries(
    [...entries.keys()],
    { tiebreakers: [...tiebreakers] },
    {
      whole(criterion) {
        switch (criterion) {
          case "points":
            return pointsAt;
          case "goal-difference":
            return (index) => recordAt(index).scoreDifference;
          case "casualties-difference":
            return (index) => recordAt(index).casualtiesDifference;
          case "wins":
            return (index) => count(recordAt(index), "W");
          default:
            throw new Error(`a record knows nothing about ${criterion}`);
        }
      },
      miniTable() {
        throw new Error("a record knows nothing about head-to-head");
      },
      unfinished: () => false,
      decided(criterion, among) {
        const drawn = criterion === "lots" && among.every((index) => recordAt(index).lot !== undefined);
        return drawn ? (index) => recordAt(index).lot ?? 0 : stored(criterion, among);
      },
    },
  );
  const idOf = (index: number) => pick(entries, index);
  const ranks = ranksOf(ordered.cuts);
  return {
    rows: ordered.order.map((index, position) => rowOf(recordAt(index), pointsAt(index), ranks[position] ?? 1)),
    separations: separationsOf(ordered, pointsAt, idOf, input.decisions ?? []),
    pending: pendingOf(ordered, tiebreakers, idOf),
  };
}

const count = ({ letters }: SeasonRecord, letter: RecordLetter) => letters.filter((is) => is === letter).length;

function pointsOf(record: SeasonRecord, { letterPoints, adjustments = [] }: RecordsInput): number {
  const earned = record.letters.reduce((sum, letter) => sum + letterPoints[letter], 0);
  const own = adjustments.filter(({ entry }) => entry === record.entry);
  return tidy(own.reduce((sum, { points }) => sum + points, earned));
}

function rowOf(record: SeasonRecord, points: number, rank: number): RecordRow {
  return {
    rank,
    entry: record.entry,
    won: count(record, "W"),
    drawn: count(record, "D"),
    lost: count(record, "L"),
    byes: count(record, "B"),
    forfeits: count(record, "F"),
    concessions: count(record, "C"),
    points,
    scoreDifference: record.scoreDifference,
    casualtiesDifference: record.casualtiesDifference,
  };
}
