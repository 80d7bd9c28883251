import type { BookEntry } from "./book";

/** Points that come without a deed of the match itself. */
export const sppWithoutDeed = (player: string, spp: number, playerOfTheMatch: number): BookEntry => ({
  type: "spp-earned",
  players: [
    {
      player,
      spp,
      playerOfTheMatch,
      touchdowns: 0,
      completions: 0,
      interceptions: 0,
      casualties: 0,
      superbThrows: 0,
      safeLandings: 0,
    },
  ],
});
