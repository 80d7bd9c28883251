import { describe, expect, test } from "vitest";
import { fixedDice } from "../core/dice";
import { seededDice } from "../core/simulate";
import { aSeason, aStart, done, folded, refusalOf, someEntrants } from "./builders";
import { cardsOf } from "./cards";
import { tokenColourOf } from "./codes";
import { withRivals } from "./entrant";
import { AMOUNTS, inMillions, millions } from "./money";
import { Options } from "./options";
import { setup, startFault } from "./setup";

const options = Options.parse({});
const rivalsOf = (coaches: number) => aSeason({ coaches }).clubs.filter(({ kind }) => kind === "rival");

describe("clubs", () => {
  test("[JL-023] four or six clubs: five are refused", () => {
    const five = [...someEntrants(4), { kind: "rival" } as const];
    expect(startFault(options, five)).toBe("four-or-six-clubs");
    expect(() => setup({ edition: "rulebook", options, entrants: five }, seededDice(1))).toThrow("four-or-six-clubs");
    expect(startFault(options, someEntrants(4))).toBeUndefined();
    expect(startFault(options, someEntrants(6))).toBeUndefined();
  });

  test.each([
    ["[JL-030] 1 coach + 3 rivals", 1, 3],
    ["[JL-031] 2 coaches + 2 rivals", 2, 2],
    ["[JL-032] 3 coaches + 1 rival", 3, 1],
    ["[JL-033] 4 coaches and no rival", 4, 0],
  ])("%s make 4 clubs", (_name, coaches, rivals) => {
    expect(rivalsOf(coaches)).toHaveLength(rivals);
    expect(aSeason({ coaches }).clubs).toHaveLength(4);
  });

  test.each([
    ["[JL-034] 5 coaches + 1 rival", 5, 1],
    ["[JL-035] 6 coaches and no rival", 6, 0],
  ])("%s make 6 clubs", (_name, coaches, rivals) => {
    expect(rivalsOf(coaches)).toHaveLength(rivals);
    expect(aSeason({ coaches }).clubs).toHaveLength(6);
  });

  test("[JL-026] missing clubs are rivals: one coach among four has three", () => {
    expect(withRivals([{ kind: "coach", name: "Ana" }], false).map(({ kind }) => kind)).toEqual([
      "coach",
      "rival",
      "rival",
      "rival",
    ]);
    expect(startFault(options, [...someEntrants(0)])).toBe("no-coach");
  });

  test("[JL-251] one to four coaches play with four clubs, five or six with six", () => {
    expect([1, 2, 3, 4, 5, 6].map((coaches) => someEntrants(coaches).length)).toEqual([4, 4, 4, 4, 6, 6]);
    expect(startFault(options, someEntrants(3, true))).toBe("too-few-coaches");
  });

  test("[JL-252] option: six clubs with fewer than five coaches, 3 coaches + 3 rivals", () => {
    const { clubs } = aSeason({ coaches: 3, options: { largerLeague: true } });
    expect(clubs.map(({ kind }) => kind)).toEqual(["coach", "coach", "coach", "rival", "rival", "rival"]);
  });

  test("[JL-128] rivals are numbered: two rivals are 1 and 2", () => {
    expect(rivalsOf(2).map(({ rival }) => rival)).toEqual([1, 2]);
    expect(aSeason().clubs.map(({ rival }) => rival)).toEqual([0, 0, 1, 2]);
  });

  test("[JL-124] every club has a name before the first matchday, and no two the same", () => {
    const twice = [{ kind: "coach", name: "Ana" } as const, { kind: "coach", name: "ana" } as const];
    expect(startFault(options, withRivals(twice, false))).toBe("names-not-unique");
    expect(aSeason({ coaches: 4 }).clubs.map(({ name }) => name)).toEqual(["Club 0", "Club 1", "Club 2", "Club 3"]);
  });
});

