import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aPlay, eventsOf, moved, playing, unshuffled, wait } from "./builders";
import { type CardId, TEAMS, type Team } from "./cards";
import { isStuck } from "./centre";
import { decide } from "./decide";
import { cardIdsOf, cardOf } from "./deck";
import { evolve } from "./evolve";
import { legal } from "./legal";
import { Options } from "./options";
import { playerAt, type State } from "./state";
import { view } from "./view";

const TURN = { type: "turn" } as const;

describe("a drawn round", () => {
  /** Red plays its last card that fits anywhere: 7 LINA to 10 NICO with a corner flag. */
  const last = aPlay({
    centre: ["R16"],
    players: [{ display: ["R34", "R01", "R02"] }, { display: ["B01", "B02"] }],
    rest: "away",
  });

  test("[LG-065] when nobody can place a card, no goal is counted", () => {
    const drawn = moved(last, 0, playing("R34"));
    expect(drawn.rounds).toMatchObject([{ kind: "draw", reason: "stuck" }]);
    expect([drawn.teams.red.goals, drawn.teams.blue.goals]).toEqual([0, 0]);
  });

  test("[LG-066] then a new round is started: 1-1 stays 1-1", () => {
    const level = { red: { ...last.teams.red, goals: 1 }, blue: { ...last.teams.blue, goals: 1 } };
    const drawn = moved({ ...last, teams: level }, 0, playing("R34"));
    expect([drawn.teams.red.goals, drawn.teams.blue.goals]).toEqual([1, 1]);
    expect(drawn.phase.kind).toBe("break");
    expect(wait(drawn, 8_000).phase.kind).toBe("countdown");
  });

  test("[LG-111] no team gets an extra yellow card and all cards go back: 73 and 73", () => {
    const drawn = moved(last, 0, playing("R34"));
    for (const team of TEAMS) {
      expect(drawn.teams[team].deck).toHaveLength(73);
      expect(view(drawn, 0).teams[team].yellowsInDeck).toBe(1);
    }
  });

  test("[LG-120] 5 minutes without a new card in the centre are a draw", () => {
    const round = aPlay({ centre: ["R16"], players: [{ display: ["R34"] }, {}] });
    const played = moved(round, 0, playing("R34"), { in: 600_000 - 3_000 });
    expect(wait(played, 299_999).phase.kind).toBe("live");
    const drawn = wait(played, 300_000);
    expect(drawn.at).toBe(played.at + 300_000);
    expect(drawn.rounds).toMatchObject([{ kind: "draw", reason: "watchdog" }]);
    const begun = aPlay();
    expect(wait(begun, 299_999).phase.kind).toBe("live");
    expect(wait(begun, 300_000).rounds).toMatchObject([{ kind: "draw", reason: "watchdog" }]);
  });

  test("turning cards does not put the watchdog off", () => {
    const round = aPlay({ centre: ["R16"] });
    expect(wait(moved(round, 0, TURN, { in: 200_000 }), 100_000).phase.kind).toBe("break");
  });

  test("[LG-121] option: another time than 5 minutes", () => {
    const options = Options.parse({ watchdogMs: 60_000 });
    expect(wait(aPlay({ options }), 59_999).phase.kind).toBe("live");
    expect(wait(aPlay({ options }), 60_000).phase.kind).toBe("break");
    expect(Options.safeParse({ watchdogMs: 1_000 }).success).toBe(false);
  });
});

