import { describe, expect, test } from "vitest";
import { playing, refusalOf, rolling } from "./builders";
import type { CardSet, Sheet } from "./card-set";
import type { Action } from "./codes";
import { DUGOUT_SET } from "./data/dugout-set";
import { matchOf } from "./evolve/matchday";
import { nextDie } from "./match/course";
import { GOAL_FACES } from "./match/outcomes";
import type { Options } from "./options";
import type { State } from "./state";

const ALL = [1, 2, 3, 4, 5, 6];
const goals = (state: State) => matchOf(state).goals;
const call = (state: State) => nextDie(matchOf(state));
const last = (state: State) => matchOf(state).rolls.at(-1);
/** Faces of the next die that score for the home side (0) or the away side (1). */
const scoring = (state: State, side: 0 | 1 = 0) => ALL.filter((face) => goals(rolling(state, face))[side] === 1);

/** The first play of the home side, whose defender on 5 and 6 is that card, at the die after that action. */
const acting = (
  card: string,
  action: number,
  away: Readonly<Record<string, string>> = {},
  options: Partial<Options> = {},
) => playing({ DF4: card }, away, [5, action], { options });

/** Our set with another meaning of face 1 of printed defenders. */
function printing(action: Action): CardSet {
  const sheets = DUGOUT_SET.sheets.map((sheet): Sheet => {
    const actions = [action, ...sheet.lines.DF.actions.slice(1)];
    return { ...sheet, lines: { ...sheet.lines, DF: { ...sheet.lines.DF, actions } } };
  });
  return { ...DUGOUT_SET, id: "own", sheets };
}

describe("passes", () => {
  test("[JL-149 JL-150] back pass: the play goes on with a defender, 2 further rolls", () => {
    const state = playing({}, {}, [1, 3]);
    expect(last(state)).toMatchObject({ action: "back-pass" });
    expect(call(state)).toMatchObject({ for: "footballer", seat: 0 });
    const picked = rolling(state, 4);
    expect(last(picked)).toMatchObject({ line: "DF", space: "DF3" });
    expect(matchOf(rolling(picked, 1)).play).toBe(2);
  });

  test("[JL-151 JL-152] midfield assist: a midfielder has the ball, and the play goes on with his action", () => {
    const state = rolling(playing({}, {}, [1, 4]), 2);
    expect(last(state)).toMatchObject({ for: "footballer", line: "MF", space: "MF2" });
    expect(last(rolling(state, 6))).toMatchObject({ action: "shot" });
  });

  test("[JL-153 JL-154] forward assist: a forward has the ball, and the play goes on with his action", () => {
    const state = rolling(playing({}, {}, [1, 6]), 4);
    expect(last(state)).toMatchObject({ for: "footballer", line: "FW", space: "FW2" });
    expect(last(rolling(state, 4))).toMatchObject({ action: "shot" });
  });

  test("[JL-206] a play holds 60 actions at most; the 60th pass is a loss of ball", () => {
    const backPasses = (count: number) => Array.from({ length: count }, () => [1, 3]).flat();
    const fiftyNine = playing({}, {}, backPasses(59));
    expect(matchOf(fiftyNine)).toMatchObject({ play: 1, actions: 59 });
    const sixty = rolling(fiftyNine, 1, 3);
    expect(last(sixty)).toMatchObject({ action: "back-pass", capped: true });
    expect(matchOf(sixty)).toMatchObject({ play: 2, actions: 0, goals: [0, 0] });
  });
});

describe("the ball is gone", () => {
  test("[JL-158] loss of ball: the other side plays", () => {
    expect(call(playing({}, {}, [1, 1]))).toMatchObject({ for: "footballer", seat: 3 });
  });

  test("[JL-159 JL-160] own goal: one for the opponents, and no goalkeeper rolls", () => {
    const state = acting("P028", 1);
    expect(goals(state)).toEqual([0, 1]);
    expect(matchOf(state).incidents).toEqual([{ kind: "own-goal", play: 1, seat: 0, goal: 3, card: "P028" }]);
    expect(call(state)).toMatchObject({ for: "footballer", seat: 3 });
  });

  test("[JL-198] a play ends with its first action that is no pass: a saved shot is not followed up", () => {
    const saved = rolling(acting("P021", 6), 6);
    expect(goals(saved)).toEqual([0, 0]);
    expect(call(saved)).toMatchObject({ for: "footballer", seat: 3 });
    expect(matchOf(saved).play).toBe(2);
  });
});