describe("sheets", () => {
  test("[JL-024] each coach is dealt one sheet at random: 3 of 6, and 3 are left over", () => {
    const deals = [1, 2, 3, 4, 5].map((seed) =>
      aSeason({ coaches: 3, seed })
        .clubs.slice(0, 3)
        .map(({ sheet }) => sheet),
    );
    for (const deal of deals) expect(new Set(deal).size).toBe(3);
    expect(new Set(deals.map((deal) => deal.join())).size).toBeGreaterThan(1);
  });

  test("[JL-027] each rival takes one of the sheets left over: with 5 coaches the sixth", () => {
    const { clubs } = aSeason({ coaches: 5 });
    expect(new Set(clubs.map(({ sheet }) => sheet))).toEqual(new Set(["S1", "S2", "S3", "S4", "S5", "S6"]));
    expect(clubs[5]).toMatchObject({ kind: "rival", squad: [], money: 0 });
  });

  test("[JL-025 JL-255] the sheet dealt is the coach's club, to be filled, and stays for the whole season", () => {
    const { clubs } = aSeason();
    expect(clubs[0]).toMatchObject({ squad: [], spaces: {} });
    const types = aStart().map(({ type }) => type);
    expect(types.filter((type) => type === "sheets-dealt")).toHaveLength(1);
    expect(refusalOf(aSeason(), { type: "choose-sheet", seat: 0, sheet: "S6" })).toBe("no-draft");
  });

  test("[JL-256] option: coaches draft their sheets in turn, rivals get the rest", () => {
    const draft = folded(aStart({ options: { sheets: "drafted" } }));
    const [first, second] = draft.order;
    if (first === undefined || second === undefined) throw new Error("two coaches draft");
    expect(draft.phase).toMatchObject({ kind: "draft", seat: first });
    expect(refusalOf(draft, { type: "choose-sheet", seat: second, sheet: "S1" })).toBe("not-your-turn");
    const one = done(draft, { type: "choose-sheet", seat: first, sheet: "S3" });
    expect(refusalOf(one, { type: "choose-sheet", seat: second, sheet: "S3" })).toBe("sheet-taken");
    const two = done(one, { type: "choose-sheet", seat: second, sheet: "S6" }, 1, 1, 1);
    expect([two.clubs[first]?.sheet, two.clubs[second]?.sheet]).toEqual(["S3", "S6"]);
    expect(new Set(two.clubs.map(({ sheet }) => sheet)).size).toBe(4);
    expect(two.phase).toMatchObject({ kind: "transfer", turn: { seat: first, stage: { kind: "to-roll" } } });
  });

  test("[JL-256] option: coaches bring the sheet that they chose", () => {
    const chosen = Options.parse({ sheets: "chosen" });
    const entrants = withRivals([{ kind: "coach", name: "Ana", sheet: "S5" }], false);
    expect(aSeason({ entrants, options: { sheets: "chosen" } }).clubs[0]?.sheet).toBe("S5");
    expect(startFault(chosen, someEntrants(1))).toBe("sheet-missing");
    const same = [0, 1].map((each) => ({ kind: "coach", name: `Club ${each}`, sheet: "S5" }) as const);
    expect(startFault(chosen, withRivals(same, false))).toBe("sheet-taken");
  });
});

