import { describe, expect, test } from "vitest";
import { aMatch, ended, now, type PlayParts, type TestPlay } from "../builders";
import type { CommandOf } from "../model";
import { rules } from "../rules";
import type { Side } from "../sides";
import { AFTER_STEPS } from "./model";

const view = (play: TestPlay) => rules.view(play.state(), undefined);
const afterOf = (play: TestPlay, side: Side = "home") => view(play).sides[side].after;

/** Home won 1-0 with p7, and is at the step that is named. */
function atStep(
  step: "fans" | "advancement" | "hiring" | "costly-errors" | "prepare",
  parts: PlayParts = {},
): TestPlay {
  const play = aMatch(parts);
  play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
  ended(play);
  const moves: readonly (() => unknown)[] = [
    () => play.does({ type: "settle-result", side: "home" }),
    () => play.does({ type: "roll-dedicated-fans", side: "home" }, 6),
    () => {
      play.does({ ...six("home") }, 1);
      play.does({ type: "end-step", side: "home", step: "advancement" });
    },
    () => play.does({ type: "end-step", side: "home", step: "hiring" }),
    () => play.does({ type: "roll-costly-errors", side: "home" }),
  ];
  for (const move of moves.slice(0, AFTER_STEPS.indexOf(step))) move();
  return play;
}

const six = (side: Side): CommandOf<"name-player-of-the-match"> => ({
  type: "name-player-of-the-match",
  side,
  nominees: ["p1", "p2", "p3", "p4", "p5", "p6"],
});

describe("the six steps", () => {
  test("[BB-028 BB-030 BB-031 BB-032 BB-033 BB-034 BB-035] both sides go through them, in order, each at its own pace", () => {
    expect(AFTER_STEPS).toEqual(["result", "fans", "advancement", "hiring", "costly-errors", "prepare"]);
    const play = atStep("prepare");
    expect(afterOf(play)?.steps.map(({ state }) => state)).toEqual(["done", "done", "done", "done", "done", "open"]);
    expect(afterOf(play, "away")?.step).toBe("result");
    play.does({ type: "prepare", side: "home" });
    expect(play.state().phase).toBe("after");
    expect(play.refuses({ type: "prepare", side: "home" })).toBe("side-is-done");
    play.does({ type: "settle-result", side: "away" });
    play.does({ type: "roll-dedicated-fans", side: "away" }, 6);
    play.does(six("away"), 1);
    play.does({ type: "end-step", side: "away", step: "advancement" });
    play.does({ type: "end-step", side: "away", step: "hiring" });
    play.does({ type: "roll-costly-errors", side: "away" });
    play.does({ type: "prepare", side: "away" });
    expect(play.state().phase).toBe("done");
    expect(rules.finished(play.state())).toBe(true);
  });

  test("[BB-029] a step is refused while an earlier one is open, and when it is done", () => {
    const play = atStep("fans");
    expect(play.refuses({ type: "roll-costly-errors", side: "home" })).toBe("earlier-step-open");
    expect(play.refuses({ type: "prepare", side: "away" })).toBe("earlier-step-open");
    expect(play.refuses({ type: "settle-result", side: "home" })).toBe("already-done");
    expect(play.refuses({ type: "settle-result", side: "away" }, { kind: "seat", seat: 0 })).toBe("not-your-side");
  });

  test("[BB-001 BB-036 BB-037 BB-038 BB-040] the result sheet has result, touchdowns, casualties and league points", () => {
    const play = aMatch({ options: { "bonus-shut-out": 1 } });
    const by = { side: "home", player: "p7" } as const;
    play.does({ type: "casualty", when: now(play), victim: { side: "away", player: "p1" }, cause: "block", by }, 1);
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    ended(play);
    const [home] = play.does({ type: "settle-result", side: "home" });
    const [away] = play.does({ type: "settle-result", side: "away" });
    expect(home).toMatchObject({ outcome: "won", touchdowns: [1, 0] });
    expect(away).toMatchObject({ outcome: "lost", touchdowns: [0, 1] });
    expect(afterOf(play)?.leaguePoints).toEqual({
      total: 4,
      terms: [
        { term: "won", value: 3 },
        { term: "shut-out", value: 1 },
      ],
    });
    expect(afterOf(play, "away")?.leaguePoints.total).toBe(0);
    expect(view(play).sides.home.casualties).toBe(1);
    expect(rules.results(play.state())).toEqual([
      {
        key: "match",
        kind: "played",
        winner: 0,
        sides: [
          { seat: 0, score: 1, place: 1, tally: { casualties: 1 } },
          { seat: 1, score: 0, place: 2, tally: { casualties: 0 } },
        ],
      },
    ]);
  });
});

describe("result and fans", () => {
  test("[BB-046 BB-047] winnings go into the treasury at once and may be spent in the same sequence", () => {
    const play = atStep("hiring", { home: { treasury: 80_000, dedicatedFans: 1 } });
    // Fan factors 3 and 3: (3 + 1 + 1) times 10,000.
    expect(play.club("home").treasury).toBe(130_000);
    play.does({ type: "hire", side: "home", position: "human-lineman", name: "Pell" });
    expect(play.club("home").treasury).toBe(80_000);
  });

  test("[BB-044 BB-111] a stalling player costs his own side the extra point", () => {
    const play = aMatch();
    play.does({ type: "stalling", when: now(play), side: "home", player: "p1" });
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "settle-result", side: "away" });
    expect([play.club("home").treasury, play.club("away").treasury]).toEqual([30_000, 40_000]);
  });

  test("[BB-048 BB-051] won and lost are rolled for, a draw is not", () => {
    const play = aMatch({ home: { dedicatedFans: 3 } });
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    expect(play.does({ type: "roll-dedicated-fans", side: "home" })[0]).toEqual({
      type: "dedicated-fans-rolled",
      side: "home",
      from: 3,
      to: 3,
    });
    const won = atStep("fans", { home: { dedicatedFans: 3 } });
    won.does({ type: "roll-dedicated-fans", side: "home" }, 3);
    expect(won.club("home").dedicatedFans).toBe(4);
    expect(won.books("home")).toContainEqual({ type: "fans-changed", from: 3, to: 4 });
  });
});

