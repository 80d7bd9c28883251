import { describe, expect, test } from "vitest";
import { aMatch, now, type TestPlay } from "../builders";
import { rules } from "../rules";
import { nextTurn, turnAfterTouchdown, turnsLeft } from "./clock";

const view = (play: TestPlay) => rules.view(play.state(), undefined);
const endTurn = (play: TestPlay) => play.does({ type: "end-turn", when: now(play) });
const endTurns = (play: TestPlay, turns: number) => {
  for (let turn = 0; turn < turns; turn++) endTurn(play);
};

describe("turns", () => {
  test("sides take turns, eight each a half, and the first kicker receives in the second", () => {
    const play = aMatch();
    expect(now(play)).toEqual({ half: 1, turn: 1, of: "home" });
    endTurn(play);
    expect(now(play)).toEqual({ half: 1, turn: 1, of: "away" });
    endTurns(play, 15);
    expect(now(play)).toEqual({ half: 2, turn: 1, of: "away" });
    endTurns(play, 15);
    expect(view(play).match?.timeUp).toBe(false);
    endTurn(play);
    expect(view(play).match?.timeUp).toBe(true);
    expect(play.refuses({ type: "end-turn", when: now(play) })).toBe("time-is-up");
  });

  test("two tablets that end the same turn end one", () => {
    const play = aMatch();
    const first = now(play);
    endTurn(play);
    expect(play.refuses({ type: "end-turn", when: first })).toBe("turn-already-over");
    expect(play.refuses({ type: "end-turn", when: { half: 2, turn: 3, of: "home" } })).toBe("turn-not-reached");
  });

  test("the track shows what was played, what runs and what is ahead", () => {
    const play = aMatch();
    endTurns(play, 3);
    expect(view(play).match?.track.home.slice(0, 3)).toEqual(["played", "played", "ahead"]);
    expect(view(play).match?.track.away.slice(0, 3)).toEqual(["played", "running", "ahead"]);
  });

  test("the clock can be put right by hand", () => {
    const play = aMatch();
    play.does({ type: "set-clock", clock: { half: 1, turn: 4, of: "away" }, why: "time-out" });
    expect(now(play)).toEqual({ half: 1, turn: 4, of: "away" });
    expect(view(play).match?.drive).toBe(1);
    play.does({ type: "set-clock", clock: { half: 2, turn: 1, of: "away" }, why: "correction" });
    expect(view(play).match?.drive).toBe(2);
    const extra = { half: 3, turn: 1, of: "home" } as const;
    expect(play.refuses({ type: "set-clock", clock: extra, why: "correction" })).toBe("turn-not-reached");
  });

  test("a touchdown ends the turn and the drive; in the other side's turn it costs the scorer his next one", () => {
    const kickers = ["away"] as const;
    const turn = { half: 1, turn: 5, of: "home" } as const;
    expect(turnAfterTouchdown(turn, "home", kickers)).toEqual({ half: 1, turn: 5, of: "away" });
    expect(turnAfterTouchdown(turn, "away", kickers)).toEqual({ half: 1, turn: 6, of: "home" });
    expect(turnAfterTouchdown({ ...turn, of: "away" }, "home", kickers)).toEqual({ half: 1, turn: 6, of: "away" });
    expect(turnAfterTouchdown({ half: 1, turn: 8, of: "home" }, "away", kickers)).toEqual(
      nextTurn({ half: 1, turn: 8, of: "away" }, kickers),
    );
    expect(turnAfterTouchdown({ half: 2, turn: 8, of: "home" }, "home", kickers)).toBeUndefined();
    expect(turnsLeft({ half: 1, turn: 1, of: "home" }, kickers)).toBe(32);
  });

  test("touchdown, next drive, kick-off: the recorder sees it all", () => {
    const play = aMatch();
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    expect(view(play).match).toMatchObject({
      clock: { half: 1, turn: 1, of: "away" },
      drive: 2,
      stage: "set-up",
      kicking: "home",
    });
    const [kicked] = play.does({ type: "roll-kick-off" }, 4, 4, 6, 5);
    expect(kicked).toMatchObject({ drive: 2, event: "changing-weather", weather: { weather: "pouring-rain" } });
    expect(view(play)).toMatchObject({ weather: "pouring-rain", match: { stage: "play" } });
    expect(play.refuses({ type: "roll-kick-off" })).toBe("not-between-drives");
  });

  test("a kick-off that is told late opens no other drive", () => {
    const play = aMatch();
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    expect(play.refuses({ type: "roll-kick-off", drive: 1 })).toBe("not-between-drives");
    expect(play.does({ type: "roll-kick-off", drive: 2 }, 1, 1)[0]).toMatchObject({ event: "get-the-ref" });
  });
});

describe("re-rolls", () => {
  test("are counted down in a half, come back in the second and not in extra time", () => {
    const play = aMatch({ home: { rerolls: 2 }, options: { decider: "extra-time" } });
    const use = () => play.does({ type: "use-reroll", when: now(play), side: "home" });
    use();
    use();
    expect(play.refuses({ type: "use-reroll", when: now(play), side: "home" })).toBe("no-rerolls-left");
    play.does({ type: "gain-reroll", when: now(play), side: "home" });
    expect(view(play).sides.home.rerolls).toEqual({ left: 1, total: 2 });
    endTurns(play, 16);
    expect(view(play).sides.home.rerolls.left).toBe(2);
    use();
    endTurns(play, 16);
    play.does({ type: "start-extra-time", kicking: "home" });
    expect(view(play).sides.home.rerolls.left).toBe(1);
    expect(now(play)).toEqual({ half: 3, turn: 1, of: "away" });
  });
});

