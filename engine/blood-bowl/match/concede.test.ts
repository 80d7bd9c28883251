import { describe, expect, test } from "vitest";
import { aMatch, now, type PlayParts, type TestPlay } from "../builders";
import { concessionPreview } from "../concession-preview";
import { rules } from "../rules";
import type { Side } from "../sides";

/** Fan factors 4 and 3 with both D3 a 2: an attendance of 7. */
const fans: PlayParts = { home: { dedicatedFans: 2 }, away: { dedicatedFans: 1 } };

/** So many touchdowns of each side, and home is at the start of a turn. */
function atScore(home: number, away: number, parts: PlayParts = fans): TestPlay {
  const play = aMatch(parts);
  for (let n = 0; n < home; n++) score(play, "home");
  for (let n = 0; n < away; n++) score(play, "away");
  if (now(play).of === "away") play.does({ type: "end-turn", when: now(play) });
  return play;
}

function score(play: TestPlay, side: Side): void {
  if (now(play).of !== side) play.does({ type: "end-turn", when: now(play) });
  play.does({ type: "touchdown", when: now(play), side, player: "p7" });
}

const concede = (play: TestPlay, side: Side = "home") => ({ type: "concede", side, when: now(play) }) as const;
const scoreOf = (play: TestPlay) => play.state().end?.score;

/** Home has so many players left who can be set up, between two drives. */
function withAble(able: number, parts: PlayParts = fans): TestPlay {
  const play = aMatch(parts);
  for (let n = able + 1; n <= 12; n++) {
    play.does({ type: "sent-off", when: now(play), side: "home", player: `p${n}`, why: "other" });
  }
  play.does({ type: "end-turn", when: now(play) });
  play.does({ type: "touchdown", when: now(play), side: "away", player: "p1" });
  return play;
}

const withoutPenalty = { type: "concede-without-penalty", side: "home" } as const;

describe("when", () => {
  test("[BB-069] only at the start of an own turn", () => {
    const play = aMatch();
    expect(play.refuses(concede(play, "away"))).toBe("not-start-of-own-turn");
    expect(play.asks(concede(play), { kind: "seat", seat: 0 }).kind).toBe("accepted");
    play.does({ type: "completion", when: now(play), side: "home", player: "p1" });
    expect(play.refuses(concede(play))).toBe("not-start-of-own-turn");
    play.does({ type: "end-turn", when: now(play) });
    expect(play.refuses(concede(play))).toBe("not-start-of-own-turn");
    expect(play.refuses({ type: "concede", side: "home", when: { half: 1, turn: 1, of: "home" } })).toBe(
      "not-start-of-own-turn",
    );
  });

  test("nobody gives up for the other side", () => {
    const play = aMatch();
    expect(play.refuses(concede(play), { kind: "seat", seat: 1 })).toBe("not-your-side");
  });

  test("[BB-079 BB-080] without penalty only between drives with fewer than three who can be set up", () => {
    expect(withAble(3).refuses(withoutPenalty)).toBe("enough-players");
    const play = withAble(2);
    expect(play.asks(withoutPenalty, { kind: "recorder" }).kind).toBe("accepted");
    play.does({ type: "roll-kick-off" }, 1, 2);
    expect(play.refuses(withoutPenalty)).toBe("not-between-drives");
    expect(play.asks(concede(play), { kind: "recorder" }).kind).toBe("accepted");
  });
});

describe("the score that counts", () => {
  test.each([
    [0, 0, { home: 0, away: 2 }],
    [2, 1, { home: 0, away: 2 }],
    [1, 2, { home: 0, away: 2 }],
    [3, 2, { home: 0, away: 2 }],
  ])("[BB-071] %i-%i becomes 2-0 for the side that goes on", (home, away, expected) => {
    const play = atScore(home, away);
    play.does(concede(play));
    expect(scoreOf(play)).toEqual(expected);
    expect(play.state().end).toMatchObject({ kind: "conceded", winner: "away", concededBy: "home" });
  });

  test("[BB-072 BB-098] 1-3 becomes 0-3, in the result for the table as well", () => {
    const play = atScore(1, 3);
    play.does(concede(play));
    expect(rules.results(play.state())).toMatchObject([
      {
        kind: "conceded",
        winner: 1,
        sides: [
          { score: 0, place: 2 },
          { score: 3, place: 1 },
        ],
      },
    ]);
  });

  test("[BB-081 BB-107] without penalty it is the same score", () => {
    const play = withAble(2);
    play.does(withoutPenalty);
    expect(scoreOf(play)).toEqual({ home: 0, away: 2 });
    expect(rules.results(play.state())[0]?.kind).toBe("conceded-without-penalty");
  });

  test("2020: one more and the other side's touchdowns too", () => {
    const play = atScore(1, 1, { edition: "official-2020" });
    play.does(concede(play));
    expect(scoreOf(play)).toEqual({ home: 0, away: 3 });
  });
});

