import { describe, expect, test } from "vitest";
import { aPlay, held, played, refusalOf, type Scene, standing, stands } from "./builders";
import { kindOf } from "./cards";
import type { Command } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

/** Seat 0 shoots at the red goal of seat 1; ten cards on the discard pile. */
const shootout = (mine: readonly string[], theirs: readonly string[], changes: Partial<Scene> = {}) =>
  aPlay({
    goals: [{ yellow: 0 }, { red: 1 }],
    sides: [["red"], []],
    hands: [["ball", ...mine], theirs],
    discard: 10,
    ...changes,
  });

const shot = (play: State): Command => ({ type: "play-ball", card: held(play, 0, "ball"), goal: "red" });
const react = (play: State, seat: number, kind: string): Command => ({
  type: "react",
  seat,
  card: held(play, seat, kind),
});
const letStand = (seat: number): Command => ({ type: "let-stand", seat });
const balls = ({ table }: State) => table.areas[1]?.goals[0]?.balls.length;
const discarded = ({ table }: State) => table.discard.slice(10).map(kindOf);
const sizes = ({ hidden }: State) => hidden.hands.map((hand) => hand.length);
const draws = (events: ReturnType<typeof played>["events"]) =>
  events.flatMap((event) => (event.type === "drawn" ? [[event.seat, event.count]] : []));

describe("Offside", () => {
  test("[LF-053 LF-055 LF-135] cancels a goal: Offside and ball are discarded, the goal itself stays", () => {
    const play = shootout([], ["offside"]);
    const { state } = played(play, [shot(play), react(play, 1, "offside"), letStand(0)]);
    expect(balls(state)).toBe(1);
    expect(discarded(state)).toEqual(["offside", "ball"]);
    expect(state.table.areas[1]?.goals[0]?.colour).toBe("red");
  });

  test("[LF-054] answers goals only: against a Red Card, or without a goal, it is refused", () => {
    const play = shootout(["red-card"], ["offside"], { sides: [[], ["red"]] });
    const offside = react(play, 1, "offside");
    expect(refusalOf(play, offside, { by: 1 })).toBe("no-window");
    const target = stands(play, 1, "red");
    const { state } = played(play, [{ type: "show-red-card", card: held(play, 0, "red-card"), target }]);
    expect(refusalOf(state, offside, { by: 1 })).toBe("cannot-answer-that");
  });

  test("[LF-056 LF-109] brings one card from the main deck at once", () => {
    const play = shootout([], ["offside"]);
    const top = play.hidden.deck.at(-1);
    const { state, events } = played(play, [shot(play), react(play, 1, "offside"), letStand(0)]);
    expect(draws(events)[0]).toEqual([1, 1]);
    expect(state.hidden.hands[1]).toContain(top);
    expect(sizes(state)).toEqual([5, 5]);
  });

  test("[LF-110] by option the card comes from the top of the discard pile", () => {
    const play = shootout([], ["offside"], { options: { offsideDraw: "discard" } });
    const ball = held(play, 0, "ball");
    const { state, events } = played(play, [shot(play), react(play, 1, "offside"), letStand(0)]);
    expect(events).toContainEqual({ type: "taken-from-discard", seat: 1, card: ball });
    expect(state.hidden.hands[1]).toContain(ball);
    expect(discarded(state)).toEqual(["offside"]);
    expect(draws(events)).toEqual([[0, 1]]);
  });
});

