import { describe, expect, test } from "vitest";
import { aPlay, held, NOW, played, refusalOf, type Scene, stands } from "./builders";
import { ALWAYS_ASK, type Automatic, type Command, type Event } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

const shootout = (theirs: readonly string[], changes: Partial<Scene> = {}) =>
  aPlay({
    goals: [{ yellow: 0 }, { red: 0 }, { blue: 0 }],
    sides: [["red"], ["red"], []],
    hands: [["ball", "red-card"], theirs, []],
    ...changes,
  });

const shot = (play: State): Command => ({ type: "play-ball", card: held(play, 0, "ball"), goal: "red" });
const letStand = (seat: number): Command => ({ type: "let-stand", seat });
const shots = { sides: [["red", "red"], ["red"], []] };
const automatic = (changes: Partial<Automatic>): Command => ({
  type: "set-automatic",
  seat: 1,
  automatic: { ...ALWAYS_ASK, ...changes },
});

/** What somebody who holds nothing of this learns. */
const seen = (state: State, events: readonly Event[], seat: number | undefined) =>
  JSON.stringify([rules.view(state, seat), events.map((event) => rules.news(event, seat))]);

describe("[LF-124] the time to answer", () => {
  test("[LF-124] is the same with and without a usable card", () => {
    const windows = [["offside", "var"], ["doctor"]].map((hand) => {
      const play = shootout(hand, shots);
      const { state, events } = played(play, [shot(play)], { after: 500 });
      expect(rules.nextDue(state)).toEqual({ at: NOW + 6_500, command: { type: "close-window" } });
      return { window: state.table.window, types: events.map(({ type }) => type) };
    });
    expect(windows[0]).toEqual(windows[1]);
  });

  test("[LF-124] is 6 seconds, by option 3 to 15, or hours in games by deadline", () => {
    const due = (options: Record<string, unknown>) => {
      const play = shootout([], { ...shots, options });
      return (rules.nextDue(played(play, [shot(play)]).state)?.at ?? 0) - NOW;
    };
    expect(due({})).toBe(6_000);
    expect(due({ answerSeconds: 3 })).toBe(3_000);
    expect(due({ answerSeconds: 15 })).toBe(15_000);
    expect(due({ timing: "deadline" })).toBe(12 * 3_600_000);
    for (const answerSeconds of [2, 16]) expect(rules.options.safeParse({ answerSeconds }).success).toBe(false);
  });

  test("round the table no clock runs: answers are waited for, and nobody is absent", () => {
    const play = shootout(["var"], { ...shots, options: { timing: "table" } });
    const { state } = played(play, [shot(play), { type: "go-away", seat: 1 }]);
    expect(rules.nextDue(state)).toBeUndefined();
    expect(refusalOf(state, { type: "close-window" }, { by: { kind: "clock" }, after: 1e9 })).toBe("not-due");
    expect(refusalOf(state, { type: "react", seat: 1, card: held(play, 1, "var") }, { after: 1e9 })).toBeUndefined();
  });

  test("[LF-124] is over when everybody has answered, and nothing is an answer for everybody", () => {
    const play = shootout(["var"], shots);
    const { state } = played(play, [shot(play), letStand(1)], { after: 200 });
    expect(state.table.window).toBeUndefined();
    expect(state.table.areas[1]?.goals[0]?.balls).toHaveLength(1);
  });

  test("[LF-124] is over at its end: the clock says nothing for whoever has not answered", () => {
    const play = shootout(["var"], shots);
    const { state } = played(play, [shot(play)]);
    const clock = { by: { kind: "clock" } as const };
    expect(refusalOf(state, { type: "close-window" }, { ...clock, after: 5_999 })).toBe("not-due");
    expect(refusalOf(state, { type: "close-window" }, { after: 6_000 })).toBe("clock-only");
    const late: Command = { type: "react", seat: 1, card: held(play, 1, "var") };
    expect(refusalOf(state, late, { by: 1, after: 6_000 })).toBe("window-closed");
    expect(refusalOf(state, late, { by: 1, after: 5_999 })).toBeUndefined();
    const { state: after } = played(state, [{ type: "close-window" }], { ...clock, after: 6_000 });
    expect(after.table.areas[1]?.goals[0]?.balls).toHaveLength(1);
    expect(after.hidden.hands[1]).toContain(held(play, 1, "var"));
  });

  test("[LF-124] with several asked, an answer stays hidden until all have answered", () => {
    const play = shootout(["var"], { ...shots, options: { goalAnswers: "any-opponent" } });
    const card = held(play, 1, "var");
    const asked = played(play, [shot(play)]).state;
    const [reacted, waved] = [{ type: "react", seat: 1, card } as const, letStand(1)].map((command) => {
      const { state, events } = played(asked, [command]);
      expect(state.table.window?.answered).toEqual([1]);
      return [0, 2, undefined].map((seat) => seen(state, events, seat));
    });
    expect(reacted).toEqual(waved);
    const { state } = played(asked, [{ type: "react", seat: 1, card }]);
    expect(rules.view(state, 1).answer).toBe(card);
    expect(refusalOf(state, letStand(1), { by: 1 })).toBe("already-answered");
  });
});

