import { isMatch } from "@/engine/league/result";
import type { Standings } from "@/engine/league/table";
import type { FixtureRow } from "../competitions/calendar-store";
import { foldTable, standingsInput } from "../competitions/get-standings";
import type { TableSettings } from "../competitions/schema";
import type { EntryRow } from "../competitions/store";
import type { DivisionRow } from "../divisions/store";
import { divisionTables, ranksAfter } from "../divisions/tables";
import type { PublicEntry } from "./entries";
import { publicFixture } from "./fixtures";

/** A round with its window (ms since the epoch) and how far it is. */
export interface PublicRound {
  readonly number: number;
  readonly name: string | undefined;
  /** How many are still in, in a knock-out: 2 is the final. */
  readonly stage: number | undefined;
  /** Which evening of a league of groups it is played on. */
  readonly evening: number | undefined;
  readonly opensAt: number | undefined;
  readonly deadlineAt: number | undefined;
  readonly fixtures: number;
  readonly settled: number;
}

/** A competition's table, how it moved, and the fixtures of the round that is on and of the one before it. */
export function boardOf(
  settings: TableSettings,
  entries: readonly PublicEntry[],
  rows: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
  divisions: readonly DivisionRow[],
) {
  const { table, form } = foldTable(settings, rows, fixtures);
  const tables = divisionTables(divisions, standingsInput(settings, rows, fixtures), rows);
  const rounds = roundsOf(fixtures);
  const { current, previous } = roundsAround(rounds);
  const near = fixtures.filter(({ round }) => round === current || round === previous);
  return {
    entries,
    /** Everybody in one table; pages show those of the divisions where there are some. */
    table,
    divisions: tables,
    form,
    moves: movesOf(settings, rows, fixtures, tables.length === 0 ? [table] : tables.map((one) => one.table)),
    rounds,
    current,
    previous,
    near: near.map(publicFixture),
    live: fixtures.filter(({ kind, playId }) => kind === null && playId !== null).map(publicFixture),
    /** The play of a season that is under way. */
    liveSeason: fixtures.find(isOfLiveSeason)?.seasonPlayId ?? undefined,
  };
}

const isOfLiveSeason = ({ seasonPlayId, seasonFinishedAt }: FixtureRow) =>
  seasonPlayId !== null && seasonFinishedAt === null;

export function roundsOf(fixtures: readonly FixtureRow[]): PublicRound[] {
  const rounds = new Map<number, PublicRound>();
  for (const fixture of fixtures) {
    const { round, roundName, stage, opensAt, deadlineAt } = fixture;
    const before = rounds.get(round);
    const settled = fixture.kind !== null || fixture.cancelledAt !== null;
    rounds.set(round, {
      number: round,
      name: roundName ?? undefined,
      stage: before?.stage ?? (stage === "third" ? undefined : stage),
      evening: fixture.evening ?? undefined,
      opensAt: opensAt?.getTime(),
      deadlineAt: deadlineAt?.getTime(),
      fixtures: (before?.fixtures ?? 0) + 1,
      settled: (before?.settled ?? 0) + (settled ? 1 : 0),
    });
  }
  return [...rounds.values()];
}

/** The round that is on: the newest with a result while it is open, else the one after it. */
export function roundsAround(rounds: readonly PublicRound[]) {
  const newest = rounds.findLastIndex(({ settled }) => settled > 0);
  const isOpen = newest >= 0 && (rounds[newest]?.settled ?? 0) < (rounds[newest]?.fixtures ?? 0);
  const at = Math.min(rounds.length - 1, isOpen ? newest : newest + 1);
  return { current: rounds[at]?.number, previous: rounds[at - 1]?.number };
}

/** Places gained by each entry since the round before the newest one with results; empty in the first. */
function movesOf(
  settings: TableSettings,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
  now: readonly Standings[],
) {
  const input = standingsInput(settings, entries, fixtures);
  const played = input.results.flatMap((result) => (isMatch(result) ? (result.round ?? []) : []));
  const newest = played.reduce((last, round) => Math.max(last, round), 0);
  if (!played.some((round) => round < newest)) return {};
  const before = ranksAfter(input, entries, newest - 1);
  return Object.fromEntries(
    now.flatMap(({ rows }) => rows.map(({ entry, rank }) => [entry, (before.get(entry) ?? rank) - rank])),
  );
}
