import type { SettledResult, SettledSide } from "../core/rules";
import { TALLIES } from "../league/result";
import type { Team } from "./cards";
import { homeFirst, type RoundRecord, type State, seatsOf } from "./state";

/** Points of a league match where a 2-3 defeat is worth one (LG-131). */
const NARROW_POINTS = { win: 3, narrowDefeat: 1, loss: 0 } as const;

/** The result of the play: one side a team, the home team first, under the first seat of each. */
export function results(state: State): readonly SettledResult[] {
  if (state.phase.kind !== "over") return [];
  const { winner } = state.phase;
  const score = scoreOf(state);
  const seat = (team: Team) => seatsOf(state, team)[0] ?? 0;
  const sides = homeFirst(state).map((team) => ({
    seat: seat(team),
    score: score[team],
    place: team === winner ? 1 : 2,
    ...pointsOf(state, team, winner, score),
    tally: { [TALLIES.yellows]: state.teams[team].suffered },
  }));
  const forfeited = state.matches.at(-1)?.way === "forfeits";
  return [{ key: "match", kind: forfeited ? "conceded" : "played", sides, winner: seat(winner) }];
}

/** The goals of the match, or the matches won of a best-of, home first. */
export function scoreNow(state: State): readonly Pick<SettledSide, "seat" | "score">[] {
  const { options, teams } = state;
  return homeFirst(state).map((team) => ({
    seat: seatsOf(state, team)[0] ?? 0,
    score: options.bestOf === 1 ? teams[team].goals : teams[team].wins,
  }));
}

/** Goals of the one match, or matches won of a best-of. */
function scoreOf({ options, matches, teams }: State): Readonly<Record<Team, number>> {
  const [match] = matches;
  if (options.bestOf === 1 && match !== undefined) return match.goals;
  return { red: teams.red.wins, blue: teams.blue.wins };
}

/** Points are said only where the score does not tell: with the option that a 2-3 defeat is worth one. */
function pointsOf({ options }: State, team: Team, winner: Team, score: Readonly<Record<Team, number>>) {
  if (!options.narrowDefeatPoint || options.bestOf !== 1) return {};
  if (team === winner) return { points: NARROW_POINTS.win };
  return { points: score[team] === 2 && score[winner] === 3 ? NARROW_POINTS.narrowDefeat : NARROW_POINTS.loss };
}

/** Figures of a play that leagues show beside the table. */
export interface Statistics {
  /** Rounds with a goal, in order, the fastest being the one with the least ms. */
  readonly goals: readonly Extract<RoundRecord, { kind: "goal" }>[];
  readonly fastestGoalMs: number | undefined;
  readonly drawnRounds: number;
  readonly yellowsSuffered: Readonly<Record<Team, number>>;
}

/** Goals with their times; forfeited ones, and those of a scoreboard whose timer did not run, are no fast goals. */
export function statistics({ rounds, teams }: State): Statistics {
  const goals = rounds.filter((round) => round.kind === "goal");
  const times = goals.filter(({ way, ms }) => way !== "forfeited" && ms > 0).map(({ ms }) => ms);
  return {
    goals,
    fastestGoalMs: times.length === 0 ? undefined : Math.min(...times),
    drawnRounds: rounds.length - goals.length,
    yellowsSuffered: { red: teams.red.suffered, blue: teams.blue.suffered },
  };
}
