import { describe, expect, test } from "vitest";
import { diceFrom } from "../core/dice";
import { seededDice } from "../core/simulate";
import { refusalOf } from "./builders";
import { COLOURS, colourOf, DRAW_CARDS, goalCard, kindOf } from "./cards";
import { decide } from "./decide";
import { evolve } from "./evolve";
import type { Command, Event } from "./model";
import { Options, startFault } from "./options";
import { rules } from "./rules";
import type { State } from "./state";

const start = (players: number, options: Record<string, unknown> = {}) => ({
  edition: "rulebook" as const,
  options: Options.parse(options),
  entrants: Array.from({ length: players }, (_, seat) => ({ name: `Coach ${seat}` })),
});

const fold = (events: readonly Event[]) =>
  events.reduce<State | undefined>((state, event) => evolve(state, event, 0), undefined);

function begun(players: number, options: Record<string, unknown> = {}, dice = seededDice(7)): State {
  const state = fold(rules.setup(start(players, options), dice));
  if (state === undefined) throw new Error("nothing was set up");
  return state;
}

/** Everybody takes the first goal that is left; also says who chose, in order. */
function chosen(players: number, options: Record<string, unknown> = {}, dice = seededDice(7)) {
  let state = begun(players, options, dice);
  const order: number[] = [];
  const events: Event[] = [];
  while (state.table.phase === "goals") {
    const seat = state.table.turn;
    const goal = state.table.freeGoals[0] ?? "blue";
    const decision = decide(state, { type: "choose-goal", goal }, { by: { kind: "seat", seat }, at: 0, dice });
    if (decision.kind !== "accepted") throw new Error(JSON.stringify(decision));
    order.push(seat);
    events.push(...decision.events);
    for (const event of decision.events) state = evolve(state, event, 0);
  }
  return { state, order, events };
}

const sizes = ({ hidden }: State) => hidden.hands.map((hand) => hand.length);
const drawCards = ({ hidden }: State) => [...hidden.deck, ...hidden.hands.flat()];

test("[LF-013] the deck is shuffled before dealing", () => {
  const { events } = chosen(4);
  const types = events.map(({ type }) => type);
  expect(types.slice(-3)).toEqual(["deck-shuffled", "dealt", "kicked-off"]);
  const orders = [1, 2, 3].map((seed) => drawCards(chosen(4, {}, seededDice(seed)).state).join());
  expect(new Set([...orders, DRAW_CARDS.join()]).size).toBe(4);
});

test("[LF-014] everybody is dealt five cards: four players leave 53 of 73", () => {
  const { state } = chosen(4);
  expect(sizes(state)).toEqual([5, 5, 5, 5]);
  expect(state.hidden.deck).toHaveLength(53);
});

test("[LF-015 LF-016] the rest lies face down as the main deck, beside an empty discard pile", () => {
  const { state } = chosen(3);
  expect(rules.view(state, undefined)).toMatchObject({ deckSize: 50, table: { discard: [] } });
  expect(JSON.stringify(rules.view(state, 0))).not.toContain(state.hidden.deck[0]);
});

test("[LF-020] each player chooses a goal that is left and lays it in front", () => {
  const state = begun(2);
  const choice: Command = { type: "choose-goal", goal: "green" };
  const seat = state.table.turn;
  const decision = decide(state, choice, { by: { kind: "seat", seat }, at: 0, dice: seededDice(1) });
  if (decision.kind !== "accepted") throw new Error("refused");
  const next = decision.events.reduce((before, event) => evolve(before, event, 0), state);
  expect(next.table.areas[seat]?.goals).toEqual([{ colour: "green", balls: [] }]);
  expect(refusalOf(next, choice)).toBe("goal-taken");
  expect(refusalOf(next, { type: "choose-goal", goal: "red" }, { by: seat })).toBe("not-your-turn");
  expect(refusalOf(next, { type: "discard", cards: [] })).toBe("choose-goals-first");
});

