import { describe, expect, test } from "vitest";
import { appStream } from "../core/app-dice";
import { decideWith, fold, foldOn } from "../core/play";
import type { Actor } from "../core/rules";
import { aMatchday, aStart, owning } from "./builders";
import type { Command } from "./command";
import { rules } from "./rules";

const RECORDER = { kind: "recorder" } as const;
const ORGANISER = { kind: "organiser" } as const;
const seat = (number: number): Actor => ({ kind: "seat", seat: number });

/** A play of one coach that is recorded command by command, with app dice. */
function aPlay(seed: string) {
  const lines = aStart({ coaches: 1 }).map((event, seq) => ({
    seq,
    at: 0,
    by: { kind: "clock" } as const,
    event,
    draws: [],
  }));
  const stream = appStream(seed.repeat(32));
  let play = fold(rules, lines);
  let at = 0;
  return {
    play: () => play,
    ranges: (by: Actor) => rules.withdrawable(play.entries, play.state, by),
    act(command: Command | { type: "withdraw"; from: number; to: number }, by: Actor = RECORDER) {
      at++;
      const choice = { source: "app", stream, seed: 0, counter: play.nextDraw } as const;
      const outcome = decideWith(rules, play, command, by, at, choice);
      if (outcome.kind !== "accepted") throw new Error(JSON.stringify(outcome));
      const [first, ...rest] = outcome.events;
      const events = first === undefined ? [] : [first, ...rest];
      play = foldOn(
        rules,
        play,
        events.map((event, index) => ({
          seq: play.version + index,
          at,
          by,
          event,
          draws: index === 0 ? outcome.draws : [],
        })),
      );
    },
  };
}

describe("taking back", () => {
  test("nobody takes back the set-up", () => {
    for (const by of [RECORDER, ORGANISER, seat(0)]) expect(aPlay("01").ranges(by)).toEqual([]);
  });

  test("a roll that turned up no card: the recorder may, the coach not, and the same faces come again", () => {
    const table = aPlay("03");
    const before = table.play().state;
    table.act({ type: "roll", seat: 0 }, seat(0));
    const rolled = table.play();
    const turnedUp = rolled.entries.some(({ event }) => event.type === "action-drawn");
    expect(turnedUp).toBe(false);
    expect(table.ranges(seat(0))).toEqual([]);
    const [range] = table.ranges(RECORDER);
    if (range === undefined) throw new Error("nothing to take back");
    table.act({ type: "withdraw", ...range });
    expect(table.play().state).toEqual(before);
    table.act({ type: "roll", seat: 0 });
    expect(table.play().state.clubs[0]?.at).toBe(rolled.state.clubs[0]?.at);
  });

  test("what turned up a hidden card stays, but for the organiser", () => {
    const entries = [
      { seq: 9, at: 4, by: seat(0), event: { type: "action-drawn", seat: 0, card: "poor-form-1" } as const },
      { seq: 10, at: 4, by: seat(0), event: { type: "turn-began", seat: 0, period: 0, lap: 2 } as const },
    ];
    const { state } = aPlay("01").play();
    expect(rules.withdrawable(entries, state, RECORDER)).toEqual([]);
    expect(rules.withdrawable(entries, state, seat(0))).toEqual([]);
    expect(rules.withdrawable(entries, state, ORGANISER)).toEqual([{ from: 9, to: 10 }]);
  });

  test("a coach takes back his own last command only", () => {
    const arranged = { type: "arranged", seat: 0, spaces: {} } as const;
    const entries = [{ seq: 9, at: 4, by: seat(0), event: arranged }];
    const { state } = aPlay("01").play();
    expect(rules.withdrawable(entries, state, seat(0))).toEqual([{ from: 9, to: 9 }]);
    expect(rules.withdrawable(entries, state, seat(1))).toEqual([]);
  });

  test("a sealed line-up can be taken back even when others have acted since", () => {
    const lined = (number: number) => ({ type: "lined-up", seat: number, spaces: {} }) as const;
    const entries = [
      { seq: 30, at: 4, by: seat(0), event: lined(0) },
      { seq: 31, at: 5, by: seat(2), event: lined(2) },
    ];
    const matchday = owning(aMatchday(), 0, []);
    const state = entries.reduce((before, { event, at }) => rules.evolve(before, event, at), matchday);
    expect(rules.withdrawable(entries, state, seat(0))).toEqual([{ from: 30, to: 30 }]);
    expect(rules.withdrawable(entries, matchday, seat(0))).toEqual([]);
  });
});
