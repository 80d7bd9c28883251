import { describe, expect, test } from "vitest";
import { aPlay, cardsOf, eventsOf, moved, playing, some, wait } from "./builders";
import type { CardId, Team } from "./cards";
import { cardIdsOf, cardOf } from "./deck";
import type { State } from "./state";
import { view } from "./view";

/** Red 10 NICO on top passes to PAUL, and red holds a PAUL goal card. */
const aboutToScore = (changes: Partial<State> = {}, stack: readonly CardId[] = []): State => ({
  ...aPlay({ centre: [...stack, "R54"], players: [{ display: ["R66", "R67"] }, { display: ["B01"] }] }),
  ...changes,
});
const score = (state: State, card: CardId = "R66") => moved(state, 0, playing(card), { in: 40_000 });
const inDeck = ({ teams }: State, team: Team) => teams[team].deck;
const withGoals = (red: number, blue: number, state: State = aboutToScore()): State => ({
  ...state,
  teams: { red: { ...state.teams.red, goals: red }, blue: { ...state.teams.blue, goals: blue } },
});

describe("a goal", () => {
  test("[LG-059] ends the round", () => {
    expect(eventsOf(aboutToScore(), 0, playing("R66")).map(({ type }) => type)).toEqual(["goal"]);
    const scored = score(aboutToScore());
    expect(scored.phase).toEqual({ kind: "break", until: scored.at + 8_000 });
    expect(scored.rounds[0]).toMatchObject({ kind: "goal", team: "red", seat: 0, card: "R66", ms: 40_000 });
  });

  test("[LG-060] its card lies beside the team that scored", () => {
    const scored = score(aboutToScore());
    expect(scored.teams.red).toMatchObject({ goals: 1, goalCards: ["R66"] });
    expect(view(scored, 1).teams.red.goalCards).toMatchObject([{ id: "R66", holder: { name: "PAUL" } }]);
    expect(inDeck(scored, "red")).not.toContain("R66");
  });

  test("[LG-061] the other cards of the stack are sorted by colour: 22 are 12 red and 10 blue", () => {
    const stack = [...some(11, "red", ["R54"]), ...some(10, "blue", ["B01"])];
    const scored = score(aboutToScore({}, stack));
    expect(scored.rounds[0]?.stack).toEqual({ red: 12, blue: 10 });
  });

  test("[LG-062] each team takes back all its cards: of 23 in the centre 22 return", () => {
    const stack = [...some(11, "red", ["R54"]), ...some(10, "blue", ["B01"])];
    const round = aboutToScore({}, stack);
    const scored = score(round);
    const returned = [...stack, "R54"];
    expect(returned).toHaveLength(22);
    expect([...inDeck(scored, "red"), ...inDeck(scored, "blue")]).toEqual(expect.arrayContaining(returned));
    expect(scored.centre.cards).toEqual([]);
    expect(scored.players.flatMap(cardsOf)).toEqual([]);
    expect([inDeck(scored, "red").length, inDeck(scored, "blue").length]).toEqual([72, 74]);
  });

  test("[LG-063] then both teams deal again as before the kick-off", () => {
    const dealt = wait(score(aboutToScore()), 8_000);
    expect(dealt.phase.kind).toBe("countdown");
    expect(dealt.players.map(({ display }) => display.length)).toEqual([4, 4]);
    for (const id of dealt.players.flatMap(({ display }) => display)) {
      expect(cardOf(dealt, id)).toMatchObject({ holder: { number: expect.not.toSatisfy((n) => n === 4) } });
    }
    const scored = score(aboutToScore());
    const both = moved(moved(scored, 0, { type: "ready" }), 1, { type: "ready" });
    expect(both.phase.kind).toBe("countdown");
  });

  test("[LG-064] the team that did not score adds 1 yellow card of its colour: 1 becomes 2", () => {
    const before = view(aboutToScore(), 0).teams;
    const scored = score(aboutToScore());
    const { red, blue } = view(scored, 0).teams;
    expect([before.red.yellowsInDeck, before.blue.yellowsInDeck]).toEqual([1, 1]);
    expect([red.yellowsInDeck, blue.yellowsInDeck]).toEqual([1, 2]);
    expect(inDeck(scored, "blue").filter((id) => cardOf(scored, id).kind === "yellow")).toHaveLength(2);
  });

  test("[LG-110] goal cards leave play for the match: red deals 72 cards next, blue 74", () => {
    const next = wait(score(aboutToScore()), 8_000);
    expect(next.players.map((player) => cardsOf(player).length)).toEqual([72, 74]);
    expect(next.players.flatMap(cardsOf)).not.toContain("R66");
  });

  test("[LG-112] a team plays with 1 yellow card plus 1 for each goal conceded: at 0-2 it has 3", () => {
    const first = wait(score(aboutToScore()), 20_000);
    const second = score({ ...first, centre: aboutToScore().centre, players: aboutToScore().players }, "R67");
    expect(second.teams.red.goals).toBe(2);
    expect(view(second, 0).teams.blue.yellowsInDeck).toBe(3);
    expect(view(second, 0).teams.red.yellowsInDeck).toBe(1);
    expect(second.teams.blue.spare).toEqual([]);
    expect(inDeck(second, "blue")).toHaveLength(75);
  });
});

