import type { PlannedFixture, SettledResult } from "../core/rules";
import { POINTS } from "./match/outcomes";
import { isPlayOff } from "./standings";
import type { State } from "./state";

/** Results of the season so far, under the keys of the calendar; home first. */
export function results({ fixtures }: Pick<State, "fixtures">): readonly SettledResult[] {
  return fixtures.flatMap(({ key, home, away, result }): SettledResult[] => {
    if (result === undefined) return [];
    const { kind, goals, winner } = result;
    const side = (seat: number, score: number) => {
      const lost = kind === "double-loss" || (winner !== undefined && winner !== seat);
      const points = lost ? POINTS.defeat : winner === seat ? POINTS.win : POINTS.draw;
      return { seat, score, place: lost && kind !== "double-loss" ? 2 : 1, points };
    };
    return [{ key, kind, winner, sides: [side(home, goals[0]), side(away, goals[1])] }];
  });
}

/** The calendar of both legs; a play-off is no part of it. */
export function plannedFixtures({ fixtures }: Pick<State, "fixtures">): readonly PlannedFixture[] {
  return fixtures.filter(({ key }) => !isPlayOff(key)).map(({ round, home, away }) => ({ round, seats: [home, away] }));
}