describe("answers set beforehand", () => {
  test("[LF-124] count at once, whether the card is held or not", () => {
    const opened = [["var"], ["doctor"]].map((hand) => {
      const play = shootout(hand, shots);
      const { events } = played(play, [automatic({ goal: ["offside", "var"] }), shot(play)]);
      const from = events.findIndex(({ type }) => type === "window-opened");
      return events.slice(from, from + 3).map((event) => rules.news(event, 2));
    });
    expect(opened.map(([open, answer]) => [open, answer])).toEqual([
      [
        { type: "window-opened", about: "goal", asked: [1] },
        { type: "answered", seat: 1, automatic: true },
      ],
      [
        { type: "window-opened", about: "goal", asked: [1] },
        { type: "answered", seat: 1, automatic: true },
      ],
    ]);
    expect(opened[0]?.[2]).toMatchObject({ reaction: { seat: 1 } });
    expect(opened[1]?.[2]).toEqual({ type: "window-closed", about: "goal" });
  });

  test("play the first card of the list that is held, and for the situation that they are set for", () => {
    const play = shootout(["var", "offside"], shots);
    const reaction = (goal: Automatic["goal"]) => {
      const { events } = played(play, [automatic({ goal }), shot(play)]);
      const closed = events.find(({ type }) => type === "window-closed");
      return closed?.type === "window-closed" ? closed.reaction?.card : undefined;
    };
    expect(reaction(["var", "offside"])).toBe(held(play, 1, "var"));
    expect(reaction(["offside"])).toBe(held(play, 1, "offside"));
    expect(reaction([])).toBeUndefined();
    const { state } = played(play, [automatic({ "red-card": [] }), shot(play)]);
    expect(state.table.phase).toBe("window");
  });

  test("are nobody else's business", () => {
    const play = shootout(["var"], shots);
    const { state, events } = played(play, [automatic({ goal: ["var"] })]);
    expect(events.map((event) => rules.news(event, 0))).toEqual([undefined]);
    expect(rules.view(state, 0).automatic).toEqual(ALWAYS_ASK);
    expect(rules.view(state, 1).automatic).toMatchObject({ goal: ["var"] });
    expect(refusalOf(play, automatic({}), { by: 0 })).toBe("not-your-seat");
  });
});

describe("[LF-126] what is public", () => {
  test("[LF-126] goals, balls, footballers, discard pile, sizes of hands and deck; hands and deck are hidden", () => {
    const play = shootout(["var"], { ...shots, discard: 3 });
    const view = rules.view(play, undefined);
    expect(view.table.areas.map(({ goals }) => goals[0]?.colour)).toEqual(["yellow", "red", "blue"]);
    expect(view.table.areas[0]?.footballers).toHaveLength(2);
    expect(view.table.discard).toHaveLength(3);
    expect(view.handSizes).toEqual([5, 5, 5]);
    expect(view.deckSize).toBe(play.hidden.deck.length);
    expect(view.hand).toEqual([]);
    const shown = JSON.stringify(view);
    for (const card of [...play.hidden.hands.flat(), ...play.hidden.deck]) expect(shown).not.toContain(card);
    expect(rules.view(play, 1).hand).toEqual(play.hidden.hands[1]);
  });

  test("[LF-126] draws are told by number to others, by card to oneself", () => {
    const drawn: Event = { type: "drawn", seat: 1, count: 2, cards: ["L52", "L64"] };
    expect(rules.news(drawn, 1)).toEqual(drawn);
    for (const seat of [0, undefined]) expect(rules.news(drawn, seat)).toMatchObject({ count: 2, cards: [] });
    const dealt: Event = { type: "dealt", count: 1, hands: [["L52"], ["L64"]] };
    expect(rules.news(dealt, 0)).toMatchObject({ hands: [["L52"], []] });
    expect(rules.news({ type: "reshuffled", count: 1, cards: ["L52"] }, 0)).toMatchObject({ count: 1, cards: [] });
  });
});

test("a turn waits until the window is closed, and other people's answers are refused", () => {
  const play = shootout([], shots);
  const { state } = played(play, [shot(play)]);
  const target = stands(play, 1, "red");
  const red: Command = { type: "show-red-card", card: held(play, 0, "red-card"), target };
  expect(refusalOf(state, red, { by: 0 })).toBe("window-open");
  expect(refusalOf(state, letStand(1), { by: 2 })).toBe("not-your-seat");
  expect(refusalOf(state, { type: "react", seat: 1, card: held(play, 0, "red-card") }, { by: 1 })).toBe(
    "card-not-held",
  );
  expect(refusalOf(state, { type: "react", seat: 1, card: held(play, 1, "yellow-card") }, { by: 1 })).toBe(
    "wrong-card",
  );
});
