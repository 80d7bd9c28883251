import { isMatch } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import { viewed } from "@/engine/league/views";
import { leagueResultOf, standingsInput } from "../competitions/get-standings";
import type { Context } from "../context";
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
  const steps = numbers.map((round): CourseStep => {
    const { rows } = standings(viewed(input, { afterRound: round }));
    return { round, places: Object.fromEntries(rows.map(({ entry, rank, points }) => [entry, { rank, points }])) };
  });
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