describe("the table is laid", () => {
  const types = aStart().map(({ type }) => type);

  test("[JL-022 JL-036 JL-051] calendar, sheets, market, action cards, money, tokens, and then the first turn", () => {
    expect(types).toEqual([
      "started",
      "calendar-made",
      "sheets-dealt",
      "footballers-shuffled",
      "refilled",
      "actions-shuffled",
      "money-dealt",
      "order-rolled",
      "turn-began",
    ]);
  });

  test("[JL-037 JL-043] footballers and action cards are shuffled", () => {
    const [one, two] = [aSeason({ seed: 1 }), aSeason({ seed: 2 })];
    expect(one.piles).not.toEqual(two.piles);
    expect(one.actionPile).not.toEqual(two.actionPile);
    expect([...one.actionPile].sort()).toEqual([...two.actionPile].sort());
  });

  test("[JL-038] 160 footballers form two piles of 80", () => {
    const shuffled = aStart().find((event) => event.type === "footballers-shuffled");
    expect(shuffled?.piles.map((pile) => pile.length)).toEqual([80, 80]);
    expect(new Set(shuffled?.piles.flat())).toEqual(new Set(cardsOf("dugout").footballers.keys()));
  });

  test("[JL-039] the market opens with 8, 4 from each pile: 76 are left in each", () => {
    const { market, piles } = aSeason();
    const shuffled = aStart().find((event) => event.type === "footballers-shuffled");
    expect(market.map(({ card }) => card)).toEqual([
      ...(shuffled?.piles[0].slice(0, 4) ?? []),
      ...(shuffled?.piles[1].slice(0, 4) ?? []),
    ]);
    expect(piles.map((pile) => pile.length)).toEqual([76, 76]);
  });

  test("[JL-044] every coach starts with 150M: four with 600M between them", () => {
    const { clubs, bank } = aSeason({ coaches: 4 });
    expect(clubs.map(({ money }) => inMillions(money))).toEqual([150, 150, 150, 150]);
    expect(inMillions(-bank)).toBe(600);
    expect(AMOUNTS.startingMoney).toBe(millions(150));
  });

  test("[JL-048] two tokens of one colour each, no colour twice: six coaches, six colours", () => {
    const colours = aSeason({ coaches: 6 }).clubs.map((_, seat) => tokenColourOf(seat));
    expect(new Set(colours).size).toBe(6);
  });

  test("[JL-077] one token of each coach stands on START", () => {
    expect(aSeason({ coaches: 6 }).clubs.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("[JL-234] the highest roll begins, ties roll again, then clockwise", () => {
    const order = (...faces: readonly number[]) => {
      const shuffles = seededDice(1);
      const rolls = fixedDice(...faces);
      const dice = {
        shuffle: shuffles.shuffle,
        roll: (sides: number, purpose: string) =>
          purpose.startsWith("first-coach") ? rolls.roll(sides, purpose) : shuffles.roll(sides, purpose),
      };
      return folded(setup({ edition: "rulebook", options, entrants: someEntrants(4) }, dice)).order;
    };
    expect(order(2, 6, 3, 4)).toEqual([1, 2, 3, 0]);
    expect(order(5, 1, 5, 5, 2, 4, 4, 1, 3)).toEqual([3, 0, 1, 2]);
  });
});

describe("calendar", () => {
  test("[JL-125] all fixtures are there before the first match", () => {
    expect(aSeason({ coaches: 4 }).fixtures).toHaveLength(12);
    expect(aSeason({ coaches: 4 }).fixtures.every(({ result }) => result === undefined)).toBe(true);
  });

  test("[JL-126] every pair meets twice: 12 matches of four clubs, 30 of six", () => {
    for (const [coaches, matches] of [
      [4, 12],
      [6, 30],
    ] as const) {
      const { fixtures } = aSeason({ coaches });
      expect(fixtures).toHaveLength(matches);
      const meetings = new Map<string, number>();
      for (const { home, away } of fixtures)
        meetings.set(`${home}-${away}`, (meetings.get(`${home}-${away}`) ?? 0) + 1);
      expect(meetings.size).toBe(matches);
      expect([...meetings.values()].every((times) => times === 1)).toBe(true);
    }
  });

  test("[JL-127] every matchday has all clubs once: 2 matches on 6 days, or 3 on 10", () => {
    for (const [coaches, days] of [
      [4, 6],
      [6, 10],
    ] as const) {
      const { fixtures } = aSeason({ coaches });
      for (let round = 1; round <= days; round++) {
        const clubs = fixtures.filter((each) => each.round === round).flatMap(({ home, away }) => [home, away]);
        expect(clubs.sort()).toEqual(Array.from({ length: coaches }, (_, seat) => seat));
      }
      expect(Math.max(...fixtures.map(({ round }) => round))).toBe(days);
    }
  });
});

describe("rivals", () => {
  test("[JL-029] nobody is ever signed for a rival, and nothing else is done in his name", () => {
    expect(refusalOf(aSeason(), { type: "sign", seat: 2, footballer: "P001" })).toBe("rival-has-no-coach");
    expect(refusalOf(aSeason(), { type: "roll", seat: 3 })).toBe("rival-has-no-coach");
  });
});
