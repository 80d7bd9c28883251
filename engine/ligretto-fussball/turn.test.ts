import { describe, expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import { aPlay, aRound, ask, cardsOf, eventsOf, moved, playing, some } from "./builders";
import type { State } from "./state";

const TURN = { type: "turn" } as const;
const counts = ({ players }: State, seat = 0) => ({
  display: players[seat]?.display.length,
  discard: players[seat]?.discard.length,
  hand: players[seat]?.hand.length,
});

describe("turning", () => {
  test("[LG-032 LG-033] 2 cards go from the hand face up onto the discard", () => {
    const round = aPlay({
      centre: ["R16"],
      players: [{ discard: some(6, "red"), hand: ["R16", ...some(40, "red").slice(6), "R62", "R63"] }],
      rest: "away",
    });
    const before = round.players[0]?.hand.length ?? 0;
    const turned = moved(round, 0, TURN);
    expect(counts(turned)).toEqual({ display: 0, discard: 8, hand: before - 2 });
    expect(turned.players[0]?.discard.slice(-2)).toEqual(["R63", "R62"]);
    expect(counts(moved(aRound(2), 0, TURN))).toEqual({ display: 4, discard: 2, hand: 67 });
  });

  test("[LG-107] a single last card is turned alone: 35 cards are 17 turns of 2 and one of 1", () => {
    let round = aPlay({ centre: ["R16"], players: [{ hand: some(35, "red") }], rest: "away" });
    const sizes: number[] = [];
    while ((round.players[0]?.hand.length ?? 0) > 0) {
      const [turned] = eventsOf(round, 0, TURN, { in: 350 });
      sizes.push(turned?.type === "turned" ? turned.cards.length : 0);
      round = moved(round, 0, TURN, { in: 350 });
    }
    expect(sizes).toEqual([...Array.from({ length: 17 }, () => 2), 1]);
  });

  test("[LG-126] of two turns less than 0.35 s apart the second is refused", () => {
    const turned = moved(aRound(2), 0, TURN, { in: 1_000 });
    expect(ask(turned, 0, TURN, { in: 300 })).toEqual({ kind: "refused", refusal: "turned-too-soon" });
    expect(ask(turned, 0, TURN, { in: 349 })).toMatchObject({ refusal: "turned-too-soon" });
    expect(ask(turned, 0, TURN, { in: 350 }).kind).toBe("accepted");
    expect(ask(turned, 1, TURN, { in: 1 }).kind).toBe("accepted");
  });
});

describe("an empty hand", () => {
  const used = aPlay({
    centre: ["R16"],
    players: [{ display: some(4, "red"), discard: some(55, "red").slice(4), turnedAt: undefined }],
    rest: "away",
  });

  test("[LG-039 LG-040] display and discard are gathered and shuffled into a new hand", () => {
    const own = cardsOf(used.players[0] ?? never());
    const gathered = (seed: number) => {
      const [event] = eventsOf(used, 0, TURN, { dice: seededDice(seed) });
      return event?.type === "gathered" ? [...event.hand, ...event.display.toReversed()] : [];
    };
    expect(gathered(1).toSorted()).toEqual(own.toSorted());
    expect(gathered(1)).not.toEqual(gathered(2));
    expect(gathered(1)).not.toEqual(own);
  });

  test("[LG-041] the display is refilled: 65 cards are 4 in the display and 61 in the hand", () => {
    const ids = [...some(55, "red"), "R16", "R17", "R18", "R19", "R53", "R60", "R61", "R66", "R67", "RA1"];
    const alone = aPlay({
      centre: ["B16"],
      players: [{ display: ids.slice(0, 4), discard: ids.slice(4) }],
      rest: "away",
    });
    const [event] = eventsOf(alone, 0, TURN, { dice: seededDice(3) });
    expect(event).toMatchObject({ type: "gathered", seat: 0 });
    expect(event?.type === "gathered" && [event.display.length, event.hand.length]).toEqual([4, 61]);

    const four = aPlay({
      seats: 4,
      centre: ["B16"],
      players: [{ display: ids.slice(0, 2), discard: ids.slice(2, 35) }],
      rest: "away",
    });
    const [second] = eventsOf(four, 0, TURN, { dice: seededDice(3) });
    expect(second?.type === "gathered" && [second.display.length, second.hand.length]).toEqual([2, 33]);
  });

  test("[LG-108] it happens when the player wants to turn and has no hand, and then two are turned", () => {
    const last = aPlay({
      centre: ["R16"],
      players: [{ display: some(4, "red"), hand: ["R62", "R63"] }, { hand: ["B16"] }],
      rest: "away",
    });
    const turned = moved(last, 0, TURN);
    expect(counts(turned)).toEqual({ display: 4, discard: 2, hand: 0 });
    expect(eventsOf(turned, 0, TURN, { in: 350 }).map(({ type }) => type)).toEqual(["gathered", "turned"]);
    expect(counts(moved(turned, 0, TURN, { in: 350 }))).toEqual({ display: 4, discard: 2, hand: 0 });
  });

  test("who has nothing but the display can turn nothing", () => {
    const bare = aPlay({ centre: ["R16"], players: [{ display: some(4, "red") }], rest: "away" });
    expect(ask(bare, 0, TURN)).toEqual({ kind: "refused", refusal: "nothing-to-turn" });
  });
});

describe("what is exposed", () => {
  const turned = aPlay({ centre: ["RA1"], players: [{ hand: ["R27", "RA3"] }, { display: ["B23"] }] });

  test("[LG-094] of the 2 turned cards the lower one is covered and cannot be played", () => {
    const round = moved(turned, 0, TURN);
    expect(round.players[0]?.discard).toEqual(["RA3", "R27"]);
    expect(ask(round, 0, playing("RA3"))).toEqual({ kind: "refused", refusal: "not-exposed" });
    expect(ask(round, 0, playing("R27")).kind).toBe("accepted");
    expect(ask(moved(round, 0, playing("R27")), 0, playing("RA3")).kind).toBe("accepted");
  });

  test("[LG-095] option: an action card may be played when turned, even under the second card", () => {
    const open = moved({ ...turned, options: { ...turned.options, revealBoth: true } }, 0, TURN);
    const played = moved(open, 0, playing("RA3"));
    expect(played.centre.cards).toEqual(["RA1", "RA3"]);
    expect(played.players[0]?.discard).toEqual(["R27"]);
    const later = moved(open, 0, TURN, { in: 350 });
    expect(ask(later, 0, playing("RA3"))).toMatchObject({ refusal: "not-exposed" });
    expect(ask(moved(open, 0, playing("R27")), 0, playing("RA3")).kind).toBe("accepted");
  });
});

function never(): never {
  throw new Error("nobody sits there");
}
