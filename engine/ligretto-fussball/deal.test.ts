import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import { aLobby, aPlay, aRound, ask, cardsOf, moved, playing, T0, unshuffled, wait } from "./builders";
import type { Team } from "./cards";
import { cardIdsOf, cardOf } from "./deck";
import { deal, mayBeLaidOut } from "./moves/deal";
import { playerAt, type State, seatsOf } from "./state";
import { PLACES, view } from "./view";

const counts = (state: State, seat: number) => {
  const { display, discard, hand } = playerAt(state, seat);
  return { display: display.length, discard: discard.length, hand: hand.length };
};
const held = (state: State, team: Team) => seatsOf(state, team).flatMap((seat) => cardsOf(playerAt(state, seat)));

describe("teams", () => {
  test("[LG-010 LG-013] the players form two teams, and each gets the cards of its back colour", () => {
    const round = aRound(4);
    expect(round.players.map(({ team }) => team)).toEqual(["red", "blue", "red", "blue"]);
    for (const team of ["red", "blue"] as const) {
      const own = [...held(round, team), ...round.teams[team].spare];
      expect(own.toSorted()).toEqual([...cardIdsOf(round, team)].sort());
      expect(own).toHaveLength(75);
    }
  });

  test("[LG-011] with 2 or 4 players both teams are equally big", () => {
    expect(ask(aLobby(["red", "blue"]), 0, { type: "ready" }).kind).toBe("accepted");
    expect(ask(aLobby(["red", "red", "blue", "blue"]), 0, { type: "ready" }).kind).toBe("accepted");
    const refused = { kind: "refused", refusal: "uneven-teams" };
    expect(ask(aLobby(["red", "red", "red", "blue"]), 0, { type: "ready" })).toEqual(refused);
    expect(ask(aLobby(["blue", "blue"]), 0, { type: "ready" })).toEqual(refused);
  });

  test("[LG-012] with 3 players 1 plays against 2", () => {
    const round = aRound(["red", "blue", "blue"]);
    expect(counts(round, 0)).toEqual({ display: 4, discard: 0, hand: 69 });
    expect([counts(round, 1).display, counts(round, 2).display]).toEqual([2, 2]);
  });

  test("[LG-114] in a league 1 against 2 is refused", () => {
    const three = ["red", "blue", "blue"] as const;
    expect(ask(aLobby(three, { league: true }), 0, { type: "ready" })).toMatchObject({ refusal: "uneven-teams" });
    expect(ask(aLobby(2, { league: true }), 0, { type: "ready" }).kind).toBe("accepted");
    expect(ask(aLobby(4, { league: true }), 0, { type: "ready" }).kind).toBe("accepted");
  });

  test("sides can be changed in the lobby, and then everybody is asked again", () => {
    const lobby = moved(aLobby(["red", "blue", "red", "blue"]), 0, { type: "ready" });
    const changed = moved(lobby, 2, { type: "choose-team", team: "blue" });
    expect(changed.players.map(({ team, ready }) => ({ team, ready }))).toEqual([
      { team: "red", ready: false },
      { team: "blue", ready: false },
      { team: "blue", ready: false },
      { team: "blue", ready: false },
    ]);
    expect(ask(aLobby(2, { league: true }), 0, { type: "choose-team", team: "blue" })).toMatchObject({
      refusal: "teams-are-fixed",
    });
  });
});