describe("drives", () => {
  test("knocked-out players roll once between drives and are back on a 4", () => {
    const play = aMatch();
    for (const player of ["p1", "p2"]) play.does({ type: "knocked-out", when: now(play), side: "away", player });
    expect(view(play).sides.away.counts).toMatchObject({ pitch: 9, reserves: 1, "knocked-out": 2 });
    expect(play.refuses({ type: "roll-recoveries" })).toBe("not-between-drives");
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    expect(view(play).sides.away.counts).toMatchObject({ pitch: 10, reserves: 0 });
    const [rolled] = play.does({ type: "roll-recoveries" }, 3, 4);
    expect(rolled).toMatchObject({
      rolls: [
        { player: "p1", recovered: false },
        { player: "p2", recovered: true },
      ],
    });
    expect(view(play).sides.away.counts).toMatchObject({ pitch: 11, reserves: 0, "knocked-out": 1 });
    expect(play.refuses({ type: "roll-recoveries" })).toBe("recoveries-already-rolled");
  });

  test("a keg adds one to each recovery", () => {
    const keg = { kind: "inducement", id: "blitzers-best-kegs", count: 1 } as const;
    const play = aMatch({ home: { rerolls: 6, treasury: 50_000 } }, { home: [keg] });
    play.does({ type: "knocked-out", when: now(play), side: "home", player: "p1" });
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    expect(play.does({ type: "roll-recoveries" }, 3)[0]).toMatchObject({ rolls: [{ modifier: 1, recovered: true }] });
  });

  test("a line-up names who starts, at most eleven of those who can", () => {
    const play = aMatch();
    const players = Array.from({ length: 11 }, (_, index) => `p${index + 2}`);
    expect(play.refuses({ type: "set-up", side: "home", players: [...players, "p1"] })).toBe("too-many-on-pitch");
    expect(play.refuses({ type: "set-up", side: "home", players: ["nobody"] })).toBe("unknown-player");
    play.does({ type: "set-up", side: "home", players });
    expect(view(play).sides.home.players.find(({ id }) => id === "p1")?.place).toBe("reserves");
    endTurn(play);
    expect(view(play).sides.home.players.filter(({ played }) => played)).toHaveLength(11);
    expect(play.refuses({ type: "set-up", side: "home", players })).toBe("not-between-drives");
  });
});

describe("a knock-out match that is level", () => {
  test("cannot end before extra time, and then is decided by the best of five roll-offs", () => {
    const play = aMatch({ options: { decider: "extra-time" } });
    expect(play.refuses({ type: "start-extra-time", kicking: "home" })).toBe("turns-left");
    endTurns(play, 32);
    expect(view(play).match?.decider).toBe("extra-time");
    expect(play.refuses({ type: "end-match" })).toBe("score-is-level");
    expect(play.refuses({ type: "roll-penalty" })).toBe("no-penalties");
    play.does({ type: "start-extra-time", kicking: "home" });
    endTurns(play, 16);
    expect(play.refuses({ type: "start-extra-time", kicking: "home" })).toBe("no-extra-time");
    expect(view(play).match?.decider).toBe("penalties");
    expect(play.does({ type: "roll-penalty" }, 3, 3, 5, 2)[0]).toMatchObject({ n: 1, winner: "home" });
    play.does({ type: "roll-penalty" }, 1, 2);
    play.does({ type: "roll-penalty" }, 4, 2);
    play.does({ type: "roll-penalty" }, 6, 5);
    expect(play.refuses({ type: "roll-penalty" })).toBe("decided");
    play.does({ type: "end-match" });
    expect(play.state().end).toMatchObject({ winner: "home", score: { home: 0, away: 0 }, decidedBy: "penalties" });
    expect(rules.results(play.state())[0]).toMatchObject({ winner: 0, sides: [{ place: 1 }, { place: 2 }] });
  });

  test("is over at once when extra time has a winner", () => {
    const play = aMatch({ options: { decider: "extra-time" } });
    endTurns(play, 32);
    play.does({ type: "start-extra-time", kicking: "home" });
    play.does({ type: "touchdown", when: now(play), side: "away", player: "p1" });
    play.does({ type: "end-match", early: true });
    expect(play.state().end).toMatchObject({ winner: "away", decidedBy: "extra-time" });
  });

  test("in a league a draw stands, and a match with turns left ends only when that is meant", () => {
    const play = aMatch();
    expect(play.refuses({ type: "end-match" })).toBe("turns-left");
    expect(play.refuses({ type: "roll-penalty" })).toBe("turns-left");
    endTurns(play, 32);
    expect(play.refuses({ type: "roll-penalty" })).toBe("no-penalties");
    play.does({ type: "end-match" });
    expect(rules.results(play.state())[0]).toMatchObject({ kind: "played", winner: undefined });
  });
});