describe("the match", () => {
  test("[LG-009] is won by the first team with 3 goals", () => {
    const won = score(withGoals(2, 1));
    expect(won.phase).toEqual({ kind: "over", winner: "red" });
    expect(won.matches).toEqual([{ winner: "red", way: "goals", goals: { red: 3, blue: 1 } }]);
    expect(score(withGoals(1, 2)).phase.kind).toBe("break");
  });

  test("[LG-115] option: the player alone wins with 2 goals, the pair still needs 3", () => {
    const alone = (seats: readonly Team[]) =>
      aPlay({ seats, centre: ["R54"], options: { soloGoals: 2 }, players: [{ display: ["R66"] }] });
    expect(score(withGoals(1, 1, alone(["red", "blue", "blue"]))).phase).toEqual({ kind: "over", winner: "red" });
    expect(score(withGoals(1, 1, alone(["red", "red", "blue"]))).phase.kind).toBe("break");
    expect(score(withGoals(0, 1, alone(["red", "blue", "blue"]))).phase.kind).toBe("break");
    const text = aPlay({ seats: ["red", "blue", "blue"], centre: ["R54"], players: [{ display: ["R66"] }] });
    expect(score(withGoals(1, 1, text)).phase.kind).toBe("break");
    expect(view(alone(["red", "blue", "blue"]), 0).teams).toMatchObject({
      red: { goalsNeeded: 2 },
      blue: { goalsNeeded: 3 },
    });
  });

  test("option: of a best-of three the next match starts with full decks", () => {
    const won = score(withGoals(2, 1, { ...aboutToScore(), options: { ...aboutToScore().options, bestOf: 3 } }));
    expect(won.phase.kind).toBe("break");
    expect(won.teams.red).toMatchObject({ goals: 0, wins: 1, goalCards: [] });
    for (const team of ["red", "blue"] as const) {
      expect(won.teams[team].spare).toHaveLength(2);
      expect([...won.teams[team].deck, ...won.teams[team].spare].sort()).toEqual([...cardIdsOf(won, team)].sort());
    }
    const again = { ...wait(won, 20_000), centre: aboutToScore().centre, players: aboutToScore().players };
    const over = score(withGoals(2, 2, again));
    expect(over.phase).toEqual({ kind: "over", winner: "red" });
    expect(over.matches.map(({ goals }) => goals)).toEqual([
      { red: 3, blue: 1 },
      { red: 3, blue: 2 },
    ]);
  });
});
