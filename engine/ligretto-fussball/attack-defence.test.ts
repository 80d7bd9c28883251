import { describe, expect, test } from "vitest";
import { aPlay, ask, moved, playing } from "./builders";
import { type CardId, Deck } from "./cards";
import { possessionOf, topOf, wantedBy } from "./centre";
import { DECK } from "./data/deck";
import { cardOf } from "./deck";
import type { State } from "./state";
import { view } from "./view";

const deck = { options: {} };
const ball = (state: State) => possessionOf(topOf(state));
/** A round with one card on top and one open card for each side. */
const on = (top: CardId, red: readonly CardId[], blue: readonly CardId[] = []) =>
  aPlay({ centre: [top], players: [{ display: red }, { display: blue }] });

describe("possession", () => {
  test("[LG-042] once a 4 lies in the centre both teams look for a card that fits on it", () => {
    const { teams } = view(on("R16", []), undefined);
    expect(teams.red.wanted).toEqual({ kind: "footballer", number: 7, name: "LINA" });
    expect(teams.blue.wanted).toEqual({ kind: "symbol", symbol: "whistle" });
  });

  test("[LG-043] there is one stack, and every played card goes on top of it", () => {
    const next = moved(moved(on("R16", ["R34"], ["B18"]), 0, playing("R34")), 1, playing("B18"));
    expect(next.centre.cards).toEqual(["R16", "R34", "B18"]);
    expect(view(next, 0).centre).toMatchObject({ count: 3, top: { id: "B18" } });
  });

  test("[LG-044 LG-052] the colour on top attacks, the other defends", () => {
    expect(ball(on("B47", []))).toBe("blue");
    expect(wantedBy("blue", cardOf(deck, "B47")).kind).toBe("footballer");
    expect(wantedBy("red", cardOf(deck, "B47")).kind).toBe("symbol");
    expect(cardOf(deck, "R47").team).toBe("red");
    expect(wantedBy("blue", cardOf(deck, "R47"))).toEqual({ kind: "symbol", symbol: "corner-flag" });
  });

  test("[LG-045 LG-046 LG-084] NOAH and BEN are blue, MILO, LINA, NICO and PAUL are red", () => {
    const colours = (name: string) =>
      new Set(
        ["R16", "B16", "R34", "B34", "R54", "R62"]
          .map((id) => cardOf(deck, id))
          .flatMap((card) => {
            return "holder" in card && card.holder.name === name ? card.team : [];
          }),
      );
    expect(["NOAH", "BEN"].map((name) => [...colours(name)])).toEqual([["blue"], ["blue"]]);
    expect(["MILO", "LINA", "NICO", "PAUL"].map((name) => [...colours(name)])).toEqual(Array(4).fill(["red"]));
    expect(ball(on("B16", []))).toBe("blue");
    expect(ball(on("R16", []))).toBe("red");
  });

  test("[LG-135] the second card of a round is judged like any other", () => {
    expect(ball(moved(on("R16", ["R34"]), 0, playing("R34")))).toBe("red");
    expect(ball(moved(on("R16", [], ["B16"]), 1, playing("B16")))).toBe("blue");
    expect(ask(on("R16", [], ["B34"]), 1, playing("B34"))).toMatchObject({ refusal: "needs-the-symbol" });
  });
});

