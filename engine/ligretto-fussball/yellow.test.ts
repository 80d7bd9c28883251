import { describe, expect, test } from "vitest";
import { diceFrom } from "../core/dice";
import { seededDice } from "../core/simulate";
import { aPlay, ask, eventsOf, moved, playing, some, unshuffled, wait } from "./builders";
import { Options } from "./options";
import type { Player, State } from "./state";
import { view } from "./view";

const TURN = { type: "turn" } as const;
const counts = ({ players }: State, seat: number) => ({
  hand: players[seat]?.hand.length,
  display: players[seat]?.display.length,
  discard: players[seat]?.discard.length,
});

/** Seat 0 turns a yellow card next; seat 1 has 40 cards in the hand, 4 in the display and 25 on the discard. */
const blue = some(55, "blue");
const more = ["B16", "B17", "B18", "B19", "B20", "B21", "B22", "B53", "B60", "B61", "B66", "B67", "B68", "BA1"];
const victim = { hand: blue.slice(0, 40), display: blue.slice(40, 44), discard: [...blue.slice(44), ...more] };
const duel = (players: readonly Partial<Player>[] = [{ hand: ["R05", "R06", "R01", "RY1"] }, victim], options = {}) =>
  aPlay({ centre: ["R16"], players, options, rest: "away" });
/** Seats 0 and 2 against 1 and 3. */
const pairs = (players: readonly Partial<Player>[]) => aPlay({ seats: 4, centre: ["R16"], players });

describe("a yellow card", () => {
  test("[LG-079] that is revealed is placed in front of an opponent", () => {
    expect(eventsOf(duel(), 0, TURN).map(({ type }) => type)).toEqual(["turned", "yellow-placed"]);
    const placed = moved(duel(), 0, TURN);
    expect(placed.players[1]?.yellows).toEqual(["RY1"]);
    expect(placed.teams.blue.suffered).toBe(1);
    expect(view(placed, 0).players[1]?.yellows).toBe(1);
  });

  test("[LG-080] stops its victim at once: turning and playing are refused", () => {
    const ready = duel([{ hand: ["R01", "RY1"] }, { display: ["B16"], hand: ["B01", "B02"] }]);
    expect(ask(ready, 1, playing("B16")).kind).toBe("accepted");
    const placed = moved(ready, 0, TURN);
    expect(ask(placed, 1, TURN)).toEqual({ kind: "refused", refusal: "stopped-by-yellow" });
    expect(ask(placed, 1, playing("B16"))).toEqual({ kind: "refused", refusal: "stopped-by-yellow" });
    expect(ask(placed, 0, TURN, { in: 350 }).kind).toBe("accepted");
  });

  test("[LG-081] makes the victim gather display and discard and shuffle them into the hand: 40 + 4 + 25 = 69", () => {
    expect(counts(duel(), 1)).toEqual({ hand: 40, display: 4, discard: 25 });
    const placed = moved(duel(), 0, TURN, { dice: seededDice(1) });
    expect(counts(placed, 1)).toEqual({ hand: 69, display: 0, discard: 0 });
    const all = [...victim.hand, ...victim.display, ...victim.discard];
    expect(placed.players[1]?.hand.toSorted()).toEqual(all.toSorted());
    expect(placed.players[1]?.hand).not.toEqual(all);
  });

  test("[LG-082] then 2 new cards are laid out in a team of two: a hand of 35 becomes 33", () => {
    const cards = some(35, "blue");
    const second = { display: cards.slice(0, 2), discard: cards.slice(2, 10), hand: cards.slice(10) };
    const round = aPlay({ seats: 4, centre: ["R16"], players: [{ hand: ["R01", "RY1"] }, second], rest: "away" });
    const placed = moved(moved(round, 0, TURN), 0, { type: "place-yellow", victim: 1 });
    expect(counts(placed, 1)).toEqual({ hand: 35, display: 0, discard: 0 });
    const freed = wait(placed, 5_000);
    expect(counts(freed, 1)).toEqual({ hand: 33, display: 2, discard: 0 });
    expect(ask(freed, 1, TURN).kind).toBe("accepted");
  });

  test("[LG-099] a player alone lays out 4: 69 become 65", () => {
    expect(counts(wait(moved(duel(), 0, TURN), 5_000), 1)).toEqual({ hand: 65, display: 4, discard: 0 });
  });

  test("[LG-100] option: only 2 cards until the next reshuffle, also for a player alone", () => {
    const literal = wait(moved(duel(undefined, { literalYellow: true }), 0, TURN), 5_000);
    expect(counts(literal, 1)).toEqual({ hand: 67, display: 2, discard: 0 });
    const used = literal.players.map((player, seat) => {
      return seat === 1 ? { ...player, hand: [], discard: player.hand } : player;
    });
    const [gathered] = eventsOf({ ...literal, players: used }, 1, TURN, { in: 350 });
    expect(gathered?.type === "gathered" && gathered.display).toHaveLength(4);
  });
});