describe("red card", () => {
  const sent = (options: Partial<Options> = {}) => acting("P029", 1, {}, options);
  /** The home side's defenders again: a midfielder's back pass in play 3, then the die for the defender. */
  const backTo = (state: State, face: number) => rolling(state, 1, 1, 1, 3, face);

  test("[JL-155] the footballer takes no further part and his card leaves the sheet", () => {
    const match = matchOf(sent());
    expect(match.lineUps[0]).toEqual({});
    expect(match.sentOff[0]).toEqual(["DF4"]);
    expect(match.incidents).toEqual([{ kind: "red-card", play: 1, seat: 0, card: "P029" }]);
  });

  test("[JL-199] it ends the play too", () => {
    expect(call(sent())).toMatchObject({ for: "footballer", seat: 3 });
    expect(goals(sent())).toEqual([0, 0]);
  });

  test("[JL-200] the empty space uses the printed actions for the rest of the match", () => {
    const again = backTo(sent(), 5);
    expect(last(again)).toEqual({ for: "footballer", seat: 0, face: 5, line: "DF", space: "DF4" });
    expect(last(rolling(again, 2))).toMatchObject({ action: "penalty-against" });
  });

  test("[JL-201] option: a roll that picks his space is a loss of ball", () => {
    const again = backTo(sent({ sentOffSpace: "loss-of-ball" }), 5);
    expect(last(again)).toMatchObject({ space: "DF4", lost: true });
    expect(matchOf(again).play).toBe(4);
    expect(last(backTo(sent({ sentOffSpace: "loss-of-ball" }), 4))).not.toHaveProperty("lost");
  });

  test("[JL-202] on a space without a card nobody is sent off, and the play ends", () => {
    const state = playing({}, {}, [1, 1], { options: { set: printing("red-card") } });
    expect(last(state)).toMatchObject({ action: "red-card" });
    expect(last(state)).not.toHaveProperty("sentOff");
    expect(matchOf(state)).toMatchObject({ play: 2, sentOff: [[], []], incidents: [] });
  });

  test("[JL-157 JL-210] he may not be replaced in that match, and nobody else either", () => {
    const fixture = "round-1:0-3";
    const change = { type: "substitute", seat: 0, fixture, space: "DF4", footballer: "P022" } as const;
    expect(refusalOf(sent(), change)).toBe("no-substitution-left");
    expect(refusalOf(sent({ subs: 3 }), change)).toBe("sent-off-not-replaced");
  });
});

describe("shot on goal", () => {
  test("[JL-161 JL-162] the opposing goalkeeper rolls, and his card says save or goal: 5 and 6 save, a 4 goes in", () => {
    const state = acting("P021", 6, { GK: "P001" });
    expect(call(state)).toEqual({ for: "keeper", side: 1, seat: 3 });
    expect(scoring(state)).toEqual([1, 2, 3, 4]);
    expect(scoring(acting("P021", 6, { GK: "P003" }))).toEqual([1, 2]);
    const goal = rolling(state, 4);
    expect(matchOf(goal).incidents).toEqual([{ kind: "goal", play: 1, seat: 0, goal: 0, card: "P021" }]);
    expect(matchOf(rolling(state, 5)).incidents).toEqual([{ kind: "save", play: 1, seat: 3, card: "P001" }]);
  });

  test("whoever passed last has the assist", () => {
    const state = playing({ DF4: "P021", FW2: "P125" }, {}, [5, 3, 4, 2, 1]);
    expect(matchOf(state).incidents).toEqual([
      { kind: "goal", play: 1, seat: 0, goal: 0, card: "P125", assist: "P021" },
    ]);
  });
});

describe("penalty for", () => {
  test("[JL-163] the same footballer rolls again", () => {
    const state = acting("P023", 6);
    expect(call(state)).toEqual({ for: "penalty-for", side: 0, seat: 0 });
    expect(last(rolling(state, 3))).toMatchObject({ for: "penalty-for", card: "P023" });
  });

  test("[JL-164 JL-165] 1 and 2 miss, 3 to 6 score", () => {
    expect(scoring(acting("P023", 6))).toEqual([3, 4, 5, 6]);
    expect(matchOf(rolling(acting("P023", 6), 2)).incidents).toEqual([
      { kind: "miss", play: 1, seat: 0, card: "P023" },
    ]);
  });

  test("[JL-166] with the ability only a 1 misses", () => {
    expect(scoring(acting("P032", 6))).toEqual([2, 3, 4, 5, 6]);
  });

  test("[JL-195] an expert goalkeeper changes nothing: a 3 scores", () => {
    expect(scoring(acting("P023", 6, { GK: "P001" }))).toEqual([3, 4, 5, 6]);
  });

  test("[JL-196] option: against an expert 4 to 6 score, and a taker with the ability brings it back to 3 to 6", () => {
    const expert = { expertKeeperOnPenaltyFor: true } as const;
    expect(scoring(acting("P023", 6, { GK: "P001" }, expert))).toEqual([4, 5, 6]);
    expect(scoring(acting("P032", 6, { GK: "P001" }, expert))).toEqual([3, 4, 5, 6]);
    expect(scoring(acting("P023", 6, { GK: "P002" }, expert))).toEqual([3, 4, 5, 6]);
  });

  test("[JL-267] printed footballers have no ability: a printed defender's penalty scores on 3 to 6", () => {
    const state = playing({}, {}, [1, 1], { options: { set: printing("penalty-for") } });
    expect(call(state)?.for).toBe("penalty-for");
    expect(scoring(state)).toEqual([3, 4, 5, 6]);
  });
});

