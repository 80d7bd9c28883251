import { type LeagueResult, TALLIES } from "./result";

/** Short results for tests: `match("a", 2, 1, "b")` was played and ended 2-1. */
export const match = (
  home: string,
  homeScore: number,
  awayScore: number,
  away: string,
  rest: Partial<LeagueResult> = {},
): LeagueResult => ({
  kind: "played",
  sides: [
    { entry: home, score: homeScore },
    { entry: away, score: awayScore },
  ],
  ...rest,
});

/** A fixture that is still open. */
export const open = (home: string, away: string, rest: Partial<LeagueResult> = {}): LeagueResult => ({
  kind: "unplayed",
  sides: [{ entry: home }, { entry: away }],
  ...rest,
});

/** A match with the casualties (earning SPP) that each side caused. */
export const bloody = (
  [home, homeScore, homeCasualties]: readonly [string, number, number],
  [away, awayScore, awayCasualties]: readonly [string, number, number],
): LeagueResult => ({
  kind: "played",
  sides: [
    { entry: home, score: homeScore, tally: { [TALLIES.casualties]: homeCasualties } },
    { entry: away, score: awayScore, tally: { [TALLIES.casualties]: awayCasualties } },
  ],
});
