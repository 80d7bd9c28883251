import type { Db } from "@/db/client";
import { inEnglish } from "@/engine/core/in-english";
import { onceOf } from "@/engine/core/once";
import type { LeagueResult } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { Standings, StandingsInput } from "@/engine/league/table";
import { withoutWithdrawn } from "@/engine/league/withdrawals";
import type { PlacedContext } from "../access/procedures";
import { inParts } from "../kept/parts";
import { type FixtureRow, listFixtures } from "./calendar-store";
import { type CompetitionRef, TableSettings } from "./schema";
import { type EntryRow, listEntries, loadCompetition } from "./store";

/** The table with who is in it and how the last matches went. */
export interface StandingsPage {
  readonly table: Standings;
  readonly entries: readonly EntryRow[];
  /** The last five results of each entry, oldest first. */
  readonly form: Readonly<Record<string, readonly FormDot[]>>;
}

export interface FormDot {
  readonly fixtureId: string;
  readonly outcome: "won" | "drawn" | "lost";
  /** In a game of three or more. */
  readonly place?: number;
}

/** The table of a competition, folded from its results now. */
export async function getStandings(ctx: PlacedContext, { competitionId }: CompetitionRef): Promise<StandingsPage> {
  return standingsOf(ctx.db, competitionId);
}

export async function standingsOf(db: Db, competitionId: string): Promise<StandingsPage> {
  const competition = await loadCompetition(db, competitionId);
  const entries = await listEntries(db, competitionId);
  const fixtures = await listFixtures(db, competitionId);
  return foldTable(TableSettings.parse(competition.tableRules), entries, fixtures);
}

/** Folds a table from rows that were read already. */
export function foldTable(
  settings: TableSettings,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): StandingsPage {
  return { table: standings(standingsInput(settings, entries, fixtures)), entries, form: formOf(fixtures) };
}

/** Everything that a competition's table is folded from; clubs that are level on everything stand by name. */
export function standingsInput(
  settings: TableSettings,
  entries: readonly Pick<EntryRow, "id" | "name">[],
  fixtures: readonly FixtureRow[],
): StandingsInput {
  const byName = [...entries].sort((a, b) => inEnglish.compare(a.name, b.name)).map(({ id }) => id);
  return {
    ...withoutWithdrawn(byName, resultsOf(fixtures), settings.withdrawals),
    rules: settings.rules,
    adjustments: settings.adjustments,
    decisions: settings.decisions,
    fairPlay: settings.fairPlay,
  };
}

const resultsOf = onceOf((fixtures: readonly FixtureRow[]) => {
  const league = leagueResults(fixtures);
  return league.length === 0 ? allResults(fixtures) : league;
});

const allResults = inParts((fixtures) => fixtures.map(resultOf));
const leagueResults = inParts((fixtures) => fixtures.filter(isOfLeague).map(resultOf));

/** A knock-out that follows tables does not count in them. */
const isOfLeague = ({ tie }: Pick<FixtureRow, "tie">) => tie === null;

/** Of a row that is kept it is the same object, by which tables know that nothing changed. */
const resultOf = onceOf(leagueResultOf);

/** The fixtures that a table is folded from. */
export function ofTheTable<Row extends Pick<FixtureRow, "tie">>(fixtures: readonly Row[]): readonly Row[] {
  const league = fixtures.filter(isOfLeague);
  return league.length === 0 ? fixtures : league;
}

/** A fixture as the table sees it; one without a result is still open. */
export function leagueResultOf(fixture: FixtureRow): LeagueResult {
  const sides = fixture.seats.map((entry, seat) => {
    const side = fixture.sides?.find((one) => one.seat === seat);
    return { entry, score: side?.score, points: side?.points, place: side?.place, tally: side?.tally };
  });
  return {
    kind: fixture.cancelledAt === null ? (fixture.kind ?? "unplayed") : "void",
    sides,
    winner: fixture.winnerSeat ?? undefined,
    round: fixture.round,
    at: fixture.resultAt?.getTime(),
  };
}

const FORM_LENGTH = 5;

/** The last results of each entry, oldest first. */
export const formOf = onceOf((fixtures: readonly FixtureRow[]): Readonly<Record<string, readonly FormDot[]>> => {
  const form: Record<string, FormDot[]> = {};
  for (const fixture of settledIn(fixtures).toSorted(inRounds).reverse())
    for (const [seat, entryId] of fixture.seats.entries()) {
      const own = form[entryId] ?? [];
      form[entryId] = own;
      if (own.length < FORM_LENGTH) own.push({ fixtureId: fixture.id, ...endOf(fixture, seat) });
    }
  for (const own of Object.values(form)) own.reverse();
  return form;
});

const settledIn = inParts((fixtures) => {
  const settled = fixtures.filter(
    ({ kind, resultAt, cancelledAt }) =>
      cancelledAt === null &&
      kind !== null &&
      resultAt !== null &&
      kind !== "void" &&
      kind !== "unplayed" &&
      kind !== "bye",
  );
  return settled.sort(inRounds);
});

function inRounds(a: FixtureRow, b: FixtureRow): number {
  return a.round - b.round || (a.resultAt?.getTime() ?? 0) - (b.resultAt?.getTime() ?? 0);
}

function endOf(fixture: FixtureRow, seat: number): Omit<FormDot, "fixtureId"> {
  if (fixture.seats.length < 3) return { outcome: outcomeOf(fixture, seat) };
  const place = fixture.sides?.find((side) => side.seat === seat)?.place ?? fixture.seats.length;
  if (fixture.kind === "double-loss") return { outcome: "lost", place: fixture.seats.length };
  return { outcome: place > 1 ? "lost" : outcomeOf(fixture, seat), place };
}

/** How a settled fixture ended for a seat. */
export function outcomeOf(
  { kind, winnerSeat }: Pick<FixtureRow, "kind" | "winnerSeat">,
  seat: number,
): FormDot["outcome"] {
  if (kind === "double-loss") return "lost";
  if (winnerSeat === null) return "drawn";
  return winnerSeat === seat ? "won" : "lost";
}