describe("penalty against", () => {
  const conceded = (keeper: Readonly<Record<string, string>>) => playing(keeper, {}, [1, 2]);

  test("[JL-167] the goalkeeper of the side in possession rolls", () => {
    const state = conceded({ GK: "P002" });
    expect(call(state)).toEqual({ for: "penalty-against", side: 0, seat: 0 });
    expect(last(rolling(state, 1))).toMatchObject({ card: "P002" });
  });

  test("[JL-168 JL-197] 1 and 2 save, else it is a goal for the opponents: 0-0 becomes 0-1", () => {
    expect(scoring(conceded({ GK: "P002" }), 1)).toEqual([3, 4, 5, 6]);
    expect(goals(rolling(conceded({ GK: "P002" }), 3))).toEqual([0, 1]);
    expect(scoring(conceded({}), 1)).toEqual([3, 4, 5, 6]);
    expect(scoring(playing({}, { FW1: "P125" }, [1, 2]), 1)).toEqual([3, 4, 5, 6]);
  });

  test("[JL-169] an expert saves 1, 2 and 3", () => {
    expect(scoring(conceded({ GK: "P001" }), 1)).toEqual([4, 5, 6]);
  });
});

describe("free kick and corner", () => {
  test("[JL-193] the same footballer rolls once, no goalkeeper takes part, the play ends: 5 scores from a free kick, not from a corner", () => {
    const freeKick = acting("P037", 6, { GK: "P003" });
    expect(call(freeKick)).toEqual({ for: "free-kick", side: 0, seat: 0 });
    expect(scoring(freeKick)).toEqual([5, 6]);
    const corner = playing({ FW2: "P138" }, { GK: "P003" }, [1, 6, 4, 6]);
    expect(call(corner)).toEqual({ for: "corner", side: 0, seat: 0 });
    expect(scoring(corner)).toEqual([6]);
    expect(matchOf(rolling(corner, 5)).play).toBe(2);
  });

  test("[JL-194] option: the ability of anybody on the pitch counts", () => {
    const home = { DF4: "P037", DF1: "P030" }; // P030 takes free kicks
    const options = { specialistScope: "any-on-pitch" } as const;
    expect(scoring(playing(home, {}, [5, 6], { options }))).toEqual([4, 5, 6]);
    expect(scoring(playing(home, {}, [5, 6]))).toEqual([5, 6]);
    expect(scoring(playing({ DF4: "P037" }, {}, [5, 6], { options }))).toEqual([5, 6]);
  });
});

describe("the outcome table", () => {
  const saved = (faces: readonly number[]) => ALL.filter((face) => !faces.includes(face));

  test("[JL-170] it is data that the board can show: four plays with their faces", () => {
    expect(Object.keys(GOAL_FACES)).toEqual(["penalty-for", "penalty-against", "free-kick", "corner"]);
  });

  test.each([
    ["[JL-171] penalty for", "penalty-for", [1, 2], [3, 4, 5, 6], [2, 3, 4, 5, 6]],
    ["[JL-172] penalty against", "penalty-against", [1, 2], [3, 4, 5, 6], [4, 5, 6]],
    ["[JL-173] direct free kick", "free-kick", [1, 2, 3, 4], [5, 6], [4, 5, 6]],
    ["[JL-174] corner", "corner", [1, 2, 3, 4, 5], [6], [5, 6]],
  ] as const)("%s", (_name, play, save, plain, special) => {
    expect(saved(GOAL_FACES[play].plain)).toEqual(save);
    expect(GOAL_FACES[play]).toEqual({ plain, special });
  });

  test("[JL-171 JL-172 JL-173 JL-174] and the dice are read by it", () => {
    expect(scoring(acting("P032", 6))).toEqual(GOAL_FACES["penalty-for"].special);
    expect(scoring(playing({ GK: "P001" }, {}, [1, 2]), 1)).toEqual(GOAL_FACES["penalty-against"].special);
    expect(scoring(acting("P030", 6))).toEqual(GOAL_FACES["free-kick"].special);
    expect(scoring(acting("P026", 6))).toEqual(GOAL_FACES.corner.special);
  });
});
