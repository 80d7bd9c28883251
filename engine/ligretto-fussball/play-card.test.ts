import { describe, expect, test } from "vitest";
import { aPlay, ask, moved, playing, some } from "./builders";
import { rules } from "./rules";

describe("what may be played", () => {
  const round = aPlay({
    seats: 4,
    centre: ["R16"],
    players: [
      { display: ["R34", "R01"], discard: [...some(5, "red").slice(1), "R35", "R36"] },
      { display: ["B16", "B01"] },
      { display: ["R37", "R02"], discard: ["R38"] },
      {},
    ],
  });

  test("[LG-007] nobody waits for a turn: all seats are judged at any time", () => {
    expect(rules.tempo).toBe("race");
    expect([0, 1, 2, 3].map((seat) => ask(round, seat, { type: "turn" }).kind)).toEqual(Array(4).fill("accepted"));
    const again = moved(round, 0, playing("R34"));
    expect(ask(again, 0, { type: "turn" }).kind).toBe("accepted");
  });

  test("[LG-008] the own cards are searched for one that fits, until a goal falls", () => {
    const search = aPlay({ centre: ["R54"], players: [{ hand: ["R66", "R01", "R02", "R05"] }] });
    const once = moved(search, 0, { type: "turn" });
    expect(ask(once, 0, playing("R02"))).toMatchObject({ refusal: "needs-the-footballer" });
    const twice = moved(once, 0, { type: "turn" }, { in: 400 });
    expect(twice.players[0]?.discard).toEqual(["R05", "R02", "R01", "R66"]);
    expect(moved(twice, 0, playing("R66")).phase.kind).toBe("break");
  });

  test("[LG-034] a card of the own display", () => {
    expect(moved(round, 0, playing("R34")).centre.cards).toEqual(["R16", "R34"]);
  });

  test("[LG-035] the top card of the own discard", () => {
    expect(moved(round, 0, playing("R36")).centre.cards).toEqual(["R16", "R36"]);
  });

  test.each([
    ["deeper in the discard", "R35"],
    ["in the hand", "R39"],
    ["in a team-mate's display", "R37"],
    ["on a team-mate's discard", "R38"],
    ["in an opponent's display", "B16"],
    ["nowhere", "X99"],
  ])("[LG-036] a card %s is refused", (_where, card) => {
    expect(ask(round, 0, playing(card))).toEqual({ kind: "refused", refusal: "not-exposed" });
  });

  test("[LG-116] team-mates see each other's cards but cannot play them", () => {
    expect(rules.view(round, 0).players[2]?.display.map(({ card }) => card.id)).toEqual(["R37", "R02"]);
    expect(ask(round, 0, playing("R37"))).toMatchObject({ refusal: "not-exposed" });
    expect(ask(round, 2, playing("R37")).kind).toBe("accepted");
  });

  test("[LG-119] nobody has to play a fitting card", () => {
    const turned = moved(round, 0, { type: "turn" });
    expect(turned.centre).toEqual(round.centre);
    expect(rules.legal(round, 0)).toContainEqual({ command: { type: "turn" } });
  });
});

