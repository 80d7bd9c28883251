import { describe, expect, test } from "vitest";
import {
  aMatch,
  aMatchday,
  aSeason,
  dealt,
  done,
  having,
  linedUp,
  offering,
  owning,
  rolling,
  withGoals,
} from "./builders";
import { matchOf } from "./evolve/matchday";
import { millions } from "./money";
import { Options } from "./options";
import { rules } from "./rules";
import { tableOf } from "./standings";
import type { State } from "./state";

const KEY = "round-1:0-3";
const LOSSES = Array.from({ length: 12 }, () => 1);

describe("a result", () => {
  test("[JL-176] goals are compared and written into the calendar", () => {
    const over = rolling(aMatch(), 6, 1, ...LOSSES.slice(0, 8), 1, 6, 1, 1, 1);
    expect(over.fixtures[0]?.result).toMatchObject({ kind: "played", goals: [1, 0], winner: 0 });
    expect(rules.results(over)).toEqual([
      {
        key: KEY,
        kind: "played",
        winner: 0,
        sides: [
          { seat: 0, score: 1, place: 1, points: 3 },
          { seat: 3, score: 0, place: 2, points: 0 },
        ],
      },
    ]);
  });

  test("[JL-177] 3, 1 and 0 points: 2-1 gives 3 and 0, 1-1 gives 1 and 1", () => {
    const points = (goals: readonly [number, number]) =>
      rules.results(withGoals(aSeason({ coaches: 4 }), [goals]))[0]?.sides.map((side) => side.points);
    expect([points([2, 1]), points([1, 1]), points([0, 3])]).toEqual([
      [3, 0],
      [1, 1],
      [0, 3],
    ]);
  });

  test("[JL-094 JL-263] poor physical form: the match starts 0-1, and that goal counts like any other", () => {
    const begun = linedUp(dealt(aMatchday(), 0, "poor-form-1"), 0, 3);
    expect(matchOf(begun).goals).toEqual([0, 1]);
    const over = rolling(begun, 6, 1, ...LOSSES);
    expect(over.fixtures[0]?.result).toMatchObject({ goals: [0, 1], winner: 3 });
    expect(tableOf(over).rows[0]).toMatchObject({ entry: "3", points: 3, difference: 1 });
  });

  test("[JL-097] it is discarded when that match has ended", () => {
    const begun = linedUp(dealt(aMatchday(), 0, "poor-form-1"), 0, 3);
    expect([begun.clubs[0]?.faceUp, begun.actionDiscard]).toEqual([["poor-form-1"], []]);
    const over = rolling(begun, 6, 1, ...LOSSES);
    expect([over.clubs[0]?.faceUp, over.actionDiscard]).toEqual([[], ["poor-form-1"]]);
  });

  test("[JL-212] a club has one match a matchday, so cards of the transfer period apply to the next match", () => {
    const state = dealt(aMatchday(), 1, "poor-form-1");
    const first = linedUp(state, 0, 3);
    expect(matchOf(first).goals).toEqual([0, 0]);
    const second = linedUp(rolling(first, 6, 1, ...LOSSES), 1, 2);
    expect([...matchOf(second).goals].sort()).toEqual([0, 1]);
  });

  test("[JL-213 JL-215] two cards: the match starts 0-2, with the option 0-1", () => {
    const cards = ["poor-form-1", "poor-form-2"];
    expect(matchOf(linedUp(dealt(aMatchday(), 0, ...cards), 0, 3)).goals).toEqual([0, 2]);
    const one = linedUp(dealt(aMatchday({ options: { stackPenalties: "one-each" } }), 0, ...cards), 0, 3);
    expect(matchOf(one).goals).toEqual([0, 1]);
    expect(rolling(one, 6, 1, ...LOSSES).clubs[0]?.faceUp).toEqual(["poor-form-2"]);
  });
});

describe("extra turns", () => {
  /** The first matchday of a season is over: 0-0 everywhere. */
  const afterOne = (options: Partial<Options> = {}, coaches = 4) => {
    const first = rolling(linedUp(aMatchday({ coaches, options }), 0, 3), 6, 1, ...LOSSES);
    return rolling(linedUp(first, 1, 2), 6, 1, ...LOSSES);
  };

  test("[JL-179 JL-240] every coach takes two turns, in two laps, from where the token stands; START pays", () => {
    const state = having(afterOne(), 0, { at: 39 });
    expect(state.phase).toMatchObject({ kind: "transfer", turn: { seat: 0, period: 1, lap: 1 } });
    let turns = 0;
    let seats = "";
    let now: State = state;
    while (now.phase.kind === "transfer") {
      const { seat } = now.phase.turn;
      seats += seat;
      turns++;
      now = done(
        having(now, seat, { at: seat === 0 && turns === 1 ? 39 : 0 }),
        { type: "roll", seat },
        ...(turns === 1 ? [1, 4] : [2, 2]),
      );
    }
    expect([turns, seats]).toEqual([8, "01230123"]);
    expect(now.phase).toMatchObject({ kind: "matchday", round: 2 });
    expect(now.clubs[0]).toMatchObject({ passes: 1, money: millions(150 + 6 + 6 + 6) });
  });

  test("[JL-180] footballers may be signed and sold as before", () => {
    const owned = owning(having(afterOne(), 0, { at: 3, millions: 1 }), 0, ["P003"]);
    const landed = done(offering(owned, ["P126"]), { type: "roll", seat: 0 }, 1, 1); // 5: one forward, 6M
    const signed = done(landed, { type: "sign", seat: 0, footballer: "P126", sell: ["P003"] });
    expect(signed.clubs[0]?.squad.map(({ card }) => card)).toEqual(["P126"]);
    expect(signed.clubs[0]?.money).toBe(millions(1 + 13 - 6));
    expect(signed.transfers.map(({ kind, period }) => [kind, period])).toEqual([
      ["sold", 1],
      ["signed", 1],
    ]);
  });

  test("[JL-241] option: none to four", () => {
    expect(afterOne({ extraTurns: 0 }).phase).toMatchObject({ kind: "matchday", round: 2 });
    expect(afterOne({ extraTurns: 1 }).phase).toMatchObject({ kind: "transfer", turn: { period: 1, lap: 1 } });
    expect(() => Options.parse({ extraTurns: 5 })).toThrow();
  });
});