describe("what follows", () => {
  /** Both sides settle the result and roll their fans; home conceded at 1-1. */
  function settled(dice: { home: number[]; away: number[] }, options: PlayParts["options"] = {}): TestPlay {
    const play = atScore(1, 1, { ...fans, options, home: { dedicatedFans: 2, treasury: 80_000 } });
    play.does(concede(play));
    for (const side of ["home", "away"] as const) {
      play.does({ type: "settle-result", side });
      play.does({ type: "roll-dedicated-fans", side }, ...dice[side]);
    }
    return play;
  }

  test("[BB-070 BB-075 BB-076 BB-095 BB-097] no gold for one, attendance and retained touchdowns for the other", () => {
    const play = settled({ home: [1], away: [6] });
    expect(play.club("home").treasury).toBe(80_000);
    expect(play.club("away").treasury).toBe(90_000);
    expect(play.books("away")).toContainEqual({
      type: "result-settled",
      outcome: "won",
      touchdowns: [2, 0],
      postings: [
        {
          amount: 90_000,
          reason: "concession-winnings",
          terms: [
            { term: "attendance", value: 70_000 },
            { term: "touchdowns", value: 20_000 },
          ],
        },
      ],
    });
  });

  test("[BB-096] with the option only touchdowns really scored count in the gold", () => {
    expect(settled({ home: [1], away: [6] }, { "concession-gold": "scored" }).club("away").treasury).toBe(80_000);
  });

  test("[BB-077 BB-102] the points of the side that gave up are lost, and only those of this match", () => {
    const play = settled({ home: [1], away: [6] });
    const spp = (side: Side) => play.club(side).players.find(({ id }) => id === "p7")?.sppEarned;
    expect([spp("home"), spp("away")]).toEqual([0, 3]);
    expect(play.state().sides.home.after.result).toMatchObject({ pointsLost: 3 });
    expect(play.club("home").players.find(({ id }) => id === "p7")?.tally.touchdowns).toBe(1);
  });

  test("[BB-078 BB-099] a D3 of fans instead of the roll for a defeat, one at least", () => {
    expect(settled({ home: [1], away: [6] }).club("home").dedicatedFans).toBe(1);
    expect(settled({ home: [3], away: [6] }).club("home").dedicatedFans).toBe(1);
  });

  test("[BB-100] with the option the roll for a defeat comes on top", () => {
    const play = atScore(0, 0, { options: { "concession-fans": "both" }, home: { dedicatedFans: 5 } });
    play.does(concede(play));
    play.does({ type: "settle-result", side: "home" });
    const [rolled] = play.does({ type: "roll-dedicated-fans", side: "home" }, 1, 3);
    expect(rolled).toMatchObject({ from: 5, conceded: 1, face: 3, to: 3 });
  });

  test("[BB-101] the winner rolls as for a win", () => {
    const play = settled({ home: [1], away: [1] });
    expect(play.club("away").dedicatedFans).toBe(2);
  });

  test("[BB-073 BB-074 BB-103] no player of the match for one side, one or two for the other", () => {
    const play = settled({ home: [1], away: [6] });
    const named = ["p1", "p2", "p3", "p4", "p5", "p6"];
    const name = (side: Side) => ({ type: "name-player-of-the-match", side, nominees: named }) as const;
    expect(play.refuses(name("home"))).toBe("no-player-of-the-match");
    expect(play.does({ type: "end-step", side: "home", step: "advancement" })).toHaveLength(1);
    play.does({ type: "award-touchdowns", side: "away", players: ["p7"] });
    expect(play.refuses({ type: "end-step", side: "away", step: "advancement" })).toBe("player-of-the-match-first");
    play.does(name("away"), 4);
    expect(play.asks({ type: "end-step", side: "away", step: "advancement" }, { kind: "recorder" }).kind).toBe(
      "accepted",
    );
    play.does(name("away"), 4);
    expect(play.refuses(name("away"))).toBe("no-player-of-the-match");
    expect(play.club("away").players.find(({ id }) => id === "p4")).toMatchObject({ sppEarned: 8 });
  });

  test("[BB-131] awarded touchdowns give points to players whom the winner picks", () => {
    const play = settled({ home: [1], away: [6] });
    expect(play.refuses({ type: "award-touchdowns", side: "home", players: [] })).toBe("no-touchdowns-to-award");
    expect(play.refuses({ type: "award-touchdowns", side: "away", players: ["p1", "p2"] })).toBe(
      "wrong-number-of-players",
    );
    expect(play.refuses({ type: "end-step", side: "away", step: "advancement" })).toBe("touchdowns-to-award");
    play.does({ type: "award-touchdowns", side: "away", players: ["p9"] });
    expect(play.club("away").players.find(({ id }) => id === "p9")).toMatchObject({ sppEarned: 3 });
    expect(play.refuses({ type: "award-touchdowns", side: "away", players: ["p9"] })).toBe("no-touchdowns-to-award");
  });

  test("[BB-082 BB-104 BB-105 BB-106] without penalty gold, fans, points and player of the match as after any match", () => {
    const play = withAble(2);
    play.does(withoutPenalty);
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "settle-result", side: "away" });
    // (3.5 + 0 + 1) and (3.5 + 2 + 1) times 10,000.
    expect([play.club("home").treasury, play.club("away").treasury]).toEqual([45_000, 65_000]);
    play.does({ type: "roll-dedicated-fans", side: "home" }, 1);
    play.does({ type: "roll-dedicated-fans", side: "away" }, 1);
    expect([play.club("home").dedicatedFans, play.club("away").dedicatedFans]).toEqual([1, 2]);
    const six = ["p1", "p2", "p3", "p4", "p5", "p6"];
    play.does({ type: "name-player-of-the-match", side: "home", nominees: six }, 1);
    play.does({ type: "name-player-of-the-match", side: "away", nominees: six }, 1);
    expect(play.refuses({ type: "name-player-of-the-match", side: "away", nominees: six })).toBe(
      "no-player-of-the-match",
    );
    expect(play.club("away").players.find(({ id }) => id === "p1")?.sppEarned).toBe(7);
  });

  test("[BB-108] with the option the touchdowns really scored count without penalty too", () => {
    const play = withAble(2, { ...fans, options: { "concession-gold": "scored" } });
    play.does(withoutPenalty);
    play.does({ type: "settle-result", side: "away" });
    expect(play.club("away").treasury).toBe(55_000);
  });

  test("[BB-129] a side that gave up still rolls for costly errors", () => {
    const play = atScore(0, 0, { home: { treasury: 150_000 } });
    play.does(concede(play));
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "roll-dedicated-fans", side: "home" }, 1);
    for (const step of ["advancement", "hiring"] as const) play.does({ type: "end-step", side: "home", step });
    const [rolled] = play.does({ type: "roll-costly-errors", side: "home" }, 1, 2);
    expect(rolled).toMatchObject({ treasury: 150_000, outcome: "minor-incident", lost: 20_000 });
  });

  test("[BB-130] players with three advancements may leave where the league says so", () => {
    const experienced = { p1: { advancements: 3 }, p2: { advancements: 4 }, p3: { advancements: 2 } };
    const parts: PlayParts = { home: { with: experienced }, options: { "concession-desertion": true } };
    const play = atScore(0, 0, parts);
    play.does(concede(play));
    const [result] = play.does({ type: "settle-result", side: "home" }, 3, 4);
    expect(result).toMatchObject({
      desertions: [
        { player: "p1", face: 3, left: true },
        { player: "p2", face: 4, left: false },
      ],
    });
    expect(
      play
        .club("home")
        .players.map(({ status }) => status)
        .slice(0, 3),
    ).toEqual(["left", "active", "active"]);
    expect(play.books("home")).toContainEqual({ type: "left", player: "p1", why: "concession" });
  });
});

test("[BB-070] every consequence is shown before it is confirmed", () => {
  const play = atScore(1, 1);
  const [penalised, free] = concessionPreview(play.state(), "home");
  expect(penalised).toMatchObject({
    kind: "conceded",
    refusal: undefined,
    pointsLost: 3,
    mayLeave: [],
    consequences: {
      score: { winner: 2, conceding: 0 },
      awardedTouchdowns: 1,
      winnings: { winner: { total: 90_000 }, conceding: { total: 0 } },
      playersOfTheMatch: { winner: 2, conceding: 0 },
      sppLost: true,
      fansD3: true,
    },
  });
  expect(free).toMatchObject({ kind: "conceded-without-penalty", refusal: "enough-players", pointsLost: 0 });
});
