import { onceOf } from "@/engine/core/once";
import { isMatch } from "@/engine/league/result";
import type { Standings, StandingsInput } from "@/engine/league/table";
import type { FixtureRow } from "../competitions/calendar-store";
import { formOf, standingsInput } from "../competitions/get-standings";
import type { TableSettings } from "../competitions/schema";
import type { EntryRow } from "../competitions/store";
import type { DivisionRow } from "../divisions/store";
import { divisionTables, ranksAfter } from "../divisions/tables";
import { keptStandings } from "../kept/tables";
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
  const input = standingsInput(settings, rows, fixtures);
  const tables = divisionTables(divisions, input, rows);
  const table = tables[0]?.table ?? keptStandings(input);
  const rounds = roundsOf(fixtures);
  const { current, previous } = roundsAround(rounds);
  const near = fixtures.filter(({ round }) => round === current || round === previous);
  return {
    entries,
    /** Of everybody, or of the highest division where there are some. */
    table,
    divisions: tables,
    form: formOf(fixtures),
    moves: movesOf(input, rows, tables.length === 0 ? [table] : tables.map((one) => one.table)),
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

export const roundsOf = onceOf((fixtures: readonly FixtureRow[]): readonly PublicRound[] => {
  const rounds = new Map<number, FixtureRow[]>();
  for (const fixture of fixtures) {
    const others = rounds.get(fixture.round);
    if (others === undefined) rounds.set(fixture.round, [fixture]);
    else others.push(fixture);
  }
  return [...rounds.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [roundOf(first, own)];
  });
});

function roundOf(
  { round, roundName, evening, opensAt, deadlineAt }: FixtureRow,
  own: readonly FixtureRow[],
): PublicRound {
  return {
    number: round,
    name: roundName ?? undefined,
    stage: own.map(({ stage }) => stage).find((stage) => stage !== undefined && stage !== "third"),
    evening: evening ?? undefined,
    opensAt: opensAt?.getTime(),
    deadlineAt: deadlineAt?.getTime(),
    fixtures: own.length,
    settled: own.filter(({ kind, cancelledAt }) => kind !== null || cancelledAt !== null).length,
  };
}

/** The round that is on: the newest with a result while it is open, else the one after it. */
export function roundsAround(rounds: readonly PublicRound[]) {
  const newest = rounds.findLastIndex(({ settled }) => settled > 0);
  const isOpen = newest >= 0 && (rounds[newest]?.settled ?? 0) < (rounds[newest]?.fixtures ?? 0);
  const at = Math.min(rounds.length - 1, isOpen ? newest : newest + 1);
  return { current: rounds[at]?.number, previous: rounds[at - 1]?.number };
}

/** Places gained by each entry since the round before the newest one with results; empty in the first. */
function movesOf(input: StandingsInput, entries: readonly EntryRow[], now: readonly Standings[]) {
  let newest = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const result of input.results) {
    if (!isMatch(result) || result.round === undefined) continue;
    newest = Math.max(newest, result.round);
    first = Math.min(first, result.round);
  }
  if (first >= newest) return {};
  const before = ranksAfter(input, entries, newest - 1);
  return Object.fromEntries(
    now.flatMap(({ rows }) => rows.map(({ entry, rank }) => [entry, (before.get(entry) ?? rank) - rank])),
  );
}