describe("attack", () => {
  test("[LG-047 LG-049] a card of the pass target passes the ball on and keeps it", () => {
    const next = moved(on("R16", ["R34"]), 0, playing("R34"));
    expect(ball(next)).toBe("red");
    expect(view(next, 0).teams.red.wanted).toEqual({ kind: "footballer", number: 10, name: "NICO" });
  });

  test("[LG-048] number and name must agree", () => {
    expect(ask(on("R16", ["R34"]), 0, playing("R34")).kind).toBe("accepted");
    const wanted = { refusal: "needs-the-footballer", detail: { number: 7, name: "LINA" } };
    expect(ask(on("R16", ["R54"]), 0, playing("R54"))).toMatchObject(wanted);
    expect(ask(on("R16", [], ["B34"]), 1, playing("B34"))).toMatchObject({ refusal: "needs-the-symbol" });
    const renamed = DECK.red.map((card) => (card.id === "R16" ? { ...card, pass: { number: 7, name: "BEN" } } : card));
    const options = { deck: Deck.parse({ ...DECK, red: renamed }) };
    const other = aPlay({ options, centre: ["R16"], players: [{ display: ["R34"] }] });
    expect(ask(other, 0, playing("R34"))).toMatchObject({ detail: { number: 7, name: "BEN" } });
  });

  test("[LG-050] the attack goes on until a goal card is placed", () => {
    const next = moved(on("R54", ["R62", "R66"]), 0, playing("R62"));
    expect(next.phase.kind).toBe("live");
    expect(moved(on("R54", ["R62", "R66"]), 0, playing("R66")).phase.kind).toBe("break");
  });

  test("[LG-051] the worked attack: MILO, LINA, NICO, and PAUL scores", () => {
    let round = aPlay({ centre: ["R16"], players: [{ display: ["R34", "R54", "R66"] }] });
    for (const card of ["R34", "R54", "R66"]) {
      expect(ball(round)).toBe("red");
      round = moved(round, 0, playing(card));
    }
    expect(round.teams.red).toMatchObject({ goals: 1, goalCards: ["R66"] });
    expect(round.rounds).toMatchObject([{ kind: "goal", team: "red", seat: 0, card: "R66", way: "scored" }]);
  });

  test("[LG-113] a 4 met later is an ordinary card and an ordinary target", () => {
    expect(view(on("R24", []), 0).teams.red.wanted).toEqual({ kind: "footballer", number: 4, name: "MILO" });
    expect(moved(on("R24", ["R18"]), 0, playing("R18")).centre.cards).toEqual(["R24", "R18"]);
    expect(ask(on("R34", ["R20"]), 0, playing("R20"))).toMatchObject({ refusal: "needs-the-footballer" });
  });
});

describe("defence", () => {
  test("[LG-053 LG-055] a card with the symbol on top is placed on it", () => {
    const round = on("R16", [], ["B24", "B10", "B18"]);
    expect(moved(round, 1, playing("B24")).centre.cards).toEqual(["R16", "B24"]);
    expect(moved(round, 1, playing("B10")).centre.cards).toEqual(["R16", "B10"]);
    expect(ask(round, 1, playing("B18"))).toMatchObject({
      refusal: "needs-the-symbol",
      detail: { symbol: "whistle" },
    });
  });

  test("[LG-056 LG-057] the ball changes sides: who defended attacks, who attacked defends", () => {
    const next = moved(on("R16", ["R34"], ["B25"]), 1, playing("B25"));
    expect(ball(next)).toBe("blue");
    expect(view(next, 0).teams.blue.wanted).toEqual({ kind: "footballer", number: 6, name: "KARL" });
    expect(view(next, 0).teams.red.wanted).toEqual({ kind: "symbol", symbol: "whistle" });
  });

  test("[LG-058] the worked defence: red, blue, blue, red", () => {
    let round = aPlay({ centre: ["R16"], players: [{ display: ["R18"] }, { display: ["B16", "B34"] }] });
    const balls = [ball(round)];
    for (const [seat, card] of [
      [1, "B16"],
      [1, "B34"],
      [0, "R18"],
    ] as const) {
      round = moved(round, seat, playing(card));
      balls.push(ball(round));
    }
    expect(balls).toEqual(["red", "blue", "blue", "red"]);
  });

  test("[LG-086] one symbol is both matched and matches", () => {
    const next = moved(on("R16", ["R18", "R25"], ["B25"]), 1, playing("B25"));
    expect(ask(next, 0, playing("R25")).kind).toBe("accepted");
    expect(ask(next, 0, playing("R18"))).toMatchObject({ refusal: "needs-the-symbol" });
  });

  test("[LG-134] an attack card may carry any symbol, a defence card any number", () => {
    for (const card of ["R34", "R35", "R36", "R38", "R39"]) {
      expect(ask(on("R16", [card]), 0, playing(card)).kind).toBe("accepted");
    }
    for (const card of ["B10", "B16", "B32", "B46", "B63"]) {
      expect(ask(on("R16", [], [card]), 1, playing(card)).kind).toBe("accepted");
    }
  });

  test("[LG-087] a goal card defends nothing and scores only by number and name", () => {
    expect(ask(on("B16", ["R66"]), 0, playing("R66"))).toMatchObject({ refusal: "needs-the-symbol" });
    expect(ask(on("R16", ["R66"]), 0, playing("R66"))).toMatchObject({ refusal: "needs-the-footballer" });
    expect(moved(on("R54", ["R66"]), 0, playing("R66")).teams.red.goals).toBe(1);
    expect(cardOf(deck, "R66")).toEqual({ kind: "goal", id: "R66", holder: { number: 11, name: "PAUL" }, team: "red" });
  });
});
