import { describe, expect, test } from "vitest";
import { aMatch, now, type TestPlay } from "../builders";
import { rules } from "../rules";
import type { CasualtyCause } from "./model";

const view = (play: TestPlay) => rules.view(play.state(), undefined);
const tallyOf = (play: TestPlay, side: "home" | "away", player: string) =>
  view(play).sides[side].players.find(({ id }) => id === player)?.tally;

/** Home's p7 puts somebody of away out, badly hurt. */
function hurts(play: TestPlay, player: string, cause: CasualtyCause = "block") {
  const by = { side: "home", player: "p7" } as const;
  play.does({ type: "casualty", when: now(play), victim: { side: "away", player }, cause, by }, 1);
}

describe("what happened, player by player", () => {
  test("[BB-004 BB-138 BB-141 BB-143] points are counted during the match for each player", () => {
    const play = aMatch();
    const told = { when: now(play), side: "home", player: "p4" } as const;
    play.does({ type: "completion", ...told });
    play.does({ type: "interception", ...told });
    play.does({ type: "touchdown", ...told, player: "p5" });
    expect(tallyOf(play, "home", "p4")).toMatchObject({ completions: 1, interceptions: 1, spp: 3 });
    expect(tallyOf(play, "home", "p5")).toMatchObject({ touchdowns: 1, spp: 3 });
    expect(view(play).sides.home).toMatchObject({ points: 6, score: 1 });
  });

  test("[BB-139 BB-140] a superb throw and a safe landing are told of two players", () => {
    const play = aMatch({ home: { roster: "goblin" } });
    play.does({ type: "superb-throw", when: now(play), side: "home", player: "p1" });
    play.does({ type: "safe-landing", when: now(play), side: "home", player: "p2" });
    expect(tallyOf(play, "home", "p1")).toMatchObject({ superbThrows: 1, spp: 1 });
    expect(tallyOf(play, "home", "p2")).toMatchObject({ safeLandings: 1, spp: 1 });
  });

  test("[BB-005] casualties are counted over both halves", () => {
    const play = aMatch();
    hurts(play, "p1");
    hurts(play, "p2");
    play.does({ type: "set-clock", clock: { half: 2, turn: 3, of: "home" }, why: "correction" });
    hurts(play, "p3");
    expect(view(play).sides.home.casualties).toBe(3);
    expect(tallyOf(play, "home", "p7")).toMatchObject({ casualties: 3, spp: 6 });
  });

  test("[BB-039 BB-146] casualties by foul, crowd or special action earn nothing and are not on the result sheet", () => {
    const play = aMatch();
    hurts(play, "p1", "block");
    hurts(play, "p2", "crowd");
    hurts(play, "p3", "foul");
    hurts(play, "p4", "special-action");
    hurts(play, "p5", "both-down");
    expect(view(play).sides.home).toMatchObject({ casualties: 2, casualtiesCaused: 5, points: 4 });
    expect(view(play).sides.away.counts.casualty).toBe(5);
    play.does({ type: "end-match", early: true });
    expect(rules.results(play.state())[0]?.sides[0]?.tally).toEqual({ casualties: 2 });
  });

  test("[BB-145] Brawlin' Brutes earn 3 for a casualty by block and 2 for a touchdown", () => {
    const play = aMatch({ home: { specialRules: ["brawlin-brutes"] } });
    hurts(play, "p1");
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    expect(tallyOf(play, "home", "p7")).toMatchObject({ casualties: 1, touchdowns: 1, spp: 5 });
  });

  test("[BB-111] a stalling player is noted for his side", () => {
    const play = aMatch();
    play.does({ type: "stalling", when: now(play), side: "home", player: "p3" });
    expect(view(play).sides).toMatchObject({ home: { stalled: true }, away: { stalled: false } });
  });

  test("a friendly earns no points, and whoever goes out is badly hurt without a roll", () => {
    const play = aMatch({ options: { friendly: true } });
    const by = { side: "home", player: "p7" } as const;
    play.does({ type: "casualty", when: now(play), victim: { side: "away", player: "p1" }, cause: "block", by });
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    expect(view(play).sides.home.points).toBe(0);
    play.does({ type: "end-match", early: true });
    expect(play.state().phase).toBe("done");
    expect(play.books("home")).toEqual([]);
  });
});

describe("two tablets and late reports", () => {
  test("the same thing told twice in one turn counts once", () => {
    const play = aMatch();
    const when = now(play);
    const told = { when, side: "home", player: "p4" } as const;
    play.does({ type: "completion", ...told });
    expect(play.refuses({ type: "completion", ...told })).toBe("already-told");
    play.does({ type: "touchdown", ...told });
    expect(play.refuses({ type: "touchdown", ...told })).toBe("already-told");
    hurts(play, "p1");
    expect(play.refuses({ type: "casualty", when, victim: { side: "away", player: "p1" }, cause: "crowd" })).toBe(
      "player-is-out",
    );
  });

  test("a touchdown that is told late counts, and the clock stays", () => {
    const play = aMatch();
    const when = now(play);
    play.does({ type: "end-turn", when });
    play.does({ type: "touchdown", when, side: "home", player: "p4" });
    expect(view(play)).toMatchObject({ sides: { home: { score: 1 } }, match: { clock: { turn: 1, of: "away" } } });
  });

  test("nothing happens ahead of the clock, nor by somebody who was out before", () => {
    const play = aMatch();
    const ahead = { half: 1, turn: 2, of: "home" } as const;
    expect(play.refuses({ type: "touchdown", when: ahead, side: "home", player: "p1" })).toBe("turn-not-reached");
    expect(play.refuses({ type: "touchdown", when: now(play), side: "home", player: "x" })).toBe("unknown-player");
    play.does({ type: "sent-off", when: now(play), side: "home", player: "p1", why: "foul" });
    play.does({ type: "end-turn", when: now(play) });
    expect(play.refuses({ type: "touchdown", when: now(play), side: "home", player: "p1" })).toBe("player-is-out");
    expect(view(play).sides.home.counts).toMatchObject({ pitch: 10, reserves: 1, "sent-off": 1 });
  });

  test("a reserve who does something has come on", () => {
    const play = aMatch();
    play.does({ type: "to-reserves", when: now(play), side: "home", player: "p1" });
    play.does({ type: "completion", when: now(play), side: "home", player: "p12" });
    expect(view(play).sides.home.players.find(({ id }) => id === "p12")).toMatchObject({
      place: "pitch",
      played: true,
    });
    expect(play.refuses({ type: "to-pitch", when: now(play), side: "home", player: "p1" })).toBe("too-many-on-pitch");
  });

  test("what the edition has no points for is not told", () => {
    const play = aMatch();
    expect(play.refuses({ type: "deflection", when: now(play), side: "home", player: "p1" })).toBe(
      "feat-earns-nothing",
    );
    const old = aMatch({ edition: "official-2020" });
    old.does({ type: "deflection", when: now(old), side: "home", player: "p1" });
    expect(view(old).sides.home.points).toBe(1);
  });
});