describe("player of the match", () => {
  test("[BB-147] six who played are named and the die picks one", () => {
    const play = atStep("advancement");
    expect(play.refuses({ ...six("home"), nominees: ["p1", "p2"] })).toBe("wrong-number-of-nominees");
    expect(play.refuses({ ...six("home"), nominees: ["p1", "p2", "p3", "p4", "p5", "p12"] })).toBe(
      "player-did-not-play",
    );
    expect(play.refuses({ ...six("home"), nominees: ["p1", "p1", "p3", "p4", "p5", "p6"] })).toBe("nominee-twice");
    const [named] = play.does(six("home"), 4);
    expect(named).toMatchObject({ player: "p4", faces: [4], spp: 4 });
    expect(play.refuses(six("home"))).toBe("no-player-of-the-match");
  });

  test("[BB-148] with five who played a 6 is rolled again", () => {
    const play = aMatch();
    const five = ["p1", "p2", "p3", "p4", "p5"];
    play.does({ type: "set-up", side: "home", players: five });
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "roll-dedicated-fans", side: "home" });
    expect(afterOf(play)?.candidates).toEqual(five);
    const [named] = play.does({ type: "name-player-of-the-match", side: "home", nominees: five }, 6, 5);
    expect(named).toMatchObject({ faces: [6, 5], player: "p5" });
  });

  test("in 2020 the die picks among all who live", () => {
    const play = aMatch({ edition: "official-2020" });
    const by = { side: "away", player: "p1" } as const;
    play.does({ type: "casualty", when: now(play), victim: { side: "home", player: "p1" }, cause: "block", by }, 16);
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "roll-dedicated-fans", side: "home" });
    const [named] = play.does({ type: "name-player-of-the-match", side: "home", nominees: [] }, 1);
    expect(named).toMatchObject({ player: "p2", faces: [1] });
  });

  test("[BB-144] one player twice of a concession: both are his", () => {
    const play = aMatch();
    play.does({ type: "concede", side: "home", when: now(play) });
    play.does({ type: "settle-result", side: "away" });
    play.does({ type: "roll-dedicated-fans", side: "away" }, 1);
    play.does(six("away"), 2);
    play.does(six("away"), 2);
    expect(play.club("away").players[1]).toMatchObject({ sppEarned: 8, tally: { playerOfTheMatch: 2 } });
  });
});

describe("costly errors and the next fixture", () => {
  test("[BB-052 BB-128] below 100,000 after hiring nothing is rolled", () => {
    const play = atStep("hiring", { home: { treasury: 105_000 } });
    for (const name of ["Ash", "Bo"]) play.does({ type: "hire", side: "home", position: "human-lineman", name });
    play.does({ type: "end-step", side: "home", step: "hiring" });
    expect(play.club("home").treasury).toBe(55_000);
    expect(play.does({ type: "roll-costly-errors", side: "home" })[0]).toMatchObject({ outcome: "none", faces: [] });
  });

  test("[BB-053 BB-054 BB-064 BB-116] 415,000 with a 2: a major incident leaves 205,000", () => {
    const play = atStep("costly-errors", { home: { treasury: 365_000 } });
    expect(afterOf(play)?.costlyErrorsColumn).toBe(4);
    const [rolled] = play.does({ type: "roll-costly-errors", side: "home" }, 2);
    expect(rolled).toMatchObject({ treasury: 415_000, column: 4, face: 2, outcome: "major-incident", lost: 210_000 });
    expect(play.club("home").treasury).toBe(205_000);
    const book = { type: "costly-errors", outcome: "major-incident" };
    expect(play.books("home")).toContainEqual({ ...book, postings: [{ amount: -210_000, reason: "costly-errors" }] });
  });

  test("[BB-065] a catastrophe leaves 2D6 times 10,000", () => {
    const play = atStep("costly-errors", { home: { treasury: 590_000 } });
    play.does({ type: "roll-costly-errors", side: "home" }, 1, 3, 4);
    expect(play.club("home").treasury).toBe(70_000);
  });

  test("[BB-002 BB-066 BB-067 BB-122] values of the next fixture, with whoever joined and whoever is back", () => {
    const play = atStep("hiring", { home: { treasury: 100_000, linemen: 13, with: { p13: { missesNext: true } } } });
    expect(play.state().values?.home.total).toBe(700_000);
    play.does({ type: "hire", side: "home", position: "human-lineman", name: "Pell" });
    play.does({ type: "end-step", side: "home", step: "hiring" });
    play.does({ type: "roll-costly-errors", side: "home" }, 6);
    const [prepared] = play.does({ type: "prepare", side: "home" });
    // 14 linemen and two re-rolls of 50,000.
    expect(prepared).toMatchObject({ teamValue: { total: 800_000 }, currentTeamValue: { total: 800_000 } });
  });
});
