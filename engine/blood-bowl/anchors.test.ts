import { describe, expect, test } from "vitest";
import { PRESETS } from "../league/presets";
import { standings } from "../league/standings";
import { valuesOf } from "./after/prepare";
import { aMatch, ended, now, type TestPlay } from "./builders";
import { aClub, aPlayer } from "./club/builders";
import { changedProfile, reduced } from "./club/characteristics";
import { fansAfter } from "./club/fans";
import { applyEntry } from "./club/fold";
import { positionOf, rosterOf } from "./club/rosters";
import { currentTeamValueOf, teamValueOf, valuedClub } from "./club/team-value";
import { annulKeeping, botMatch, clubIn, corrected, draftedLeague, stateOf } from "./corrections/builders";
import { edition } from "./editions/edition";
import { costlyErrorsCell, costlyErrorsColumn, treasuryAfter } from "./money/costly-errors";
import { inducementMoney } from "./money/inducement-money";
import { prizeOf } from "./money/prizes";

const document = edition("league-document");
const official = edition("official-2025");
const older = edition("official-2020");

/** Home at its advancement step after a draw. */
function atAdvancement(play: TestPlay): TestPlay {
  ended(play);
  play.does({ type: "settle-result", side: "home" });
  play.does({ type: "roll-dedicated-fans", side: "home" });
  return play;
}

describe("costly errors", () => {
  test("anchor: a major incident at 415,000 leaves 205,000 in 2025 and 210,000 in 2020", () => {
    expect(treasuryAfter("major-incident", 415_000, [], document)).toBe(205_000);
    expect(treasuryAfter("major-incident", 415_000, [], official)).toBe(205_000);
    expect(treasuryAfter("major-incident", 415_000, [], older)).toBe(210_000);
  });

  test("anchor: 600,000 and more with a 5 or a 6, by both tables", () => {
    for (const gold of [600_000, 605_000, 1_250_000]) {
      const column = costlyErrorsColumn(gold) ?? 0;
      expect(column).toBe(6);
      expect([5, 6].map((d6) => costlyErrorsCell(d6, column, document))).toEqual(["major-incident", "minor-incident"]);
      expect([5, 6].map((d6) => costlyErrorsCell(d6, column, official))).toEqual(["minor-incident", "minor-incident"]);
    }
  });

  test("anchor: a catastrophe keeps 20,000 to 120,000", () => {
    const kept = (faces: readonly number[]) => treasuryAfter("catastrophe", 700_000, faces, document);
    expect([kept([1, 1]), kept([3, 4]), kept([6, 6])]).toEqual([20_000, 70_000, 120_000]);
  });

  test("anchor: a prize comes after costly errors, so that nobody rolls because of it", () => {
    const club = aClub({ treasury: 95_000 });
    expect(costlyErrorsColumn(club.treasury)).toBeUndefined();
    const prize = { type: "prize", place: 1, trophyReroll: false } as const;
    const after = applyEntry(applyEntry(club, { type: "costly-errors", outcome: "none", postings: [] }), {
      ...prize,
      postings: [{ amount: prizeOf(1, document), reason: "prize" }],
    });
    expect(after.treasury).toBe(195_000);
  });
});

describe("dedicated fans", () => {
  test("anchor: a win with a D6 equal to the fans adds one", () => {
    expect([4, 5, 6].map((d6) => fansAfter("won", 5, d6, document))).toEqual([5, 6, 6]);
  });

  test("anchor: the limits hold for each side on its own", () => {
    const play = aMatch({ home: { dedicatedFans: 7 }, away: { dedicatedFans: 1 } });
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p1" });
    ended(play);
    for (const side of ["home", "away"] as const) play.does({ type: "settle-result", side });
    play.does({ type: "roll-dedicated-fans", side: "home" }, 6);
    expect([play.club("home").dedicatedFans, play.club("away").dedicatedFans]).toEqual([7, 1]);
    play.does({ type: "roll-dedicated-fans", side: "away" }, 1);
    expect([play.club("home").dedicatedFans, play.club("away").dedicatedFans]).toEqual([7, 1]);
  });

  test("anchor: fans are in no team value", () => {
    const values = (dedicatedFans: number) => {
      const { teamValue, currentTeamValue } = valuesOf(aClub({ dedicatedFans }), document);
      return [teamValue.total, currentTeamValue.total];
    };
    expect(values(7)).toEqual(values(1));
  });
});

describe("values", () => {
  test("anchor: low-cost linemen are free in the current value only, and linemen only", () => {
    const club = aClub({
      roster: "snotling",
      specialRules: ["low-cost-linemen"],
      players: [
        aPlayer({ position: "snotling-lineman", fee: 15_000, valueRise: 20_000 }),
        aPlayer({ id: "p2", number: 2, position: "pump-wagon", fee: 105_000 }),
      ],
    });
    const valued = valuedClub(club, rosterOf(club, document));
    expect(teamValueOf(valued, document).total).toBe(140_000);
    expect(currentTeamValueOf(valued, document, [15_000]).total).toBe(125_000);
  });

  test("anchor: who misses the next match is out of the current value, and back in it afterwards", () => {
    const club = aClub();
    const total = (of: typeof club) => valuesOf(of, document).currentTeamValue.total;
    const hurt = { type: "injured", player: "p2", casualty: "seriously-hurt", missesNext: true, niggling: 0 } as const;
    const out = applyEntry(club, hurt);
    expect([total(club), total(out)]).toEqual([550_000, 500_000]);
    expect(valuesOf(out, document).teamValue.total).toBe(550_000);
    expect(total(applyEntry(out, { type: "match-attended", players: ["p1"] }))).toBe(550_000);
  });
});

