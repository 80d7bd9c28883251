import type { Seat } from "../core/rules";
import { PRESETS } from "../league/presets";
import type { LeagueResult } from "../league/result";
import { standings } from "../league/standings";
import type { Standings, TieDecision } from "../league/table";
import type { State } from "./state";

/** The table of a season, folded from its results (J32); entries are seats as strings. */
export function tableOf({ clubs, fixtures }: Pick<State, "clubs" | "fixtures">): Standings {
  const results = fixtures.flatMap(({ key, round, home, away, result }): LeagueResult[] => {
    if (result === undefined || isPlayOff(key)) return [];
    const { kind, goals, winner } = result;
    const sides = [
      { entry: String(home), score: goals[0] },
      { entry: String(away), score: goals[1] },
    ];
    return [{ kind, sides, winner: winner === undefined ? undefined : winner === home ? 0 : 1, round }];
  });
  const entries = clubs.map((_, seat) => String(seat));
  return standings({ entries, results, rules: PRESETS["juego-de-la-liga"], decisions: decidedBy(fixtures) });
}

function decidedBy(fixtures: State["fixtures"]): TieDecision[] {
  return fixtures.flatMap(({ key, home, away, result }) => {
    if (!isPlayOff(key) || result?.winner === undefined) return [];
    const { winner } = result;
    return [{ criterion: "play-off", order: [String(winner), String(winner === home ? away : home)] }];
  });
}

/** Whether a fixture is the one that decides the title among two level clubs. */
export const isPlayOff = (key: string): boolean => key.startsWith("play-off:");

/** The clubs that are level at the top, by everything but a play-off; rivals count only if they may win (J30). */
export function leadersOf(state: State): readonly Seat[] {
  const rows = tableOf(state).rows.filter(({ entry }) => mayWin(state, Number(entry)));
  const [best] = rows;
  return rows.filter((row) => best !== undefined && row.rank === best.rank).map(({ entry }) => Number(entry));
}

function mayWin({ clubs, options }: State, seat: Seat): boolean {
  return options.rivalCanWinTitle || clubs[seat]?.kind === "coach";
}