describe("a stuck round", () => {
  const stuck = { type: "round-drawn", reason: "stuck" } as const;

  test("[LG-127] is found after an accepted play", () => {
    const round = aPlay({ centre: ["R16"], players: [{ display: ["R34"] }, { hand: ["B01"] }], rest: "away" });
    expect(eventsOf(round, 0, playing("R34"))).toContainEqual(stuck);
  });

  test("[LG-127] is found after a reshuffle and after a yellow card", () => {
    const gathering = aPlay({ centre: ["R16"], players: [{ display: ["R01"], discard: ["R02"] }, {}], rest: "away" });
    expect(eventsOf(gathering, 0, TURN)).toContainEqual(stuck);
    const yellow = aPlay({ centre: ["R16"], players: [{ hand: ["R01", "RY1"] }, { hand: ["B01"] }], rest: "away" });
    expect(eventsOf(yellow, 0, TURN).map(({ type }) => type)).toEqual(["turned", "yellow-placed", "round-drawn"]);
  });

  test("[LG-127] is none while an action card is left or a card fits anywhere", () => {
    const left = (red: readonly CardId[], blue: readonly CardId[]) =>
      isStuck(aPlay({ centre: ["R16"], players: [{ hand: red }, { discard: blue }], rest: "away" }));
    expect(left(["R01"], ["B01"])).toBe(true);
    expect(left(["R01", "RA1"], ["B01"])).toBe(false);
    expect(left(["R01"], ["B01", "BA4"])).toBe(false);
    expect(left(["R34", "R01"], ["B01"])).toBe(false);
    expect(left(["R01"], ["B16", "B01"])).toBe(false);
    // a whistle of the attackers' own does not help them
    expect(left(["R10"], ["B01"])).toBe(true);
    expect(left(["RY1"], ["BY1"])).toBe(true);
  });

  test("[LG-127] equals what an exhaustive search over all orders of all hands finds", () => {
    const found = { stuck: 0, open: 0 };
    const rounds = fc.property(smallRounds, (state) => {
      const open = canEverPlay(state, 0) || canEverPlay(state, 1);
      expect(isStuck(state)).toBe(!open);
      found[open ? "open" : "stuck"]++;
    });
    fc.assert(rounds, { numRuns: 250 });
    expect(found.stuck).toBeGreaterThan(20);
    expect(found.open).toBeGreaterThan(20);
  });
});

/** A top card and up to five cards of each side, anywhere. */
const smallRounds = fc
  .record({
    top: fc.constantFrom(undefined, "R16", "B11", "RA1", "BA3", "R54"),
    red: cardsFor("red"),
    blue: cardsFor("blue"),
  })
  .map(({ top, red, blue }) =>
    aPlay({ centre: top === undefined ? [] : [top], players: [pilesOf(red), pilesOf(blue)], rest: "away" }),
  );

function cardsFor(team: Team) {
  const cards = cardIdsOf({ options: {} }, team).filter((id) => !["R16", "B11", "RA1", "BA3", "R54"].includes(id));
  const few = cards.filter((id) => cardOf({ options: {} }, id).kind === "pass");
  const one = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...few) },
    { weight: 1, arbitrary: fc.constantFrom(...cards) },
  );
  return fc.record({ cards: fc.uniqueArray(one, { maxLength: 4 }), cuts: fc.tuple(fc.nat(4), fc.nat(4)) });
}

function pilesOf({ cards, cuts }: { readonly cards: readonly CardId[]; readonly cuts: readonly [number, number] }) {
  const [first, second] = [Math.min(...cuts), Math.max(...cuts)];
  return {
    display: cards.slice(0, first),
    discard: cards.slice(first, second),
    hand: cards.slice(second),
    displaySize: 2,
  };
}

/**
 * Goes through every state that a player's turns can lead to, with every order that a shuffle can give, until the player
 * may play a card; stuck rounds that the engine calls on the way are passed over.
 */
function canEverPlay(start: State, seat: number): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const { hand, display, discard } = playerAt(state, seat);
    const key = JSON.stringify([hand, display, discard]);
    if (seen.has(key)) continue;
    seen.add(key);
    const may = legal(state, seat).filter(({ refusal }) => refusal === undefined);
    if (may.some(({ command }) => command.type === "play-card")) return true;
    const shuffles = hand.length > 0 ? [[]] : orders([...display, ...discard]);
    for (const order of shuffles) open.push(...turnedOnce(state, seat, order));
  }
  return false;
}

function turnedOnce(state: State, seat: number, order: readonly CardId[]): State[] {
  const shuffle = <T>(cards: readonly T[], purpose: string) =>
    purpose === `gather:seat-${seat}`
      ? cards.toSorted((a, b) => order.indexOf(`${a}`) - order.indexOf(`${b}`))
      : [...cards];
  const at = state.at + 350;
  const by = { kind: "seat", seat } as const;
  const answer = decide(state, TURN, { by, at, dice: { ...unshuffled, shuffle } });
  if (answer.kind !== "accepted") return [];
  const events = answer.events.filter(({ type }) => type !== "round-drawn");
  return [events.reduce((now, event) => evolve(now, event, at), state)];
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