describe("injuries", () => {
  test("anchor: a PA loss is applied, and never leaves the limits", () => {
    const lineman = positionOf({ position: "human-lineman" }, rosterOf({ roster: "human" }, document)).profile;
    const lost = (times: number) =>
      changedProfile(lineman, [{ characteristic: "PA", improved: 0, reduced: times }], document).PA;
    expect([lineman.PA, lost(1), lost(2), lost(9)]).toEqual([4, 5, 6, 6]);
    expect(reduced("PA", 6, document)).toBeUndefined();
  });

  test("anchor: AG 6+ cannot get worse, and the player still misses the next match", () => {
    const worst = { p4: { changes: [{ characteristic: "AG" as const, improved: 0, reduced: 3 }] } };
    const play = aMatch({ away: { with: worst } });
    const victim = { side: "away", player: "p4" } as const;
    const by = { side: "home", player: "p7" } as const;
    const [event] = play.does({ type: "casualty", when: now(play), victim, cause: "block", by }, 14, 5, 1);
    expect(event).toMatchObject({ casualty: "lasting-injury", missesNext: true });
    expect(event).not.toHaveProperty("reduced");
  });
});

describe("players of the match", () => {
  test("anchor: fewer than six candidates are all named, and a face without one is rolled again", () => {
    const play = aMatch();
    const four = ["p1", "p2", "p3", "p4"];
    play.does({ type: "set-up", side: "home", players: four });
    atAdvancement(play);
    const [named] = play.does({ type: "name-player-of-the-match", side: "home", nominees: four }, 6, 5, 3);
    expect(named).toMatchObject({ faces: [6, 5, 3], player: "p3" });
  });

  test("anchor: two awards may be one player's", () => {
    const play = aMatch();
    play.does({ type: "concede", side: "home", when: now(play) });
    play.does({ type: "settle-result", side: "away" });
    play.does({ type: "roll-dedicated-fans", side: "away" }, 1);
    const named = { type: "name-player-of-the-match", side: "away" } as const;
    for (const face of [2, 2]) play.does({ ...named, nominees: ["p1", "p2", "p3", "p4", "p5", "p6"] }, face);
    expect(play.club("away").players[1]).toMatchObject({ sppEarned: 8, tally: { playerOfTheMatch: 2 } });
  });
});

describe("inducement money", () => {
  const side = (currentTeamValue: number, treasury: number, spend: number) => ({ currentTeamValue, treasury, spend });

  test("anchor: the lower side tops up by 50,000 at most, and the leader never does", () => {
    const buying = (spend: number) =>
      inducementMoney(side(1_200_000, 90_000, 0), side(1_100_000, 90_000, spend), document);
    expect(buying(150_000).sides[1]).toEqual({ fromPettyCash: 100_000, fromTreasury: 50_000, treasury: 40_000 });
    expect(buying(155_000).refusal).toBe("top-up-over-limit");
    expect(buying(0).maximum).toEqual([90_000, 150_000]);
    expect(inducementMoney(side(1_200_000, 90_000, 60_000), side(1_100_000, 0, 0), document).sides[0]).toEqual({
      fromPettyCash: 0,
      fromTreasury: 60_000,
      treasury: 30_000,
    });
  });

  test("anchor: petty cash that is not spent is lost", () => {
    const money = inducementMoney(side(1_200_000, 0, 0), side(1_100_000, 30_000, 40_000), document);
    expect(money.pettyCashLost).toBe(60_000);
    expect(money.sides[1].treasury).toBe(30_000);
  });
});

describe("reports", () => {
  test("anchor: reports in the wrong order of dates change nothing", () => {
    const sides = (home: number, away: number) => [
      { entry: "a", score: home },
      { entry: "b", score: away },
    ];
    const table = (dates: readonly [number, number]) =>
      standings({
        entries: ["a", "b"],
        rules: PRESETS["blood-bowl"],
        results: [
          { kind: "played", sides: sides(2, 0), round: 1, at: dates[0] },
          { kind: "played", sides: sides(0, 1), round: 2, at: dates[1] },
        ],
      });
    expect(table([2, 1])).toEqual(table([1, 2]));
    const league = botMatch(botMatch(draftedLeague(["human", "orc"]), ["c0", "c1"], 5).league, ["c0", "c1"], 6).league;
    const misdated = {
      ...league,
      books: new Map([...league.books].map(([id, lines]) => [id, lines.map((line) => ({ ...line, at: -line.at }))])),
    };
    for (const id of ["c0", "c1"]) expect(clubIn(misdated, id)).toEqual(clubIn(league, id));
  });

  test("anchor: deleting a report gives everything back", () => {
    const before = botMatch(draftedLeague(["human", "orc"]), ["c0", "c1"], 5).league;
    const league = botMatch(before, ["c0", "c1"], 6).league;
    expect(clubIn(league, "c0")).not.toEqual(clubIn(before, "c0"));
    const after = corrected(league, annulKeeping(league, "play-1"));
    for (const id of ["c0", "c1"]) expect(clubIn(after, id)).toEqual(clubIn(before, id));
    expect(stateOf(after, "play-0")).toEqual(stateOf(before, "play-0"));
  });

  test("anchor: a journeyman without a club keeps no points", () => {
    const play = aMatch({ home: { linemen: 10 } });
    play.does({ type: "completion", when: now(play), side: "home", player: "j1" });
    atAdvancement(play);
    const nominees = ["p1", "p2", "p3", "p4", "p5", "p6"];
    play.does({ type: "name-player-of-the-match", side: "home", nominees }, 1);
    play.does({ type: "end-step", side: "home", step: "advancement" });
    play.does({ type: "end-step", side: "home", step: "hiring" });
    expect(play.club("home").players).toHaveLength(10);
    expect(play.club("home").players.reduce((sum, { sppEarned }) => sum + sppEarned, 0)).toBe(4);
  });
});
