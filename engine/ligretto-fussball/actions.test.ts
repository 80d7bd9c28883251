import { describe, expect, test } from "vitest";
import { aPlay, ask, moved, playing } from "./builders";
import type { CardId } from "./cards";
import { possessionOf, topOf } from "./centre";
import { DECK } from "./data/deck";
import type { State } from "./state";
import { view } from "./view";

const ball = (state: State) => possessionOf(topOf(state));
const on = (centre: readonly CardId[], red: readonly CardId[], blue: readonly CardId[] = []) =>
  aPlay({ centre, players: [{ display: red }, { display: blue }] });
const answer = (centre: readonly CardId[], red: CardId) => ask(on(centre, [red]), 0, playing(red));

describe.each([
  ["Counterplay", "RA1", "BA2"],
  ["Goal Kick", "RA3", "BA4"],
])("%s", (_name, red, blue) => {
  test("[LG-067 LG-072] may be played when it is revealed", () => {
    const round = aPlay({ centre: ["R16"], players: [{ hand: [red, "R01"] }] });
    const turned = moved(round, 0, { type: "turn" });
    expect(turned.players[0]?.discard).toEqual(["R01", red]);
    expect(moved(turned, 0, playing(red)).centre.cards).toEqual(["R16", red]);
  });

  test("[LG-068 LG-073] may be played from the display", () => {
    expect(moved(on(["R16"], [red]), 0, playing(red)).centre.cards).toEqual(["R16", red]);
  });

  test("[LG-069 LG-074] fits on every top card", () => {
    for (const top of ["R16", "B16", "R54", "B11", "RA2", "BA3"]) {
      expect(ask(on([top], [red]), 0, playing(red)).kind).toBe("accepted");
      expect(ask(on([top], [], [blue]), 1, playing(blue)).kind).toBe("accepted");
    }
  });

  test("[LG-091] may be played by either team, with or without the ball", () => {
    const round = on(["R16"], [red], [blue]);
    expect(ball(round)).toBe("red");
    expect(ask(round, 0, playing(red)).kind).toBe("accepted");
    expect(ask(round, 1, playing(blue)).kind).toBe("accepted");
  });
});

describe("the answer", () => {
  test("[LG-070] to Counterplay is a card with a listed number", () => {
    const { teams } = view(on(["R16", "RA1"], []), 0);
    expect([teams.red.wanted, teams.blue.wanted]).toEqual(Array(2).fill({ kind: "numbers", numbers: [2, 5, 8] }));
    expect(answer(["R16", "RA1"], "R23").kind).toBe("accepted");
    expect(answer(["R16", "RA1"], "R34")).toEqual({
      kind: "refused",
      refusal: "needs-a-listed-number",
      detail: { numbers: "2, 5, 8" },
    });
  });

  test("[LG-075] to Goal Kick is a card with a listed symbol", () => {
    const { teams } = view(on(["R16", "BA3"], []), 0);
    const wanted = { kind: "symbols", symbols: ["gloves", "boot", "trophy"] };
    expect([teams.red.wanted, teams.blue.wanted]).toEqual(Array(2).fill(wanted));
    expect(answer(["R16", "BA3"], "R20").kind).toBe("accepted");
    expect(answer(["R18", "BA3"], "R17")).toEqual({
      kind: "refused",
      refusal: "needs-a-listed-symbol",
      detail: { symbols: "gloves, boot, trophy" },
    });
  });

  test("[LG-071 LG-093] to Counterplay takes the ball for the team of the card", () => {
    const round = on(["R16", "RA1"], ["R23"], ["B24"]);
    expect(ball(moved(round, 0, playing("R23")))).toBe("red");
    expect(ball(moved(round, 1, playing("B24")))).toBe("blue");
    const first = moved(round, 1, playing("B24", 2));
    expect(ask(first, 0, playing("R23", 2))).toMatchObject({ refusal: "too-late" });
    expect(view(first, 0).teams.blue.wanted).toEqual({ kind: "footballer", number: 4, name: "NOAH" });
  });

  test("[LG-076 LG-093] to Goal Kick takes the ball for the team of the card", () => {
    const round = on(["B16", "BA3"], ["R20"], ["B27"]);
    expect(ball(moved(round, 0, playing("R20")))).toBe("red");
    const first = moved(round, 1, playing("B27"));
    expect(ball(first)).toBe("blue");
    expect(view(first, 0).teams.red.wanted).toEqual({ kind: "symbol", symbol: "boot" });
  });
});

describe("one action on another", () => {
  test("[LG-077] may be placed", () => {
    const next = moved(on(["R16", "RA1"], [], ["BA4"]), 1, playing("BA4"));
    expect(next.centre.cards).toEqual(["R16", "RA1", "BA4"]);
  });

  test("[LG-078] cancels the one below: a 5 without a listed symbol is refused", () => {
    const round = moved(on(["R16", "RA1"], ["R25", "R27"], ["BA3"]), 1, playing("BA3"));
    expect(ask(round, 0, playing("R25"))).toMatchObject({ refusal: "needs-a-listed-symbol" });
    expect(ask(round, 0, playing("R27")).kind).toBe("accepted");
  });

  test("[LG-092] nobody has the ball until it is answered, and only the upper list counts", () => {
    const one = moved(on(["R16"], ["RA1"], ["BA2"]), 0, playing("RA1"));
    expect(ball(one)).toBeUndefined();
    expect(view(one, 0).centre.possession).toBeUndefined();
    const two = moved(one, 1, playing("BA2"));
    expect(ball(two)).toBeUndefined();
    expect(view(two, 0).teams.red.wanted).toEqual({ kind: "numbers", numbers: [3, 4, 6] });
  });
});

describe("a goal card on Counterplay", () => {
  const counterplay = { kind: "counterplay", id: "RA1", numbers: [10] } as const;

  test("[LG-088] is refused", () => {
    expect(answer(["R16", "RA1"], "R60")).toMatchObject({ refusal: "needs-a-listed-number" });
    expect(ask(withTen(false), 0, playing("R60"))).toMatchObject({ refusal: "needs-a-listed-number" });
  });

  test("[LG-089] option: scores if its number is listed", () => {
    const scored = moved(withTen(true), 0, playing("R60"));
    expect(scored.teams.red).toMatchObject({ goals: 1, goalCards: ["R60"] });
    expect(ask(withTen(true), 0, playing("R66"))).toMatchObject({ refusal: "needs-a-listed-number" });
  });

  function withTen(goalOnCounterplay: boolean): State {
    const red = DECK.red.map((card) => (card.id === "RA1" ? counterplay : card));
    const options = { goalOnCounterplay, deck: { red, blue: DECK.blue } };
    return aPlay({ options, centre: ["R16", "RA1"], players: [{ display: ["R60", "R66"] }] });
  }
});
