import { createMemo } from "@/engine/core/memo";
import { isMatch } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { StandingsInput } from "@/engine/league/table";
import { viewed } from "@/engine/league/views";
import { leagueResultOf, standingsInput } from "../competitions/get-standings";
import type { Context } from "../context";
import { type FoldedFrom, keptFrom } from "../kept/tables";
import { roundsOf } from "./board";
import { readCompetition } from "./read-competition";
import type { CompetitionPath } from "./schema";

/** Where everybody stood after a round. */
export interface CourseStep {
  readonly round: number;
  readonly places: Readonly<Record<string, { readonly rank: number; readonly points: number }>>;
}

/** A long season is shown by so many of its rounds at most; each is a table of its own. */
const MOST_STEPS = 60;

/** How a season went: place and points of everybody after each round that has results. */
export async function publicCourse(ctx: Context, path: CompetitionPath) {
  const { head, settings, entries, shown, fixtures } = await readCompetition(ctx, path);
  const input = standingsInput(settings, entries, fixtures);
  const played = fixtures.filter((fixture) => isMatch(leagueResultOf(fixture))).map(({ round }) => round);
  const numbers = thinned([...new Set(played)].sort((a, b) => a - b));
  const rules = JSON.stringify({ ...input, results: undefined });
  const steps = numbers.map((round) => keptStep(`${head.competition.id} ${round}`, rules, input, round));
  const last = steps.at(-1)?.places ?? {};
  return {
    ...head,
    entries: shown
      .filter(({ id }) => last[id] !== undefined)
      .toSorted((a, b) => (last[a.id]?.rank ?? 0) - (last[b.id]?.rank ?? 0)),
    rounds: roundsOf(fixtures),
    steps,
  };
}

/** Evenly spread ones where there are too many; the newest is always there. */
function thinned(rounds: readonly number[]): number[] {
  const every = Math.ceil(rounds.length / MOST_STEPS);
  return rounds.filter((_, index) => (rounds.length - 1 - index) % every === 0);
}

/** Rounds that are over stay as they are: each is folded once. */
const kept = createMemo<FoldedFrom<CourseStep>>(400);

/** @param rules everything that a table is folded from beside the results */
function keptStep(id: string, rules: string, input: StandingsInput, after: number): CourseStep {
  const results = input.results.filter(({ round }) => round !== undefined && round <= after);
  return keptFrom(kept, id, [rules, ...results], () => stepAfter(input, after));
}

function stepAfter(input: StandingsInput, round: number): CourseStep {
  const { rows } = standings(viewed(input, { afterRound: round }));
  return { round, places: Object.fromEntries(rows.map(({ entry, rank, points }) => [entry, { rank, points }])) };
}
