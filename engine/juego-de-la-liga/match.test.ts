import { describe, expect, test } from "vitest";
import { aMatch, aSeason, folded, having, linedUp, playing, rolling, told } from "./builders";
import { matchOf } from "./evolve/matchday";
import { rollersOf } from "./flow/matches";
import { lineOfPlay, nextDie, sideInPossession } from "./match/course";
import { PLAYS } from "./match/outcomes";
import type { State } from "./state";

const KEY = "round-1:0-3";
/** A die for the footballer, a die for a loss of ball: one printed play. */
const LOST = [1, 1];
const call = (state: State) => nextDie(matchOf(state));
const nextIs = (state: State) => call(state)?.for;

describe("who plays first", () => {
  test("[JL-133] each coach rolls one die, the home side's first", () => {
    expect(call(aMatch())).toEqual({ for: "first", side: 0, seat: 0 });
    expect(call(rolling(aMatch(), 5))).toEqual({ for: "first", side: 1, seat: 3 });
  });

  test("[JL-134] the higher roll: 5 against 3 begins", () => {
    expect(call(rolling(aMatch(), 5, 3))).toMatchObject({ seat: 0, for: "footballer" });
    expect(call(rolling(aMatch(), 3, 5))).toMatchObject({ seat: 3, for: "footballer" });
  });

  test("[JL-244] equal rolls are rolled again; being at home changes nothing", () => {
    const again = rolling(aMatch(), 4, 4);
    expect(call(again)).toEqual({ for: "first", side: 0, seat: 0 });
    expect(call(rolling(again, 1, 2))).toMatchObject({ seat: 3 });
    const goals = (first: readonly number[]) => matchOf(rolling(aMatch(), ...first, ...LOST, ...LOST, 1, 6, 1)).goals;
    expect([goals([6, 1]), goals([1, 6])]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe("the plays of a match", () => {
  test("[JL-135] three plays for each side: 2 x 3 = 6", () => {
    expect(PLAYS).toBe(6);
    const before = playing({}, {}, [...LOST, ...LOST, ...LOST, ...LOST, ...LOST]);
    expect(matchOf(before).play).toBe(6);
    expect(rolling(before, ...LOST).fixtures[0]?.result?.goals).toEqual([0, 0]);
  });

  test("[JL-136 JL-142 JL-143] defenders, midfielders, forwards, the sides in turn", () => {
    let state = playing({}, {}, []);
    const course: string[] = [];
    for (let play = 1; play <= 6; play++) {
      const match = matchOf(state);
      course.push(`${sideInPossession(match) === 0 ? "A" : "B"}-${lineOfPlay(match.play)}`);
      state = rolling(state, ...LOST);
    }
    expect(course).toEqual(["A-DF", "B-DF", "A-MF", "B-MF", "A-FW", "B-FW"]);
  });

  test("[JL-137] the footballer first, then the action: two rolls for a play without a pass", () => {
    const start = playing({}, {}, []);
    expect([nextIs(start), nextIs(rolling(start, 1)), matchOf(rolling(start, ...LOST)).play]).toEqual([
      "footballer",
      "action",
      2,
    ]);
  });

  test("[JL-138 JL-139] the footballer whose space shows the number: 1-2, 3, 4, 5-6", () => {
    const picked = (face: number) => matchOf(playing({ DF4: "P021" }, {}, [face])).rolls.at(-1);
    expect([1, 2, 3, 4].map((face) => picked(face))).toEqual([
      expect.objectContaining({ space: "DF1" }),
      expect.objectContaining({ space: "DF1" }),
      expect.objectContaining({ space: "DF2" }),
      expect.objectContaining({ space: "DF3" }),
    ]);
    expect(picked(5)).toMatchObject({ for: "footballer", line: "DF", space: "DF4", card: "P021" });
    expect(picked(6)).toMatchObject({ space: "DF4" });
  });

  test("[JL-140] the action is read on the footballer's card: a 6 is the entry of face 6", () => {
    const roll = matchOf(playing({ DF4: "P021" }, {}, [5, 6])).rolls.at(-1);
    expect(roll).toMatchObject({ for: "action", card: "P021", action: "shot", face: 6 });
  });

  test("[JL-028 JL-141 JL-269] without a card the printed actions count, for a whole eleven too", () => {
    expect(matchOf(playing({ DF4: "P021" }, {}, [1, 6])).rolls.at(-1)).toMatchObject({ action: "forward-assist" });
    const empty = playing({}, {}, []);
    expect(empty.clubs[0]?.squad).toEqual([]);
    expect([1, 2, 3, 4, 5, 6].map((face) => matchOf(rolling(empty, 3, face)).rolls.at(-1))).toEqual(
      ["loss-of-ball", "penalty-against", "back-pass", "midfield-assist", "midfield-assist", "forward-assist"].map(
        (action) => expect.objectContaining({ action, line: "DF" }),
      ),
    );
  });

  test("[JL-175] the match ends when both have made their plays, after play 6", () => {
    const five = playing({}, {}, [...LOST, ...LOST, ...LOST, ...LOST, ...LOST]);
    expect(five.fixtures[0]?.result).toBeUndefined();
    const { events } = told(rolling(five, 1), { type: "roll-match", seat: 3, fixture: KEY }, 1);
    expect(events.map(({ type }) => type)).toEqual(["rolled", "match-ended"]);
  });

  test("[JL-178] then the next match of the matchday is played", () => {
    const waiting = linedUp(playing({}, {}, [...LOST, ...LOST, ...LOST, ...LOST, ...LOST, 1]), 1, 2);
    const { events, state } = told(waiting, { type: "roll-match", seat: 3, fixture: KEY }, 1);
    expect(events.map(({ type }) => type)).toEqual(["rolled", "match-ended", "match-began"]);
    expect([...matchOf(state).seats].sort()).toEqual([1, 2]);
  });

  test("[JL-144 JL-050 JL-260] each goal counts at once; where the token stands follows from the record", () => {
    const scored = playing({}, {}, [...LOST, ...LOST, ...LOST, ...LOST, 1, 6, 1]);
    expect(matchOf(scored)).toMatchObject({ goals: [1, 0], play: 6 });
    expect(matchOf(scored).incidents.filter(({ goal }) => goal === 0)).toHaveLength(1);
    const ended = rolling(scored, 1, 6, 6);
    expect(ended.fixtures[0]?.result).toMatchObject({ goals: [1, 0], winner: 0 });
  });

  test("[JL-271] no decision falls inside a match: the same dice give the same match again", () => {
    const faces = [6, 1, 4, 6, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const play = () => told(aMatch(), { type: "play-out", fixture: KEY }, ...faces);
    expect(play().events).toEqual(play().events);
    expect(play().state.fixtures[0]?.result?.goals).toEqual([1, 0]);
  });
});

describe("rivals without a coach", () => {
  /** Coach 0 plays the rival of seat 3; coaches 1 (and 2, unless he is one) are free. */
  const against = (coaches: number) => {
    const season = aSeason({ coaches });
    const onS1 = season.clubs.reduce((state, _, seat) => having(state, seat, { sheet: "S1" }), season);
    return linedUp(folded([{ type: "matchday-began", round: 1 }], onS1), 0);
  };

  test("[JL-145] a coach who is not playing at that moment rolls for the rival", () => {
    const state = rolling(against(2), 5);
    const die = call(state);
    if (die === undefined) throw new Error("no die");
    expect(die).toMatchObject({ seat: 3 });
    expect(rollersOf(state, matchOf(state), die)[0]).toBe(1);
  });

  test("[JL-146 JL-147] the same order of plays; the roll for the footballer is left out", () => {
    const state = rolling(against(2), 6, 1, ...LOST);
    expect(call(state)).toMatchObject({ for: "action", seat: 3 });
    const lost = rolling(state, 1);
    expect(call(lost)).toMatchObject({ for: "footballer", seat: 0 });
    expect(matchOf(lost).play).toBe(3);
  });

  test("[JL-148 JL-258] one table a line; a pass into a rival's line skips the roll for the footballer too", () => {
    const state = rolling(against(2), 6, 1, ...LOST);
    const passed = rolling(state, 4); // midfield assist
    expect(call(passed)).toMatchObject({ for: "action" });
    expect(matchOf(rolling(passed, 6)).rolls.at(-1)).toMatchObject({ line: "MF", action: "shot" });
    expect(matchOf(rolling(passed, 4, 4)).rolls.at(-1)).toMatchObject({ line: "FW", action: "shot" });
  });

  test("[JL-247] with nobody free the system rolls for the rival, and rivals play each other by themselves", () => {
    const alone = against(1);
    const { state } = told(alone, { type: "roll-match", seat: 0, fixture: KEY }, 6, 1);
    expect(call(state)).toMatchObject({ seat: 0, for: "footballer" });
    const own = [6, 1, ...LOST, 1, ...LOST, 1, ...LOST, 1];
    const rivals = [6, 1, 1, 1, 1, 1, 1, 1];
    const over = told(alone, { type: "play-out", fixture: KEY }, ...own, ...rivals).state;
    expect(over.fixtures.slice(0, 2).map(({ result }) => result?.goals)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test("[JL-245 JL-246] the printed goalkeeper keeps for a rival, and where a card is missing: saves on 5 and 6", () => {
    const shots = [
      rolling(against(2), 6, 1, ...LOST, 1, 1, 6), // a shot of a printed midfielder at the rival
      playing({}, {}, [...LOST, ...LOST, 1, 6]),
    ];
    for (const shot of shots) {
      expect(call(shot)).toEqual({ for: "keeper", side: 1, seat: 3 });
      const scoring = [1, 2, 3, 4, 5, 6].filter((face) => matchOf(rolling(shot, face)).goals[0] === 1);
      expect(scoring).toEqual([1, 2, 3, 4]);
    }
  });

  test("[JL-248] rivals never get action cards", () => {
    expect(against(2).clubs[3]).toMatchObject({ hand: [], faceUp: [] });
    expect(against(2).order).toEqual([0, 1]);
  });
});
