import { describe, expect, test } from "vitest";
import { aPlay, held, NOW, played, refusalOf, type Scene } from "./builders";
import type { Command } from "./model";
import { rules } from "./rules";

const clock = { kind: "clock" } as const;
const away: Command = { type: "go-away", seat: 0 };
const standIn: Command = { type: "stand-in", seat: 0 };

const scene = (changes: Partial<Scene> = {}) =>
  aPlay({ goals: [{ yellow: 0 }, { red: 0 }, { blue: 0 }], sides: [["red"]], hands: [["ball"], ["var"]], ...changes });

describe("[LF-127] who is absent longer than the grace time", () => {
  test("[LF-127] is played by the bot, after 30 seconds", () => {
    const { state } = played(scene(), [away], { by: clock });
    expect(rules.nextDue(state)).toEqual({ at: NOW + 30_000, command: standIn });
    expect(refusalOf(state, standIn, { by: clock, after: 29_999 })).toBe("not-due");
    expect(refusalOf(state, standIn, { by: 1, after: 30_000 })).toBe("clock-only");
    const { events } = played(state, [standIn], { by: clock, after: 30_000 });
    expect(events.slice(0, 2)).toMatchObject([
      { type: "stood-in", seat: 0, how: "bot" },
      { type: "ball-played", seat: 0, goal: "red" },
    ]);
  });

  test("[LF-127] has the grace time of the option", () => {
    const { state } = played(scene({ options: { graceSeconds: 90 } }), [away], { by: clock });
    expect(rules.nextDue(state)?.at).toBe(NOW + 90_000);
  });

  test("[LF-127] is played no longer once back, by saying so or by acting", () => {
    const { state } = played(scene(), [away], { by: clock });
    const back = played(state, [{ type: "come-back", seat: 0 }], { by: clock, after: 10 }).state;
    expect(rules.nextDue(back)).toBeUndefined();
    const discard: Command = { type: "discard", cards: [held(state, 0, "ball")] };
    const { state: acted, events } = played(state, [discard], { by: 0, after: 10 });
    expect(events[0]).toEqual({ type: "came-back", seat: 0 });
    expect(acted.table.areas[0]?.awaySince).toBeUndefined();
    expect(refusalOf(state, away, { by: clock })).toBe("already-away");
    expect(refusalOf(back, { type: "come-back", seat: 0 }, { by: clock })).toBe("not-away");
    expect(refusalOf(back, away, { by: 1 })).toBe("not-your-seat");
  });

  test("[LF-127] is answered for by the bot when the window closes, and not a moment earlier", () => {
    const play = scene({ turn: 1, sides: [["blue"], ["yellow"]], hands: [["offside"], ["ball"]] });
    const gone = played(play, [away], { by: clock }).state;
    const shot: Command = { type: "play-ball", card: held(play, 1, "ball"), goal: "yellow" };
    const shotAt = played(gone, [shot], { by: 1, after: 60_000 }).state;
    expect(rules.nextDue(shotAt)).toEqual({ at: NOW + 66_000, command: { type: "close-window" } });
    const { state, events } = played(shotAt, [{ type: "close-window" }], { by: clock, after: 66_000 });
    expect(events).toContainEqual(expect.objectContaining({ reaction: { seat: 0, card: held(play, 0, "offside") } }));
    expect(state.table.window?.about).toBe("offside");
  });

  test("[LF-127] by option two cards are discarded instead, and after three such turns the player is out", () => {
    let state = played(scene({ options: { absence: "discard" } }), [away], { by: clock }).state;
    for (const round of [1, 2, 3]) {
      const { state: after, events } = played({ ...state, table: { ...state.table, turn: 0 } }, [standIn], {
        by: clock,
        after: round * 40_000,
      });
      expect(events.slice(0, 2)).toMatchObject([
        { type: "stood-in", seat: 0, how: "discard" },
        { type: "discarded", seat: 0, cards: expect.objectContaining({ length: 2 }) },
      ]);
      expect(after.table.out).toEqual(round === 3 ? [0] : []);
      state = after;
    }
    expect(state.table.turn).toBe(1);
  });

  test("by deadline everybody who lets the time of a turn pass is absent, and presence does not matter", () => {
    const play = scene({ options: { timing: "deadline", turnHours: 24 } });
    expect(rules.nextDue(play)).toEqual({ at: NOW + 24 * 3_600_000, command: standIn });
    const gone = played(play, [away], { by: clock }).state;
    expect(rules.nextDue(gone)?.at).toBe(NOW + 24 * 3_600_000);
  });
});

test("the bot also chooses a goal for an absent player", () => {
  const start = {
    edition: "rulebook" as const,
    options: rules.options.parse({ goalChoice: "seat-order" }),
    entrants: [{ name: "A" }, { name: "B" }],
  };
  const [first] = rules.setup(start, { roll: () => 1, shuffle: (cards) => [...cards] });
  if (first === undefined) throw new Error("nothing was set up");
  const begun = rules.evolve(undefined, first, NOW);
  const gone = played(begun, [away], { by: clock }).state;
  const { state } = played(gone, [standIn], { by: clock, after: 30_000 });
  expect(state.table.areas[0]?.goals).toHaveLength(1);
  expect(state.table.turn).toBe(1);
});
