import type { BroughtAlong, NewPlayer } from "./book";
import type { ClubPlayer, PlayerTally } from "./model";

/** A tally without a deed. */
export const NO_TALLY: PlayerTally = {
  matches: 0,
  touchdowns: 0,
  completions: 0,
  interceptions: 0,
  casualties: 0,
  superbThrows: 0,
  safeLandings: 0,
  playerOfTheMatch: 0,
};

/** A player as he joins the club; somebody who played as a journeyman brings what he earned. */
export function joined(player: NewPlayer, sppEarned = 0, brings: BroughtAlong = {}): ClubPlayer {
  return {
    ...player,
    status: "active",
    missesNext: brings.missesNext ?? false,
    niggling: brings.niggling ?? 0,
    changes: brings.changes ?? [],
    skills: brings.skills ?? [],
    advancements: brings.advancements ?? 0,
    sppEarned,
    sppSpent: brings.sppSpent ?? 0,
    valueRise: brings.valueRise ?? 0,
    seasons: 0,
    tally: brings.tally ?? NO_TALLY,
  };
}
