import { describe, expect, test } from "vitest";
import { fold } from "../core/play";
import { seededDice, simulate } from "../core/simulate";
import { bots } from "./bots";
import { aPlay, aStart, eventsOf, moved, playing } from "./builders";
import { cardIdsOf, FACE_DOWN } from "./deck";
import { evolve } from "./evolve";
import type { Event } from "./model";
import { deal } from "./moves/deal";
import { rules } from "./rules";
import type { State } from "./state";
import { faceDown, news, view } from "./view";

const ALL = [undefined, 0, 1, 2, 3];

describe("what is seen", () => {
  const round = aPlay({
    seats: 4,
    centre: ["B16", "R16"],
    players: [
      { display: ["R34", "R01"], discard: ["R02", "R03"], hand: ["R05", "R06"] },
      { display: ["B01", "B25"], discard: ["B03"] },
      {},
      {},
    ],
  });

  test("[LG-125] displays, tops of discards, card counts and the centre are public", () => {
    for (const seat of ALL) {
      const { players, centre } = view(round, seat);
      expect(players[0]).toMatchObject({
        display: [
          { card: { id: "R34" }, fits: true },
          { card: { id: "R01" }, fits: false },
        ],
        discard: { top: { card: { id: "R03" }, fits: false }, count: 2 },
        hand: round.players[0]?.hand.length,
      });
      expect(players[1]).toMatchObject({
        display: [
          { card: { id: "B01" }, fits: false },
          { card: { id: "B25" }, fits: true },
        ],
        discard: { top: { card: { id: "B03" } }, count: 1 },
      });
      expect(centre).toMatchObject({ version: 2, count: 2, top: { id: "R16" }, possession: "red" });
    }
  });

  test("[LG-125] the order of all hands is hidden, from their owner too", () => {
    for (const seat of ALL) {
      const shown = JSON.stringify(view(round, seat));
      for (const id of round.players.flatMap(({ hand }) => hand)) expect(shown).not.toContain(`"${id}"`);
      expect(shown).not.toContain('"R02"');
    }
  });

  test("[LG-125] news of deals, reshuffles and yellow cards shows backs, for all alike", () => {
    const dealt = deal(
      { ...round, teams: { red: { ...round.teams.red, deck: cardIdsOf(round, "red") }, blue: round.teams.blue } },
      seededDice(1),
    );
    const hidden = new Set(dealt.hands.flatMap(({ hand }) => hand));
    for (const seat of ALL) {
      const told = news(dealt, seat);
      expect(told).toMatchObject({ type: "dealt", hands: dealt.hands.map(({ display }) => ({ display })) });
      const shown = JSON.stringify(told);
      for (const id of hidden) expect(shown).not.toContain(`"${id}"`);
    }
    const yellow = aPlay({ centre: ["R16"], players: [{ hand: ["R01", "RY1"] }, { display: ["B16"] }] });
    const placed = eventsOf(yellow, 0, { type: "turn" }).find(({ type }) => type === "yellow-placed");
    expect(placed?.type === "yellow-placed" && placed.hand).toContain("B16");
    for (const seat of ALL) {
      const told = placed === undefined ? undefined : news(placed, seat);
      expect(told?.type === "yellow-placed" && [...new Set(told.hand)]).toEqual([FACE_DOWN]);
    }
  });

  test("[LG-125] news of a gathering shows the new display and backs", () => {
    const used = aPlay({
      centre: ["R16"],
      players: [{ display: ["R01"], discard: ["R34", "R35", "R36", "R37", "R38"] }, {}],
      rest: "away",
    });
    const [gathered] = eventsOf(used, 0, { type: "turn" });
    expect(gathered?.type === "gathered" && [gathered.display.length, gathered.hand.length]).toEqual([4, 2]);
    for (const seat of ALL) {
      const told = gathered === undefined ? undefined : news(gathered, seat);
      expect(told).toEqual({ ...gathered, hand: [FACE_DOWN, FACE_DOWN] });
    }
  });

  test("a held card is told to its player alone, and round trips to nobody", () => {
    const held = { type: "held", seat: 1, card: "B16", delayMs: 60 } as const;
    expect(ALL.map((seat) => news(held, seat) !== undefined)).toEqual([false, false, true, false, false]);
    expect(ALL.map((seat) => news({ type: "measured", seat: 0, rttMs: 40 }, seat))).toEqual(ALL.map(() => undefined));
  });

  test("a screen that folds news from the face-down state sees what the server shows", () => {
    const { play } = simulate(rules, aStart(4), [bots.greedy, bots.greedy, bots.strong, bots.random], 5);
    let state = fold<State, Event>(rules, play.log.slice(0, 1)).state;
    let screen = faceDown(state);
    for (const { event, at } of play.entries.slice(1)) {
      state = evolve(state, event, at);
      const told = news(event, undefined);
      if (told !== undefined) screen = evolve(screen, told, at);
      expect(view(screen, 1)).toEqual(view(state, 1));
    }
    expect(state.phase.kind).toBe("over");
  });

  test("an open card is marked as fitting only while it may go to the centre", () => {
    const scored = moved(aPlay({ centre: ["R54"], players: [{ display: ["R66"] }, {}] }), 0, playing("R66"));
    expect(scored.players[0]?.display).toEqual([]);
    const over = { ...round, phase: { kind: "break", until: 0 } } as const;
    expect(view(over, 0).players[0]?.display.map(({ fits }) => fits)).toEqual([false, false]);
  });
});
