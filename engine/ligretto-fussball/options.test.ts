import { describe, expect, test } from "vitest";
import { aPlay, ask, eventsOf, moved, playing, wait } from "./builders";
import { Options } from "./options";
import type { State } from "./state";

test("every ruling's alternative is off unless it is chosen", () => {
  expect(Options.parse({})).toEqual({
    mode: "live",
    league: false,
    goalOnCounterplay: false,
    revealBoth: false,
    literalYellow: false,
    freezeMs: 5_000,
    soloGoals: 3,
    wrongCardPenalty: false,
    watchdogMs: 300_000,
    fairnessMs: 0,
    narrowDefeatPoint: false,
    bestOf: 1,
    countdownMs: 3_000,
    breakMs: 8_000,
    graceMs: 30_000,
  });
  expect(Options.safeParse({ houseRule: true }).success).toBe(false);
});

describe("[LG-118] option penalty", () => {
  const round = aPlay({
    centre: ["R16"],
    options: { wrongCardPenalty: true },
    players: [{ display: ["R34", "R01"] }, {}],
  });
  const wrong = (state: State, later: number) => moved(state, 0, playing("R01", state.centre.version), { in: later });

  test("[LG-118] 3 wrong cards at 0 s, 2 s and 4 s lock the player until 5.5 s", () => {
    const third = wrong(wrong(wrong(round, 0), 2_000), 2_000);
    expect(third.players[0]?.stop).toEqual({ until: round.at + 5_500, why: "wrong-cards" });
    expect(ask(third, 0, playing("R34"), { in: 1_499 })).toMatchObject({ refusal: "locked-for-wrong-cards" });
    expect(ask(third, 0, playing("R34"), { in: 1_500 }).kind).toBe("accepted");
    const free = wait(third, 1_500);
    expect(free.players[0]).toMatchObject({ stop: undefined, display: ["R34", "R01"] });
    expect(free.centre.cards).toEqual(["R16"]);
  });

  test("[LG-118] wrong cards further apart, and cards that only came too late, do not count", () => {
    const slow = wrong(wrong(wrong(round, 0), 2_501), 2_500);
    expect(slow.players[0]?.stop).toBeUndefined();
    expect(ask(round, 0, playing("R34", 0))).toMatchObject({ kind: "refused", refusal: "too-late" });
    expect(eventsOf(round, 0, playing("R01"))).toEqual([{ type: "erred", seat: 0, card: "R01", locked: false }]);
  });
});

describe("[LG-128] option fairness", () => {
  const round = aPlay({
    centre: ["R16"],
    options: { fairnessMs: 80 },
    players: [
      { display: ["R34", "R62"], rttMs: 60 },
      { display: ["B16", "B01"], rttMs: 10 },
    ],
  });
  /** Blue's card arrives 70 ms after the centre changed, with a round trip of 10 ms. */
  const first = moved(round, 1, playing("B16", 1), { in: 70 });

  test("[LG-128] the first fitting card is held: 70 ms with a round trip of 10 ms counts as 65", () => {
    expect(first.centre.version).toBe(1);
    expect(first.held).toEqual({ seat: 1, card: "B16", delayMs: 65, until: round.at + 150 });
    expect(wait(first, 79).centre.cards).toEqual(["R16"]);
    const released = wait(first, 80);
    expect(released.centre.cards).toEqual(["R16", "B16"]);
    expect(released.held).toBeUndefined();
  });

  test("[LG-128] 90 ms with a round trip of 60 ms counts as 60 and beats it", () => {
    const second = moved(first, 0, playing("R34", 1), { in: 20 });
    expect(second.held).toEqual({ seat: 0, card: "R34", delayMs: 60, until: round.at + 150 });
    expect(wait(second, 60).centre.cards).toEqual(["R16", "R34"]);
    expect(ask(second, 1, playing("B16", 1), { in: 5 })).toMatchObject({ refusal: "too-late" });
  });

  test("[LG-128] a larger delay loses, and no more than 80 ms are compensated", () => {
    expect(ask(first, 0, playing("R34", 1), { in: 25 })).toMatchObject({ refusal: "too-late" });
    const slow = { ...round, players: round.players.map((player) => ({ ...player, rttMs: 400 })) };
    expect(moved(slow, 0, playing("R34", 1), { in: 300 }).held?.delayMs).toBe(220);
    expect(Options.safeParse({ fairnessMs: 81 }).success).toBe(false);
  });

  test("a held card binds its player, and a yellow card finds it already played", () => {
    expect(ask(first, 1, { type: "turn" }, { in: 5 })).toMatchObject({ refusal: "card-is-held" });
    const yellow = first.players.map((player, seat) => (seat === 0 ? { ...player, hand: ["R01", "RY1"] } : player));
    const events = eventsOf({ ...first, players: yellow }, 0, { type: "turn" }, { in: 5 });
    expect(events.map(({ type }) => type)).toEqual(["turned", "played", "yellow-placed"]);
  });

  test("round trips come from the server alone", () => {
    const measured = { type: "measured", seat: 0, rttMs: 30 } as const;
    expect(ask(round, 0, measured)).toMatchObject({ refusal: "clock-only" });
    expect(moved(round, "clock", measured).players[0]?.rttMs).toBe(30);
  });
});