describe("the gap of a played card", () => {
  const discard = [...some(5, "red"), "R41"];

  test("[LG-037] in the display it is filled with the top of the discard", () => {
    const round = aPlay({ centre: ["R16"], players: [{ display: ["R62", "R34", "R63", "R64"], discard }] });
    const [me] = moved(round, 0, playing("R34")).players;
    expect(me?.display).toEqual(["R62", "R41", "R63", "R64"]);
    expect(me?.discard).toEqual(discard.slice(0, 5));
    const two = aPlay({ seats: 4, centre: ["R16"], players: [{ display: ["R62", "R34"], discard }] });
    expect(moved(two, 0, playing("R34")).players[0]?.display).toEqual(["R62", "R41"]);
  });

  test("[LG-038] in the discard it is left: the display stays as it is", () => {
    const display = ["R62", "R63", "R64", "R65"];
    const round = aPlay({ centre: ["R16"], players: [{ display, discard: [...discard.slice(0, 5), "R34"] }] });
    const [me] = moved(round, 0, playing("R34")).players;
    expect(me?.display).toEqual(display);
    expect(me?.discard).toHaveLength(5);
  });

  test("[LG-106] with an empty discard it is filled from the hand, and without a hand it stays", () => {
    const display = ["R62", "R34", "R63", "R64"];
    const round = aPlay({
      centre: ["R16"],
      players: [{ display, hand: ["R01", "R02"] }, { hand: ["B56"] }],
      rest: "away",
    });
    const [me] = moved(round, 0, playing("R34")).players;
    expect(me?.display).toEqual(["R62", "R02", "R63", "R64"]);
    expect(me?.hand).toEqual(["R01"]);
    const last = aPlay({
      centre: ["R16"],
      players: [{ display: ["R34", "R44", "R56"] }, { hand: ["B56"] }],
      rest: "away",
    });
    expect(moved(last, 0, playing("R34")).players[0]).toMatchObject({ display: ["R44", "R56"], discard: [], hand: [] });
  });
});

describe("a race", () => {
  const round = aPlay({
    seats: 4,
    centre: ["R16"],
    players: [{ display: ["R34", "R01"] }, { display: ["B16", "B39"] }, { display: ["R36", "R02"] }, {}],
  });

  test("[LG-122] the first of two fitting cards is accepted, the second is too late", () => {
    const first = moved(round, 1, playing("B16", 1), { in: 800 });
    for (const [seat, card] of [
      [0, "R34"],
      [2, "R36"],
    ] as const) {
      expect(ask(first, seat, playing(card, 1))).toEqual({
        kind: "refused",
        refusal: "too-late",
        detail: { version: 2 },
      });
    }
    const other = moved(round, 2, playing("R36", 1), { in: 800 });
    expect(ask(other, 1, playing("B16", 1))).toMatchObject({ refusal: "too-late" });
  });

  test("[LG-123] a play must be meant for the present top; each accepted one raises the version by 1", () => {
    const at17 = { ...round, centre: { ...round.centre, version: 17 } };
    const next = moved(at17, 0, playing("R34", 17));
    expect(next.centre.version).toBe(18);
    expect(ask(next, 1, playing("B39", 17))).toMatchObject({ refusal: "too-late", detail: { version: 18 } });
    expect(ask(next, 0, playing("R01", 18))).toMatchObject({ refusal: "needs-the-footballer" });
    expect(ask(at17, 0, playing("R36", 17))).toMatchObject({ refusal: "not-exposed" });
    const stop = { until: at17.at + 1, why: "yellow" } as const;
    const stopped = { ...at17, players: at17.players.map((player) => ({ ...player, stop })) };
    expect(ask(stopped, 0, playing("R34", 17))).toMatchObject({ refusal: "stopped-by-yellow" });
  });

  test("a play that names no centre is judged on the newest", () => {
    const next = moved(round, 0, playing("R34"));
    expect(ask(next, 1, playing("B16"))).toMatchObject({
      refusal: "needs-the-symbol",
      detail: { symbol: "corner-flag" },
    });
  });

  test("[LG-117 LG-124] a wrong or late card is refused without a penalty and nothing moves", () => {
    const before = JSON.stringify(round);
    expect(ask(round, 0, playing("R01", 1)).kind).toBe("refused");
    expect(ask(round, 0, playing("R34", 0)).kind).toBe("refused");
    expect(JSON.stringify(round)).toBe(before);
    const wrongs = [0, 0, 0, 0].map(() => ask(round, 0, playing("R01", 1)));
    expect(wrongs).toEqual(
      Array(4).fill({ kind: "refused", refusal: "needs-the-footballer", detail: { number: 7, name: "LINA" } }),
    );
    expect(ask(round, 0, playing("R34", 1)).kind).toBe("accepted");
  });
});