describe("variants for two players", () => {
  test("[LF-021] one goal each", () => {
    expect(chosen(2).state.table.areas.map(({ goals }) => goals.length)).toEqual([1, 1]);
  });

  test("[LF-022] two goals each: all four are in play", () => {
    const { state } = chosen(2, { variant: "two-goals-any" });
    expect(state.table.areas.map(({ goals }) => goals.length)).toEqual([2, 2]);
    expect(new Set(state.table.areas.flatMap(({ goals }) => goals.map(({ colour }) => colour))).size).toBe(4);
  });

  test("[LF-023] two goals cannot be agreed without saying whether three balls on any or on both eliminate", () => {
    expect(Options.safeParse({ variant: "two-goals" }).success).toBe(false);
    expect(Options.safeParse({ variant: "two-goals-any" }).success).toBe(true);
    expect(Options.safeParse({ variant: "two-goals-both" }).success).toBe(true);
  });

  test("[LF-037] only with two players may there be two goals each", () => {
    const options = Options.parse({ variant: "two-goals-both" });
    expect([2, 3, 4].map((players) => startFault(options, players))).toEqual([
      undefined,
      "two-goals-need-two-players",
      "two-goals-need-two-players",
    ]);
    expect(() => begun(3, { variant: "two-goals-both" })).toThrow("two-goals-need-two-players");
  });
});

test("[LF-036] every player has a goal", () => {
  for (const players of [2, 3, 4]) {
    expect(chosen(players).state.table.areas.every(({ goals }) => goals.length === 1)).toBe(true);
  }
});

test("[LF-072] the tips are options: without them every card stays in the game", () => {
  const off = { removeUnusedColours: false, removeEliminatedColours: false };
  expect(Options.parse({})).toMatchObject({ removeUnusedColours: true, removeEliminatedColours: true });
  expect(drawCards(chosen(2, off).state)).toHaveLength(73);
});

test("[LF-073 LF-077] with fewer players unused colours are taken out: 68 cards with three, of which 65 are drawn", () => {
  const { state } = chosen(3);
  const unused = COLOURS.filter((colour) => !state.table.areas.some(({ goals }) => goals[0]?.colour === colour));
  expect(unused).toHaveLength(1);
  expect(state.table.gone.filter((card) => kindOf(card) === "goal")).toEqual(unused.map(goalCard));
  expect(state.table.gone.filter((card) => kindOf(card) === "field-player")).toHaveLength(8);
  expect(state.table.gone.every((card) => colourOf(card) === unused[0])).toBe(true);
  expect(drawCards(state)).toHaveLength(65);
  expect(drawCards(chosen(2).state)).toHaveLength(57);
});

test("[LF-076] goals are chosen before the shuffle, in random order, and are never drawn: 73 cards with four goals", () => {
  const orders = new Set(Array.from({ length: 40 }, (_, seed) => chosen(3, {}, seededDice(seed)).order.join()));
  expect(orders.size).toBe(6);
  for (const state of [chosen(4).state, chosen(2, { variant: "two-goals-any" }).state]) {
    expect(drawCards(state)).toHaveLength(73);
    expect(drawCards(state).some((card) => kindOf(card) === "goal")).toBe(false);
  }
});

test("[LF-078] goal draft: the goals are chosen in seat order", () => {
  expect(chosen(4, { goalChoice: "seat-order" }).order).toEqual([0, 1, 2, 3]);
  expect(chosen(2, { goalChoice: "seat-order", variant: "two-goals-any" }).order).toEqual([0, 1, 0, 1]);
});

test("goals may be dealt without asking, and the play begins at once", () => {
  const state = begun(4, { goalChoice: "dealt" });
  expect(state.table.phase).toBe("turn");
  expect(new Set(state.table.areas.map(({ goals }) => goals[0]?.colour)).size).toBe(4);
});

test("[LF-079] unused colours may stay in: 73 cards with three players", () => {
  const { state } = chosen(3, { removeUnusedColours: false });
  expect(drawCards(state)).toHaveLength(73);
  expect(state.table.gone).toHaveLength(1);
});

test("[LF-080] the first player is drawn by a die with a face for each", () => {
  const firsts = [1, 2, 3].map((face) => {
    const dice = diceFrom((sides, purpose) => (purpose === "first-player" ? face : sides));
    return chosen(3, {}, dice).state.table.turn;
  });
  expect(firsts).toEqual([0, 1, 2]);
  expect(chosen(3, { firstPlayer: "first-seat" }).state.table.turn).toBe(0);
});

test("[LF-137] two to four players, no other number", () => {
  const options = Options.parse({});
  expect([1, 2, 3, 4, 5].map((players) => startFault(options, players))).toEqual([
    "two-to-four-players",
    undefined,
    undefined,
    undefined,
    "two-to-four-players",
  ]);
  expect(() => begun(5)).toThrow("two-to-four-players");
  expect(rules.seats).toEqual({ min: 2, max: 4 });
});