describe("before the kick-off", () => {
  test("[LG-014 LG-015] each set holds 3 yellow cards and keeps 1, so 73 cards are in play", () => {
    const round = aRound(2);
    for (const team of ["red", "blue"] as const) {
      const yellows = cardIdsOf(round, team).filter((id) => cardOf(round, id).kind === "yellow");
      expect(yellows).toHaveLength(3);
      expect(round.teams[team].spare).toHaveLength(2);
      expect(held(round, team)).toHaveLength(73);
      expect(held(round, team).filter((id) => yellows.includes(id))).toHaveLength(1);
    }
  });

  test("[LG-016] each team's cards are shuffled before dealing", () => {
    const hands = [1, 2, 3].map((seed) => playerAt(aRound(2, {}, seed), 0).hand.join());
    expect(new Set(hands).size).toBe(3);
    const purposes: string[] = [];
    const dice = seededDice(1);
    deal(aLobby(2), {
      ...dice,
      shuffle(cards, purpose) {
        purposes.push(`${purpose} ${cards.length}`);
        return dice.shuffle(cards, purpose);
      },
    });
    expect(purposes).toEqual(["deal:red 73", "deal:blue 73"]);
  });

  test("[LG-017 LG-018 LG-020] a player alone takes all 73 cards: 4 in the display, 69 in the hand", () => {
    expect(counts(aRound(2), 0)).toEqual({ display: 4, discard: 0, hand: 69 });
    expect(counts(aRound(2), 1)).toEqual({ display: 4, discard: 0, hand: 69 });
  });

  test("[LG-021 LG-022 LG-024] two players share: 2 each in the display, 35 and 34 in the hands", () => {
    const round = aRound(4);
    for (const team of ["red", "blue"] as const) {
      const seats = seatsOf(round, team);
      expect(seats.map((seat) => counts(round, seat).display)).toEqual([2, 2]);
      expect(seats.map((seat) => counts(round, seat).hand).sort()).toEqual([34, 35]);
    }
  });

  test("[LG-133] the odd card goes to one of the two by lot", () => {
    const first = new Set(Array.from({ length: 20 }, (_, seed) => cardsOf(playerAt(aRound(4, {}, seed), 0)).length));
    expect([...first].sort()).toEqual([36, 37]);
  });

  test("[LG-019 LG-023] a free place for the discard is beside the display, on its right", () => {
    for (const seats of [2, 4]) {
      const [me] = view(aRound(seats), 0).players;
      expect(me?.discard).toEqual({ top: undefined, covered: undefined, count: 0 });
    }
    expect(PLACES.indexOf("discard")).toBe(PLACES.indexOf("display") + 1);
  });

  test("[LG-025] display, discard and hand are three places", () => {
    const [me] = view(aRound(4), 0).players;
    expect(PLACES).toEqual(["display", "discard", "hand"]);
    expect(me?.display).toHaveLength(2);
    expect(me?.discard.count).toBe(0);
    expect(me?.hand).toBeGreaterThanOrEqual(34);
  });

  test("[LG-026 LG-027] an action card, a yellow card or a 4 in the middle goes back and another is drawn", () => {
    const lobby = aLobby(2);
    expect(["RA1", "RA3", "RY1", "R16"].map((id) => mayBeLaidOut(lobby, id))).toEqual([false, false, false, false]);
    expect(["R03", "R53"].map((id) => mayBeLaidOut(lobby, id))).toEqual([true, true]);
    expect(cardOf(lobby, "R03")).toMatchObject({ holder: { number: 1 }, pass: { number: 4 } });

    const deals = fc.property(fc.integer(), fc.constantFrom(2, 3, 4), (seed, seats) => {
      const round = aRound(seats, {}, seed);
      for (const { display } of round.players) expect(display.filter((id) => !mayBeLaidOut(round, id))).toEqual([]);
      expect(new Set([...held(round, "red"), ...held(round, "blue")]).size).toBe(146);
    });
    fc.assert(deals, { numRuns: 100 });
  });

  test("[LG-026] a refused card is shuffled back to any place of the hand", () => {
    const lobby = aLobby(2);
    const red = { ...lobby.teams.red, deck: ["R01", "R02", "R05", "R06", "R07", "RA1", "R08"] };
    const state = { ...lobby, teams: { ...lobby.teams, red } };
    const handAt = (place: number) => deal(state, { ...unshuffled, roll: () => place }).hands[0];
    expect(handAt(1)).toEqual({ seat: 0, display: ["R08", "R07", "R06", "R05"], hand: ["RA1", "R01", "R02"] });
    expect(handAt(2)?.hand).toEqual(["R01", "RA1", "R02"]);
    expect(handAt(3)?.hand).toEqual(["R01", "R02", "RA1"]);
  });
});

describe("the kick-off", () => {
  test("[LG-030] one common signal starts the search for all", () => {
    const lobby = aLobby(2);
    const dealt = moved(moved(lobby, 0, { type: "ready" }), 1, { type: "ready" });
    expect(dealt.phase).toEqual({ kind: "countdown", until: T0 + 3_000 });
    expect(ask(dealt, 0, { type: "turn" })).toMatchObject({ refusal: "not-under-way" });
    expect(ask(dealt, "clock", { type: "tick" }, { in: 2_999 })).toMatchObject({ refusal: "not-due" });
    const begun = wait(dealt, 3_000);
    expect(begun.phase).toEqual({ kind: "live", since: T0 + 3_000 });
    expect(ask(begun, 0, { type: "turn" }).kind).toBe("accepted");
    expect(ask(begun, 1, { type: "turn" }).kind).toBe("accepted");
  });

  test("[LG-028] play begins with a card of number 4 in the centre", () => {
    const round = aPlay({ players: [{ display: ["R16"] }, { discard: ["B16"] }] });
    expect(view(round, 0).teams.red.wanted).toEqual({ kind: "kick-off", number: 4 });
    expect(moved(round, 0, playing("R16")).centre.cards).toEqual(["R16"]);
    expect(moved(round, 1, playing("B16")).centre.cards).toEqual(["B16"]);
  });

  test("[LG-029] on the empty centre any other card is refused, a goal card too", () => {
    const round = aPlay({ players: [{ display: ["R34", "R66"] }] });
    expect(ask(round, 0, playing("R34"))).toEqual({ kind: "refused", refusal: "needs-a-four", detail: { number: 4 } });
    expect(ask(round, 0, playing("R66"))).toMatchObject({ refusal: "needs-a-four" });
  });

  test("[LG-031] the search for the first 4 follows the rules for turning and playing", () => {
    const round = aPlay({ players: [{ hand: ["R16", "R34"] }] });
    const turned = moved(round, 0, { type: "turn" });
    expect(turned.players[0]?.discard).toEqual(["R34", "R16"]);
    expect(moved(turned, 0, playing("R16")).centre.cards).toEqual(["R16"]);
  });

  test("[LG-090] an action card is refused on the empty centre", () => {
    const round = aPlay({ players: [{ display: ["RA3", "RA1"] }] });
    expect(ask(round, 0, playing("RA3"))).toMatchObject({ refusal: "no-action-before-kick-off" });
    expect(ask(round, 0, playing("RA1"))).toMatchObject({ refusal: "no-action-before-kick-off" });
  });

  test("[LG-109] of two 4s the one received first stays and the other is refused", () => {
    const round = aPlay({ players: [{ display: ["R16"] }, { display: ["B18"] }] });
    const first = moved(round, 1, playing("B18", 0));
    expect(ask(first, 0, playing("R16", 0))).toEqual({ kind: "refused", refusal: "too-late", detail: { version: 1 } });
    expect(first.centre.cards).toEqual(["B18"]);
  });
});
