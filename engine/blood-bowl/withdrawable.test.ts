import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../core/play";
import type { Actor } from "../core/rules";
import { simulate } from "../core/simulate";
import { bots } from "./bots";
import { aClub, aMatch, anEntrant, aPlay, ended, now, type TestPlay } from "./builders";
import { type Event, Options } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

const RECORDER: Actor = { kind: "recorder" };
const HOME: Actor = { kind: "seat", seat: 0 };
const AWAY: Actor = { kind: "seat", seat: 1 };

/** The event types that may be taken back, newest first. */
function offered(play: TestPlay, by: Actor = RECORDER): string[] {
  const { entries } = play.folded();
  return rules
    .withdrawable(entries, play.state(), by)
    .map(({ from }) => entries.find(({ seq }) => seq === from)?.event.type ?? "nothing");
}

describe("before the match", () => {
  test("the recorder takes back the last roll, a coach does not", () => {
    const play = aPlay();
    expect(offered(play)).toEqual([]);
    play.does({ type: "roll-fans", side: "home" }, 2);
    expect(offered(play)).toEqual(["fan-factor-rolled"]);
    expect(offered(play, HOME)).toEqual([]);
  });

  test("values that follow from a command go with it", () => {
    const play = aPlay({ home: { linemen: 10 } });
    for (const side of ["home", "away"] as const) play.does({ type: "roll-fans", side }, 1);
    play.does({ type: "roll-weather" }, 3, 4);
    play.does({ type: "take-journeymen", side: "home", positions: ["human-lineman"] });
    expect(rules.withdrawable(play.folded().entries, play.state(), HOME)).toEqual([{ from: 4, to: 5 }]);
    expect(offered(play, AWAY)).toEqual([]);
  });
});

describe("during the match", () => {
  test("any command, newest first, by anybody at the table", () => {
    const play = aMatch();
    const told = { when: now(play), side: "home" } as const;
    play.does({ type: "completion", ...told, player: "p1" });
    play.does({ type: "stalling", ...told, player: "p2" });
    for (const by of [RECORDER, HOME, AWAY, { kind: "organiser" } as const]) {
      expect(offered(play, by)).toEqual(["stalled", "feat-done"]);
    }
    expect(offered(play, { kind: "clock" })).toEqual([]);
  });

  test("the kick-off choice only while nothing has happened", () => {
    const play = aMatch();
    expect(offered(play)).toEqual(["kicking-set"]);
    play.does({ type: "end-turn", when: now(play) });
    expect(offered(play)).toEqual(["turn-ended"]);
  });

  test("a turn that was ended stays while something of a later turn stands on it", () => {
    const play = aMatch();
    play.does({ type: "end-turn", when: now(play) });
    play.does({ type: "completion", when: now(play), side: "away", player: "p1" });
    expect(offered(play)).toEqual(["feat-done"]);
    play.does({ type: "end-turn", when: now(play) });
    expect(offered(play)).toEqual(["turn-ended", "feat-done", "turn-ended"]);
  });

  test("a casualty goes back roll by roll", () => {
    const play = aMatch({ away: { apothecary: true } });
    const victim = { side: "away", player: "p4" } as const;
    play.does({ type: "casualty", when: now(play), victim, cause: "crowd" }, 9);
    play.does({ type: "treat-casualty", victim, treatment: { use: true } }, 5);
    play.does({ type: "choose-roll", victim, keep: "second" });
    expect(offered(play)).toEqual(["casualty-suffered"]);
  });
});

describe("after the match", () => {
  test("its end, until a side goes on; then each side's own last step", () => {
    const play = ended(aMatch());
    expect(offered(play, HOME)).toEqual(["match-ended"]);
    play.does({ type: "settle-result", side: "home" });
    expect(offered(play, HOME)).toEqual(["result-settled"]);
    expect(offered(play, AWAY)).toEqual([]);
    play.does({ type: "settle-result", side: "away" });
    expect(offered(play)).toEqual(["result-settled", "result-settled"]);
  });

  test("a coach steps back until dice were rolled; the organiser goes further", () => {
    const play = aMatch();
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p7" });
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "roll-dedicated-fans", side: "home" }, 6);
    expect(offered(play, HOME)).toEqual([]);
    expect(offered(play, { kind: "organiser" })).toEqual(["dedicated-fans-rolled"]);
    const nominees = ["p1", "p2", "p3", "p4", "p5", "p6"];
    play.does({ type: "name-player-of-the-match", side: "home", nominees }, 1);
    play.does({ type: "end-step", side: "home", step: "advancement" });
    play.does({ type: "hire", side: "home", position: "human-lineman", name: "Pell" });
    expect(offered(play, HOME)).toEqual(["player-hired"]);
    play.does({ type: "end-step", side: "home", step: "hiring" });
    play.does({ type: "roll-costly-errors", side: "home" });
    expect(offered(play, HOME)).toEqual(["costly-errors-rolled"]);
    play.does({ type: "prepare", side: "home" });
    expect(offered(play)).toEqual([]);
    expect([rules.seatFinished?.(play.state(), 0), rules.seatFinished?.(play.state(), 1)]).toEqual([true, false]);
  });
});

test("whatever is taken back, the match goes on to its end and its figures add up", () => {
  const start = {
    edition: "league-document" as const,
    options: Options.parse({}),
    entrants: [anEntrant(aClub({ apothecary: true })), anEntrant(aClub({ linemen: 10, rerolls: 4 }), "B")],
  };
  const undo = fc.property(fc.integer(), fc.nat(), fc.nat(), (seed, cut, pick) => {
    const { play } = simulate(rules, start, [bots.random, bots.random], seed);
    const log = play.log.slice(0, 1 + (cut % play.log.length));
    const part = fold<State, Event>(rules, log);
    const ranges = rules.withdrawable(part.entries, part.state, RECORDER);
    const range = ranges[pick % Math.max(1, ranges.length)];
    if (range === undefined) return;
    const { state } = fold<State, Event>(
      rules,
      log.filter(({ seq }) => seq < range.from || seq > range.to),
    );
    for (const side of ["home", "away"] as const) {
      const { tokens } = state.sides[side];
      expect(state.match?.score[side] ?? 0).toBe(tokens.reduce((sum, { tally }) => sum + tally.touchdowns, 0));
      expect(state.match?.rerolls[side] ?? 0).toBeGreaterThanOrEqual(0);
      expect(state.match?.apothecaries[side] ?? 0).toBeGreaterThanOrEqual(0);
      expect(tokens.filter(({ place }) => place === "pitch").length).toBeLessThanOrEqual(11);
    }
    for (const seat of [0, 1]) {
      for (const { command, refusal } of rules.legal(state, seat)) {
        const by = { kind: "seat", seat } as const;
        if (refusal !== undefined) expect(rules.decide(state, command, { by, at: 0, dice: ones }).kind).toBe("refused");
      }
    }
  });
  fc.assert(undo, { numRuns: 20 });
});

const ones = { roll: () => 1, shuffle: <T>(cards: readonly T[]) => [...cards] };