describe("the stop", () => {
  test("[LG-101] lasts 5 seconds; a second yellow card starts them anew: 0 s and 3 s free at 8 s", () => {
    const twice = duel([{ hand: ["R01", "RY2", "R02", "RY1"] }, { hand: ["B16", "B01", "B02", "B05", "B06", "B07"] }]);
    const first = moved(twice, 0, TURN);
    const start = first.at;
    const second = moved(first, 0, TURN, { in: 3_000 });
    expect(second.players[1]?.stop).toEqual({ until: start + 8_000, why: "yellow" });
    expect(ask(second, 1, TURN, { in: 4_999 })).toMatchObject({ refusal: "stopped-by-yellow" });
    expect(wait(second, 4_999).players[1]?.stop).toBeDefined();
    const freed = wait(second, 5_000);
    expect(freed.at).toBe(start + 8_000);
    expect(ask(freed, 1, TURN).kind).toBe("accepted");
    expect(first.players[1]?.stop?.until).toBe(start + 5_000);
  });

  test("a move that comes before the clock has ended a stop that is over ends it", () => {
    const placed = moved(duel(), 0, TURN);
    expect(eventsOf(placed, 1, TURN, { in: 5_000 }).map(({ type }) => type)).toEqual(["freed", "turned"]);
  });

  test("[LG-102] option: 3 to 8 seconds", () => {
    expect([2_999, 3_000, 8_000, 8_001].map((freezeMs) => Options.safeParse({ freezeMs }).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const placed = moved(duel(undefined, { freezeMs: 3_000 }), 0, TURN);
    expect(placed.players[1]?.stop?.until).toBe(placed.at + 3_000);
  });
});

describe("when and where", () => {
  test("[LG-096 LG-097] it is carried out at once, also as the lower card, and does not stay on the discard", () => {
    const discard = some(6, "red");
    const lower = moved(duel([{ hand: ["R62", "RY1"], discard }, victim]), 0, TURN);
    expect(lower.players[0]?.discard).toEqual([...discard, "R62"]);
    expect(lower.players[1]?.yellows).toEqual(["RY1"]);
    const upper = moved(duel([{ hand: ["RY1", "R62"], discard }, victim]), 0, TURN);
    expect(upper.players[0]?.discard).toEqual([...discard, "R62"]);
    expect(upper.players[1]?.yellows).toEqual(["RY1"]);
  });

  test("[LG-096 LG-105] in a display gap it is carried out and the gap is filled again", () => {
    const round = duel([{ display: ["R34", "R62"], hand: ["R63", "R64", "RY1"] }, victim]);
    const next = moved(round, 0, playing("R34"));
    expect(next.players[0]).toMatchObject({ display: ["R64", "R62"], hand: ["R63"] });
    expect(next.players[1]?.yellows).toEqual(["RY1"]);
  });

  test("[LG-104] in play 4s and action cards may come into the display", () => {
    const round = duel([{ display: ["R34", "R62"], hand: ["R63", "R18"] }, victim]);
    expect(moved(round, 0, playing("R34")).players[0]?.display).toEqual(["R18", "R62"]);
    const gathering = duel([{ display: ["R16"], discard: ["R17", "RA1", "R18", "RA3"] }, victim]);
    const [gathered] = eventsOf(gathering, 0, TURN);
    expect(gathered?.type === "gathered" && gathered.display).toEqual(["RA3", "R18", "RA1", "R17"]);
  });

  test("[LG-096] in a new display it is carried out before anything is turned", () => {
    const round = duel([{ display: ["R62"], discard: ["R63", "R64", "R65", "R01", "R02"], hand: [] }, victim]);
    const shuffledUp = { ...unshuffled, shuffle: <T>(cards: readonly T[]) => [...cards] };
    const withYellow = {
      ...round,
      players: round.players.map((player, seat) =>
        seat === 0 ? { ...player, discard: [...player.discard, "RY1"] } : player,
      ),
    };
    const events = eventsOf(withYellow, 0, TURN, { dice: shuffledUp });
    expect(events.map(({ type }) => type)).toEqual(["gathered", "yellow-placed"]);
  });

  test("[LG-098] the revealer chooses; after 3 seconds the lot does; against a player alone there is no choice", () => {
    const revealed = moved(pairs([{ hand: ["R01", "RY1"] }, {}, {}, {}]), 0, TURN);
    expect(revealed.players[0]?.owed).toEqual(["RY1"]);
    expect(ask(revealed, 0, TURN, { in: 500 })).toMatchObject({ refusal: "place-yellow-first" });
    expect(ask(revealed, 0, { type: "place-yellow", victim: 2 })).toMatchObject({ refusal: "not-an-opponent" });
    expect(ask(revealed, 2, { type: "place-yellow", victim: 1 })).toMatchObject({ refusal: "no-yellow-to-place" });
    const chosen = moved(revealed, 0, { type: "place-yellow", victim: 3 }, { in: 2_000 });
    expect(chosen.players.map(({ yellows }) => yellows.length)).toEqual([0, 0, 0, 1]);

    expect(wait(revealed, 2_999).players[0]?.owed).toEqual(["RY1"]);
    const lot = (face: number) =>
      wait(revealed, 3_000, { ...unshuffled, roll: () => face }).players.map(({ yellows }) => yellows.length);
    expect([lot(1), lot(2)]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
    const purposes: string[] = [];
    const listening = diceFrom((sides, purpose) => {
      purposes.push(`d${sides} ${purpose}`);
      return 1;
    });
    wait(revealed, 3_000, listening);
    expect(purposes[0]).toBe("d2 yellow-victim:seat-0");

    const alone = aPlay({
      seats: ["red", "blue", "red"],
      centre: ["R16"],
      players: [{ hand: ["R01", "RY1"] }, {}, {}],
    });
    expect(moved(alone, 0, TURN).players[1]?.yellows).toEqual(["RY1"]);
  });

  test("[LG-103 LG-083] it lies before its victim until the goal, in nobody's deck, and then goes back", () => {
    const round = aPlay({ centre: ["R54"], players: [{ display: ["R66"], hand: ["R01", "RY1"] }, {}] });
    const placed = moved(round, 0, TURN);
    const held = placed.players.flatMap(({ hand, display, discard }) => [...hand, ...display, ...discard]);
    expect(held).not.toContain("RY1");
    expect(placed.players[1]?.yellows).toEqual(["RY1"]);
    const scored = moved(wait(placed, 6_000), 0, playing("R66"));
    expect(scored.players[1]?.yellows).toEqual([]);
    expect(scored.teams.red.deck).toContain("RY1");
    expect(scored.teams.blue.deck).not.toContain("RY1");
  });
});