describe("VAR", () => {
  test("[LF-061 LF-063 LF-064] against a goal: the goal is cancelled, ball and VAR are discarded", () => {
    const play = shootout([], ["var"]);
    const { state } = played(play, [shot(play), react(play, 1, "var")]);
    expect(balls(state)).toBe(1);
    expect(discarded(state)).toEqual(["var", "ball"]);
    expect(state.table.discard).toHaveLength(12);
    expect(state.table.areas[1]?.tally["saves-by-var"]).toBe(1);
  });

  test("[LF-065] against a goal: its player draws back to five", () => {
    const play = shootout([], ["var"]);
    const { state, events } = played(play, [shot(play), react(play, 1, "var")]);
    expect(draws(events)).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(sizes(state)).toEqual([5, 5]);
  });

  test("[LF-066 LF-067] of the scorer against an Offside: the goal counts, Offside and VAR are discarded", () => {
    const play = shootout(["var"], ["offside"]);
    const { state } = played(play, [shot(play), react(play, 1, "offside"), react(play, 0, "var")]);
    expect(balls(state)).toBe(2);
    expect(discarded(state)).toEqual(["offside", "var"]);
    expect(state.table.discard).toHaveLength(12);
    expect(state.table.areas[1]?.tally["saves-by-offside"]).toBe(0);
  });

  test("[LF-068 LF-115] then each side refills: the scorer two cards, the player of the Offside one", () => {
    const play = shootout(["var"], ["offside"]);
    const { state, events } = played(play, [shot(play), react(play, 1, "offside"), react(play, 0, "var")]);
    expect(draws(events)).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(sizes(state)).toEqual([5, 5]);
  });

  const sentOff = (kind: "var" | undefined) => {
    const play = aPlay({
      goals: [{ yellow: 0 }, { red: 0 }],
      sides: [[], ["red+injury"]],
      hands: [["red-card"], ["var"]],
      discard: 10,
    });
    const target = stands(play, 1, "red");
    const red: Command = { type: "show-red-card", card: held(play, 0, "red-card"), target };
    return { target, ...played(play, [red, kind === undefined ? letStand(1) : react(play, 1, kind)]) };
  };

  test("[LF-069 LF-070] against a Red Card: the footballer stays, Red Card and VAR are discarded", () => {
    const { state, target } = sentOff("var");
    expect(standing(state, 1)).toEqual([target]);
    expect(state.table.areas[1]?.footballers[0]?.attached.map(kindOf)).toEqual(["injury"]);
    expect(discarded(state)).toEqual(["red-card", "var"]);
    expect(standing(sentOff(undefined).state, 1)).toEqual([]);
  });

  test("[LF-071] against a Red Card: its player draws one card, before the other fills up", () => {
    const { state, events } = sentOff("var");
    expect(draws(events)).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(sizes(state)).toEqual([5, 5]);
  });

  test("[LF-062] may be played in the three situations only: an Injury cannot be answered", () => {
    const play = aPlay({
      goals: [{ yellow: 0 }, { red: 0 }],
      sides: [[], ["red"]],
      hands: [["injury"], ["var"]],
    });
    const { state } = played(play, [{ type: "injure", card: held(play, 0, "injury"), target: stands(play, 1, "red") }]);
    expect(state.table.window).toBeUndefined();
    expect(refusalOf(state, react(play, 1, "var"), { by: 1 })).toBe("no-window");
  });

  test("[LF-113] cannot answer VAR, and after VAR has beaten Offside the goal stands", () => {
    const play = shootout(["var"], ["var", "offside"]);
    const { state: varOnGoal } = played(play, [shot(play), react(play, 1, "var")]);
    expect(refusalOf(varOnGoal, react(play, 0, "var"), { by: 0 })).toBe("no-window");
    const chain: Command[] = [shot(play), react(play, 1, "offside"), react(play, 0, "var")];
    const { state } = played(play, chain);
    expect(refusalOf(state, react(play, 1, "var"), { by: 1 })).toBe("no-window");
    expect(balls(state)).toBe(2);
  });
});

test("[LF-102 LF-103] a second Yellow Card cannot be answered, by option with VAR", () => {
  const booked = (options: Record<string, unknown>) => {
    const play = aPlay({
      options,
      goals: [{ yellow: 0 }, { red: 0 }],
      sides: [[], ["red+yellow-card"]],
      hands: [["yellow-card"], ["var"]],
      discard: 10,
    });
    const card = held(play, 0, "yellow-card");
    return { play, ...played(play, [{ type: "show-yellow-card", card, target: stands(play, 1, "red") }]) };
  };
  const strict = booked({});
  expect(standing(strict.state, 1)).toEqual([]);
  expect(refusalOf(strict.state, react(strict.play, 1, "var"), { by: 1 })).toBe("no-window");

  const lenient = booked({ varOnSecondYellow: true });
  expect(lenient.state.table.window).toMatchObject({ about: "second-yellow", asked: [1] });
  const saved = played(lenient.state, [react(lenient.play, 1, "var")]).state;
  expect(saved.table.areas[1]?.footballers[0]?.attached).toHaveLength(1);
  expect(discarded(saved)).toEqual(["yellow-card", "var"]);
  expect(standing(played(lenient.state, [letStand(1)]).state, 1)).toEqual([]);
});

