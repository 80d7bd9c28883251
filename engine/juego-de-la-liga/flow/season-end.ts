import { isCoach } from "../moves/permission";
import { isPlayOff, leadersOf } from "../standings";
import { beginMatchday } from "./matchdays";
import type { Unfolding } from "./unfolding";

/** The title after the last match: the best club, after a play-off if two are level on everything, else shared (J32). */
export function endSeason(u: Unfolding): void {
  const { state } = u;
  const leaders = leadersOf(state);
  const playOff = state.fixtures.find(({ key }) => isPlayOff(key));
  const [home, away] = leaders;
  if (playOff === undefined && leaders.length === 2 && home !== undefined && away !== undefined) {
    u.add({ type: "play-off-made", home, away });
    beginMatchday(u, Math.max(...u.state.fixtures.map(({ round }) => round)));
    return;
  }
  const winner = playOff?.result?.winner;
  const champions = winner === undefined ? [...leaders] : [winner];
  const paid = champions.filter((seat) => isCoach(state, seat)).length;
  const pot = state.options.pot === "champion" && paid > 0 ? Math.floor(state.pot / paid) : 0;
  u.add({ type: "season-ended", champions, pot });
}
