import { describe, expect, test } from "vitest";
import { type Card, Deck, SYMBOLS, TEAMS, type Team } from "./cards";
import { DECK } from "./data/deck";
import { Options } from "./options";

const all: readonly Card[] = [...DECK.red, ...DECK.blue];
const ofKind = <Kind extends Card["kind"]>(team: Team, ...kinds: readonly Kind[]) =>
  DECK[team].filter((card): card is Extract<(typeof DECK)[Team][number], { kind: Kind }> => {
    return kinds.some((kind) => kind === card.kind);
  });
const tallied = <T>(items: readonly T[], of: readonly T[]) => of.map((item) => items.filter((i) => i === item).length);
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

describe("the set", () => {
  test("[LG-001] has 150 cards", () => {
    expect(all).toHaveLength(150);
    expect(new Set(all.map(({ id }) => id)).size).toBe(150);
  });

  test("[LG-002 LG-003] has 75 cards for each team", () => {
    expect(DECK.red).toHaveLength(75);
    expect(DECK.blue).toHaveLength(75);
  });

  test.each(TEAMS)("[LG-004 LG-005 LG-006] has 68 footballers, 4 action cards and 3 yellow cards for %s", (team) => {
    expect(ofKind(team, "pass", "goal")).toHaveLength(68);
    expect(ofKind(team, "counterplay", "goal-kick")).toHaveLength(4);
    expect(ofKind(team, "yellow")).toHaveLength(3);
  });

  test("[LG-054] knows six symbols", () => {
    expect([...SYMBOLS].sort()).toEqual(["boot", "corner-flag", "football", "gloves", "trophy", "whistle"]);
  });

  test("[LG-085] may be any list with the right counts, and no other", () => {
    expect(Deck.safeParse(DECK).success).toBe(true);
    const swapped = { red: DECK.red.map((card) => ({ ...card, id: `X${card.id}` })), blue: DECK.blue };
    expect(Options.parse({ deck: swapped }).deck).toEqual(swapped);
    expect(Deck.safeParse({ ...DECK, red: DECK.red.slice(1) }).success).toBe(false);
    expect(Deck.safeParse({ ...DECK, red: [...DECK.red.slice(1), DECK.red[74]] }).success).toBe(false);
    expect(Deck.safeParse({ red: DECK.red, blue: DECK.red }).success).toBe(false);
  });
});

describe("the default set", () => {
  test.each([
    ["red", "EMIL CLARA FINN MILO IDA JONAS LINA OSKAR MIA NICO PAUL"],
    ["blue", "MATS LEA TILL NOAH ELLA KARL BEN ZOE LUIS ANNA THEO"],
  ] as const)("[LG-136 LG-137] names the %s footballers 1 to 11", (team, names) => {
    const footballers = ofKind(team, "pass", "goal").flatMap((card) =>
      card.kind === "pass" ? [card.holder, card.pass] : [card.holder],
    );
    for (const number of NUMBERS) {
      const called = new Set(footballers.filter((who) => who.number === number).map(({ name }) => name));
      expect([...called]).toEqual([names.split(" ")[number - 1]]);
    }
  });

  test.each(TEAMS)("[LG-138] has 5, 5, 5, 7, 5, 6, 7, 6, 7, 8, 7 cards of the holders 1 to 11 (%s)", (team) => {
    const holders = ofKind(team, "pass", "goal").map(({ holder }) => holder.number);
    expect(tallied<number>(holders, NUMBERS)).toEqual([5, 5, 5, 7, 5, 6, 7, 6, 7, 8, 7]);
  });

  test.each(TEAMS)("[LG-139] has 6 goal cards: 3 of number 11, 2 of 10, 1 of 9 (%s)", (team) => {
    const goals = ofKind(team, "goal").map(({ holder }) => holder.number);
    expect(tallied<number>(goals, [11, 10, 9])).toEqual([3, 2, 1]);
    expect(goals).toHaveLength(6);
    expect(ofKind(team, "pass")).toHaveLength(62);
  });

  test.each(TEAMS)("[LG-140] spreads the symbols over the passing cards (%s)", (team) => {
    const symbols = ofKind(team, "pass").map(({ symbol }) => symbol);
    const six = ["football", "trophy", "boot", "gloves", "corner-flag", "whistle"] as const;
    expect(tallied<string>(symbols, six)).toEqual([10, 10, 10, 10, 11, 11]);
  });

  test.each(TEAMS)("[LG-141] lists no number of a goal card on Counterplay (%s)", (team) => {
    const lists = ofKind(team, "counterplay").map(({ numbers }) => numbers);
    expect(lists).toEqual([
      [2, 5, 8],
      [3, 4, 6],
    ]);
    const goals = new Set<number>(ofKind(team, "goal").map(({ holder }) => holder.number));
    expect(lists.flat().filter((number) => goals.has(number))).toEqual([]);
  });

  test.each(TEAMS)("[LG-142] lists all six symbols on the two Goal Kick cards (%s)", (team) => {
    const lists = ofKind(team, "goal-kick").map(({ symbols }) => symbols);
    expect(lists).toEqual([
      ["gloves", "boot", "trophy"],
      ["football", "corner-flag", "whistle"],
    ]);
    expect(lists.flat().sort()).toEqual([...SYMBOLS].sort());
  });
});