test("[LF-114] a cancelled ball uses up the turn: the scorer draws one for it", () => {
  const play = shootout([], ["offside"]);
  const { state, events } = played(play, [shot(play), react(play, 1, "offside"), letStand(0)]);
  expect(draws(events)).toEqual([
    [1, 1],
    [0, 1],
  ]);
  expect(state.table.turn).toBe(1);
});

test("[LF-125] whoever answers draws before the scorer", () => {
  const play = shootout([], ["var"], { deck: 2 });
  const [second, first] = play.hidden.deck;
  const { state } = played(play, [shot(play), react(play, 1, "var")]);
  expect(state.hidden.hands[1]).toContain(first);
  expect(state.hidden.hands[0]).toContain(second);
});

test("[LF-136] a cancelled third goal eliminates nobody", () => {
  const play = shootout([], ["offside"], { goals: [{ yellow: 0 }, { red: 2 }] });
  const { state } = played(play, [shot(play), react(play, 1, "offside"), letStand(0)]);
  expect(balls(state)).toBe(2);
  expect(state.table.out).toEqual([]);
  expect(played(play, [shot(play), react(play, 1, "offside")]).state.table.out).toEqual([]);
  const beaten = shootout(["var"], ["offside"], { goals: [{ yellow: 0 }, { red: 2 }] });
  const chain: Command[] = [shot(beaten), react(beaten, 1, "offside"), react(beaten, 0, "var")];
  expect(played(beaten, chain).state.table.out).toEqual([1]);
});

describe("who is asked", () => {
  const four = (options: Record<string, unknown>, hands: readonly (readonly string[])[]) =>
    aPlay({
      options,
      goals: [{ blue: 0 }, { yellow: 0 }, { green: 0 }, { red: 0 }],
      sides: [[], ["red"]],
      hands,
      turn: 1,
    });
  const shoot = (play: State): Command => ({ type: "play-ball", card: held(play, 1, "ball"), goal: "red" });

  test("[LF-111] only the player who concedes may answer a goal", () => {
    const play = four({}, [["offside"], ["ball"], ["var"], []]);
    const { state } = played(play, [shoot(play)]);
    expect(state.table.window?.asked).toEqual([3]);
    expect(refusalOf(state, react(play, 0, "offside"), { by: 0 })).toBe("not-asked");
    expect(rules.legal(state, 2)).toEqual([]);
  });

  test("[LF-112] by option every opponent of the scorer, in turn order from his left: the first answer counts", () => {
    const play = four({ goalAnswers: "any-opponent" }, [["offside"], ["ball"], [], ["var"]]);
    const { state } = played(play, [shoot(play)]);
    expect(state.table.window?.asked).toEqual([2, 3, 0]);
    const answers: Command[] = [react(play, 0, "offside"), letStand(2), react(play, 3, "var")];
    const { state: after, events } = played(state, answers);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "window-closed", reaction: { seat: 3, card: held(play, 3, "var") } }),
    );
    expect(after.hidden.hands[0]).toContain(held(play, 0, "offside"));
    expect(after.table.areas[3]?.goals[0]?.balls).toEqual([]);
  });
});

test("[LF-123] a goal, an Offside and a Red Card can be answered, and nothing else", () => {
  const windows = (play: State, commands: readonly Command[]) => {
    const { events } = played(play, commands);
    return events.flatMap((event) => (event.type === "window-opened" ? [[event.about, event.asked]] : []));
  };
  const play = shootout(["red-card", "injury", "yellow-card", "red"], ["offside"], {
    sides: [["red", "red"], ["red"]],
  });
  const target = stands(play, 1, "red");
  expect(windows(play, [shot(play), react(play, 1, "offside"), letStand(0)])).toEqual([
    ["goal", [1]],
    ["offside", [0]],
  ]);
  const red: Command = { type: "show-red-card", card: held(play, 0, "red-card"), target };
  expect(windows(play, [red, letStand(1)])).toEqual([["red-card", [1]]]);
  const others: Command[] = [
    { type: "injure", card: held(play, 0, "injury"), target },
    { type: "show-yellow-card", card: held(play, 0, "yellow-card"), target },
    { type: "lay-footballer", card: held(play, 0, "red") },
    { type: "discard", cards: [held(play, 0, "injury")] },
  ];
  for (const command of others) expect(windows(play, [command]), command.type).toEqual([]);
  expect(rules.legal(played(play, [shot(play)]).state, 1).map(({ command }) => command.type)).toEqual([
    "let-stand",
    "react",
  ]);
});
