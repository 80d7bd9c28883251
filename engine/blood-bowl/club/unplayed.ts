import type { Edition } from "../editions/model";
import { unplayedWinnings } from "../money/winnings";
import type { BookEntry } from "./book";
import { sppWithoutDeed } from "./spp-without-deed";

/** How many players of the match a side has for a fixture that the other did not play (R21). */
export const UNPLAYED_HONOURS = 2;

/** What the side books that was ready to play. @param d6 face of its gold @param players of the match */
export function unplayedWin(d6: number, players: readonly string[], edition: Edition): BookEntry[] {
  const { winner, conceding } = unplayedScore(edition);
  const gold = unplayedWinnings(d6);
  const spp = edition.spp["player-of-the-match"];
  return [
    {
      type: "result-settled",
      outcome: "won",
      touchdowns: [winner, conceding],
      uncounted: true,
      postings: [{ amount: gold, reason: "concession-winnings", terms: [{ term: "unplayed-d6", value: gold }] }],
    },
    ...players.map((player) => sppWithoutDeed(player, spp, 1)),
  ];
}

/** What a side books that did not play: no gold and no player of the match. @param isBoth whether neither did */
export function unplayedLoss(isBoth: boolean, edition: Edition): BookEntry[] {
  const { winner, conceding } = unplayedScore(edition);
  const touchdowns: [number, number] = isBoth ? [0, 0] : [conceding, winner];
  return [{ type: "result-settled", outcome: "lost", touchdowns, uncounted: true, postings: [] }];
}

/** The retained score of a concession before anybody scored. */
export const unplayedScore = (edition: Edition) => edition.concession.score({ winner: 0, conceding: 0 });
