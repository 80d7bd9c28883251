import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { aClub } from "./builders";
import { applyEntry } from "./fold";
import { unplayedLoss, unplayedWin } from "./unplayed";

const document = edition("league-document");

describe("a fixture that was not played (R21)", () => {
  test("who was ready has a D6 times 10,000 and two players of the match, and the redraft counts nothing of it", () => {
    const club = aClub();
    const [first, second] = club.players.map(({ id }) => id);
    const after = unplayedWin(4, [first ?? "", second ?? ""], document).reduce(applyEntry, club);
    expect(after.treasury).toBe(club.treasury + 40_000);
    expect(after.season).toEqual(club.season);
    expect(after.players.slice(0, 3).map(({ sppEarned, tally }) => [sppEarned, tally.playerOfTheMatch])).toEqual([
      [4, 1],
      [4, 1],
      [0, 0],
    ]);
  });

  test("both honours may be one player's", () => {
    const club = aClub();
    const id = club.players[0]?.id ?? "";
    const after = unplayedWin(1, [id, id], document).reduce(applyEntry, club);
    expect(after.players[0]).toMatchObject({ sppEarned: 8, tally: { playerOfTheMatch: 2, matches: 0 } });
  });

  test("who did not play has no gold, no points and no fewer fans; who misses the next match still misses it", () => {
    const club = applyEntry(aClub(), {
      type: "injured",
      player: "p1",
      casualty: "seriously-hurt",
      missesNext: true,
      niggling: 0,
    });
    for (const isBoth of [true, false]) {
      expect(unplayedLoss(isBoth, document).reduce(applyEntry, club)).toEqual(club);
    }
    expect(unplayedLoss(false, document)).toMatchObject([{ outcome: "lost", touchdowns: [0, 2] }]);
    expect(unplayedLoss(true, document)).toMatchObject([{ outcome: "lost", touchdowns: [0, 0] }]);
  });
});
