import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { availablePlayers } from "./availability";
import type { BookEntry } from "./book";
import { draftEntry } from "./draft/entry";
import { foldClub } from "./fold";
import { findPosition, rosterOf } from "./rosters";
import { currentTeamValueOf, valuedClub } from "./team-value";
import { statement, treasuryOf } from "./treasury";

const document = edition("league-document");

const draft = draftEntry(
  {
    roster: "human",
    leagues: [],
    specialRules: [],
    players: Array.from({ length: 12 }, (_, index) => ({
      number: index + 1,
      name: `Player ${index + 1}`,
      position: "human-lineman",
    })),
    captain: 1,
    rerolls: 2,
    assistantCoaches: 1,
    cheerleaders: 0,
    apothecary: true,
    dedicatedFans: 3,
  },
  document,
);

const fold = (...entries: readonly BookEntry[]) => foldClub([draft, ...entries]);
const player = (id: string, ...entries: readonly BookEntry[]) => {
  const found = fold(...entries).players.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const settled = (amount: number, outcome: "won" | "drawn" | "lost" = "won"): BookEntry => ({
  type: "result-settled",
  outcome,
  touchdowns: [2, 1],
  postings: [{ amount, reason: "winnings" }],
});
const hurt = (id: string, part: Partial<Extract<BookEntry, { type: "injured" }>> = {}): BookEntry => ({
  type: "injured",
  player: id,
  casualty: "seriously-hurt",
  missesNext: true,
  niggling: 0,
  ...part,
});
const attended = (...ids: readonly string[]): BookEntry => ({ type: "match-attended", players: [...ids] });
const earned = { touchdowns: 0, completions: 0, interceptions: 0, casualties: 0, superbThrows: 0, safeLandings: 0 };

describe("a club out of its draft", () => {
  test("[BB-171] what is left of the budget is the treasury, and the first dedicated fan is free", () => {
    expect(fold()).toMatchObject({
      treasury: 230_000,
      dedicatedFans: 3,
      rerolls: 2,
      rerollPrice: 50_000,
      nextPlayer: 13,
    });
    expect(draft.postings).toContainEqual({ amount: -10_000, reason: "dedicated-fans" });
    expect(draft.postings.map(({ reason }) => reason)).toEqual([
      "budget",
      "players",
      "rerolls",
      "assistant-coaches",
      "apothecary",
      "dedicated-fans",
    ]);
  });

  test("the captain has Pro, which adds nothing to his value", () => {
    expect(player("p1")).toMatchObject({ skills: [{ skill: "pro", source: "captain" }], valueRise: 0 });
    expect(fold().captain).toBe("p1");
  });
});

describe("what a match leaves behind", () => {
  test("[BB-002 BB-046] a treasury of 80,000 and winnings of 65,000 start the next match at 145,000", () => {
    const spent: BookEntry = { type: "inducements-paid", postings: [{ amount: -150_000, reason: "inducements" }] };
    expect(fold(spent).treasury).toBe(80_000);
    expect(fold(spent, settled(65_000)).treasury).toBe(145_000);
  });

  test("[BB-122] who missed a match is available after it, who was hurt in it is not", () => {
    const first = [hurt("p2"), attended("p1", "p2", "p3")];
    expect(player("p2", ...first).missesNext).toBe(true);
    const second = [...first, hurt("p3"), attended("p1", "p3")];
    expect(player("p2", ...second).missesNext).toBe(false);
    expect(player("p3", ...second).missesNext).toBe(true);
    expect(availablePlayers(fold(...second))).toHaveLength(11);
  });

  test("[BB-122] it makes no difference whether injuries or the players who took part are booked first", () => {
    expect(player("p2", attended("p2"), hurt("p2")).missesNext).toBe(true);
    expect(player("p2", hurt("p2"), attended("p2")).missesNext).toBe(true);
  });

  test("[BB-122] he is out of the current value and comes back into it", () => {
    const ctv = (...entries: readonly BookEntry[]) => {
      const club = fold(...entries);
      return currentTeamValueOf(valuedClub(club, rosterOf(club, document)), document).total;
    };
    const whole = ctv();
    expect(ctv(hurt("p2"))).toBe(whole - 50_000);
    expect(ctv(hurt("p2"), attended("p1"))).toBe(whole);
  });

  test("[BB-077 BB-102] points of earlier matches stay when those of one match are not booked", () => {
    const before: BookEntry = {
      type: "spp-earned",
      players: [{ player: "p2", spp: 9, ...earned, touchdowns: 3, playerOfTheMatch: 0 }],
    };
    expect(player("p2", before, settled(0, "lost")).sppEarned).toBe(9);
    expect(player("p2", before).tally).toMatchObject({ touchdowns: 3, matches: 0 });
  });

  test("two players of the match on one player are counted twice", () => {
    const award: BookEntry = {
      type: "spp-earned",
      players: [{ player: "p2", spp: 4, ...earned, playerOfTheMatch: 1 }],
    };
    expect(player("p2", award, award)).toMatchObject({ sppEarned: 8, tally: { playerOfTheMatch: 2 } });
  });

  test("an injury lowers what it lowers, and one that cannot still costs the next match", () => {
    const lasting = hurt("p2", { casualty: "lasting-injury", reduced: "AG" });
    expect(player("p2", lasting)).toMatchObject({
      missesNext: true,
      changes: [{ characteristic: "AG", improved: 0, reduced: 1 }],
    });
    const spared = hurt("p2", { casualty: "lasting-injury" });
    expect(player("p2", spared)).toMatchObject({ missesNext: true, changes: [] });
  });

  test("hatred, niggling injuries and death are kept", () => {
    const grudge = hurt("p2", { casualty: "serious-injury", niggling: 1, hatred: "orc" });
    expect(player("p2", grudge)).toMatchObject({
      niggling: 1,
      skills: [{ skill: "hatred", value: "orc", source: "hatred" }],
    });
    expect(player("p2", hurt("p2", { casualty: "dead", missesNext: false })).status).toBe("dead");
  });

  test("a friendly, or a fixture that was not played, counts for no redraft", () => {
    const friendly: BookEntry = {
      type: "result-settled",
      outcome: "won",
      touchdowns: [2, 0],
      uncounted: true,
      postings: [],
    };
    expect(fold(settled(0), settled(0, "drawn"), settled(0, "lost"), friendly).season).toEqual({
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
    });
  });
});

describe("what the coach decides", () => {
  test("an advancement spends points and raises the value", () => {
    const block: BookEntry = {
      type: "advanced",
      player: "p2",
      how: "chosen-primary",
      skill: "block",
      spp: 6,
      valueRise: 30_000,
    };
    const faster: BookEntry = {
      type: "advanced",
      player: "p2",
      how: "characteristic",
      improved: "MA",
      spp: 16,
      valueRise: 20_000,
    };
    expect(player("p2", block, faster)).toMatchObject({
      advancements: 2,
      sppSpent: 22,
      valueRise: 50_000,
      skills: [{ skill: "block", source: "chosen-primary" }],
      changes: [{ characteristic: "MA", improved: 1, reduced: 0 }],
    });
  });

  test("[BB-009 BB-172] a journeyman who stays keeps his points and has no Loner", () => {
    const position = findPosition("human-lineman", rosterOf(draft, document));
    expect(position?.skills).toEqual([]);
    const stays: BookEntry = {
      type: "journeyman-hired",
      player: { id: "p13", number: 13, name: "New", position: "human-lineman", fee: 50_000 },
      sppEarned: 5,
      brings: {
        sppSpent: 3,
        advancements: 1,
        valueRise: 20_000,
        skills: [{ skill: "tackle", source: "random-primary" }],
      },
      postings: [{ amount: -70_000, reason: "journeyman-hired" }],
    };
    expect(player("p13", stays)).toMatchObject({
      sppEarned: 5,
      sppSpent: 3,
      fee: 50_000,
      valueRise: 20_000,
      skills: [{ skill: "tackle", source: "random-primary" }],
    });
    expect(fold(stays)).toMatchObject({ treasury: 160_000, nextPlayer: 14 });
    expect(fold().players.map(({ id }) => id)).not.toContain("p13");
  });

  test("staff, captain, shirt and trophy", () => {
    const club = fold(
      { type: "staff-changed", what: "rerolls", by: 1, postings: [{ amount: -100_000, reason: "rerolls" }] },
      { type: "staff-changed", what: "apothecary", by: -1, postings: [] },
      { type: "staff-changed", what: "cheerleaders", by: 2, postings: [] },
      { type: "staff-changed", what: "assistant-coaches", by: -1, postings: [] },
      { type: "captain-named", player: "p3" },
      { type: "renamed", player: "p4", name: "Renamed", number: 44 },
      { type: "prize", place: 1, trophyReroll: true, postings: [{ amount: 100_000, reason: "prize" }] },
    );
    expect(club).toMatchObject({ rerolls: 3, apothecary: false, cheerleaders: 2, assistantCoaches: 0, captain: "p3" });
    expect(club).toMatchObject({ trophyRerolls: 1, treasury: 230_000 });
    expect(club.players.find(({ id }) => id === "p4")).toMatchObject({ name: "Renamed", number: 44 });
    expect(
      fold({ type: "prize", place: 1, trophyReroll: true, postings: [] }, { type: "trophy-returned" }).trophyRerolls,
    ).toBe(0);
  });
});

describe("the treasury", () => {
  const entries: BookEntry[] = [draft, settled(65_000), { type: "dismissed", player: "p2" }, settled(-10_000)];

  test("is the sum of all postings", () => {
    expect(treasuryOf(entries)).toBe(285_000);
    expect(foldClub(entries).treasury).toBe(treasuryOf(entries));
  });

  test("every posting is shown with the balance after it", () => {
    const lines = statement(entries);
    expect(lines.map(({ balance }) => balance)).toEqual([
      1_000_000, 400_000, 300_000, 290_000, 240_000, 230_000, 295_000, 285_000,
    ]);
    expect(lines.at(-2)).toMatchObject({ entry: 1, type: "result-settled", posting: { reason: "winnings" } });
  });

  test("a book that does not begin with a draft is no book", () => {
    expect(() => foldClub([settled(0)])).toThrow('"result-settled" before "drafted"');
    expect(() => foldClub([])).toThrow("begins with its draft");
  });
});
