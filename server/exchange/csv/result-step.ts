import type { ResultSide } from "@/db/schema";
import { TALLIES } from "@/engine/league/result";
import type { FixtureRow } from "../../competitions/calendar-store";
import type { TypeResult } from "../../fixtures/schema";
import { resultOf } from "../../fixtures/type-result";
import { sameResult } from "../../plays/settle";
import type { FixtureFacts } from "./fixture-facts";
import { RESULT_COLUMNS } from "./kinds";
import type { FixtureStep } from "./prepare-fixtures";
import type { RowChange } from "./prepared";
import { resultCells } from "./result-cells";
import { type CsvRow, keyOf } from "./row";
import { AWAY_WORDS, type CsvStatus, HOME_WORDS, plain, STATUS_WORDS } from "./words";

type Kind = TypeResult["kind"];

/** A result that a line gives a fixture. */
export interface ResultStep {
  readonly kind: Kind;
  readonly winner: number | undefined;
  readonly sides: readonly ResultSide[];
  /** What is put right in a result that is there already. */
  readonly changes: readonly RowChange[];
}

/** Reads the result of a line; undefined where it says none, or the one that is stored. What it leaves open stays as it is. */
export function resultStep(row: CsvRow, fixture: FixtureStep, facts: FixtureFacts): ResultStep | undefined {
  const { stored } = fixture;
  const scores = scoresOf(row);
  if (scores === undefined) return undefined;
  const before = resultCells(stored ?? NOTHING);
  const isSameScore = before.home_score === String(scores[0]) && before.away_score === String(scores[1]);
  const kind = statusOf(row) ?? (isSameScore ? typedKind(stored) : undefined) ?? "played";
  const named = winnerOf(row, fixture) ?? (isSameScore && kind === stored?.kind ? stored.winnerSeat : null);
  if (kind === "unplayed" || !row.isSound) return undefined;
  const typed = resultOf({
    fixtureId: fixture.fixtureId,
    kind,
    scores: [...scores],
    reason: "",
    ...(named === null ? {} : { winner: named }),
  });
  const casualties = [row.whole("home_casualties"), row.whole("away_casualties")];
  const sides = typed.sides.map((side) => withStored(side, casualties[side.seat], stored, isSameScore));
  const result = { kind, winner: typed.winner, sides };
  if (isStored(stored, result)) return undefined;
  check(row, fixture, result, facts);
  const after = resultCells(asRow(result));
  return { ...result, changes: before.status === "" ? [] : changesOf(before, after) };
}

function isStored(stored: FixtureRow | undefined, result: Omit<ResultStep, "changes">): boolean {
  if (stored === undefined || stored.kind === null || stored.sides === null) return false;
  const { kind, sides, winnerSeat } = stored;
  return sameResult({ kind, sides, winnerSeat }, asRow(result));
}

const NOTHING = { kind: null, sides: null, winnerSeat: null } as const;

const asRow = ({ kind, winner, sides }: Omit<ResultStep, "changes">) => ({ kind, sides, winnerSeat: winner ?? null });

/** Both scores, or none: a match that was not played yet. A double loss and a void match need none. */
function scoresOf(row: CsvRow): readonly [number, number] | undefined {
  const [home, away] = [row.whole("home_score"), row.whole("away_score")];
  const [hasHome, hasAway] = [row.text("home_score") !== "", row.text("away_score") !== ""];
  if (hasHome && hasAway) return home === undefined || away === undefined ? undefined : [home, away];
  if (hasHome || hasAway) return row.fault(hasHome ? "away_score" : "home_score", "is-missing");
  const status = statusOf(row);
  if (status === undefined || status === "unplayed") return undefined;
  return status === "double-loss" || status === "void" ? [0, 0] : row.fault("home_score", "is-missing");
}

function statusOf(row: CsvRow): CsvStatus | undefined {
  const text = row.text("status");
  if (text === "") return undefined;
  const found = STATUSES.find((status) => STATUS_WORDS[status].some((word) => word === plain(text)));
  return found ?? row.fault("status", "unknown-status");
}

const STATUSES = [
  "played",
  "conceded",
  "conceded-without-penalty",
  "awarded",
  "double-loss",
  "void",
  "unplayed",
] as const satisfies readonly CsvStatus[];

const typedKind = (stored: FixtureRow | undefined): CsvStatus | undefined =>
  STATUSES.find((status) => status !== "unplayed" && status === stored?.kind);

/** "home", "2" or the name of one of the two. */
function winnerOf(row: CsvRow, { home, away }: FixtureStep): number | undefined {
  const text = row.text("winner");
  if (text === "") return undefined;
  if (keyOf(text) === keyOf(home.name) || HOME_WORDS.includes(plain(text))) return 0;
  if (keyOf(text) === keyOf(away.name) || AWAY_WORDS.includes(plain(text))) return 1;
  return row.fault("winner", "unknown-winner");
}

/** A side with the figures that the file does not have: they stay as they are stored. */
function withStored(
  side: ResultSide,
  casualties: number | undefined,
  stored: FixtureRow | undefined,
  isSameScore: boolean,
): ResultSide {
  const own = stored?.sides?.find(({ seat }) => seat === side.seat);
  const tally = { ...own?.tally, ...(casualties === undefined ? {} : { [TALLIES.casualties]: casualties }) };
  return {
    ...side,
    ...(isSameScore && own?.points !== undefined ? { points: own.points } : {}),
    ...(Object.keys(tally).length === 0 ? {} : { tally }),
  };
}

function check(
  row: CsvRow,
  { stored }: FixtureStep,
  { kind, winner }: Omit<ResultStep, "changes">,
  { isDecidedAtOnce }: FixtureFacts,
): void {
  if (stored === undefined) return;
  if (stored.cancelledAt !== null) row.fault(undefined, "fixture-is-off");
  if (stored.playId !== null || stored.seasonPlayId !== null) row.fault("home_score", "fixture-has-play");
  const isOpen = winner === undefined && kind !== "void";
  if (stored.tie !== null && isDecidedAtOnce && isOpen) row.fault("winner", "tie-needs-a-winner");
}

function changesOf(before: Cells, after: Cells): RowChange[] {
  return RESULT_COLUMNS.filter((column) => before[column] !== after[column]).map((column) => ({
    column,
    before: before[column],
    after: after[column],
  }));
}

type Cells = ReturnType<typeof resultCells>;
