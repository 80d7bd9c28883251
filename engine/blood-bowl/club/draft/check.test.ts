import { describe, expect, test } from "vitest";
import { edition } from "../../editions/edition";
import { BloodBowlOptions } from "../../options";
import { rosterOf } from "../rosters";
import { affiliationOf } from "./affiliation";
import { checkDraft } from "./check";
import { draftCost } from "./cost";
import { draftEntry } from "./entry";
import type { Draft } from "./model";

const document = edition("league-document");

const squad = (count: number, position = "human-lineman", from = 1): Draft["players"] =>
  Array.from({ length: count }, (_, index) => ({ number: from + index, name: `N${from + index}`, position }));

const aDraft = (part: Partial<Draft> = {}): Draft => ({
  roster: "human",
  leagues: [],
  specialRules: [],
  players: squad(11),
  captain: 1,
  rerolls: 0,
  assistantCoaches: 0,
  cheerleaders: 0,
  apothecary: false,
  dedicatedFans: 1,
  ...part,
});
const other = (roster: string, position: string, part: Partial<Draft> = {}) => {
  const { captain: _, ...draft } = aDraft({ roster, players: squad(11, position), ...part });
  return draft;
};
const codes = (draft: Draft, rules = document) => checkDraft(draft, rules).map(({ code }) => code);

test("a plain draft is legal", () => {
  expect(checkDraft(aDraft(), document)).toEqual([]);
});

describe("every broken rule is named with its figures", () => {
  test.each<[string, Draft, ReturnType<typeof checkDraft>]>([
    ["an unknown roster", aDraft({ roster: "slann" }), [{ code: "unknown-roster", figures: { roster: "slann" } }]],
    [
      "an unknown position",
      aDraft({ players: [...squad(11), ...squad(1, "golem", 12)] }),
      [{ code: "unknown-position", figures: { position: "golem" } }],
    ],
    ["too few players", aDraft({ players: squad(10) }), [{ code: "too-few-players", figures: { have: 10, min: 11 } }]],
    [
      "[BB-168] a seventeenth player",
      aDraft({ players: [...squad(15), ...squad(2, "human-catcher", 16)] }),
      [{ code: "too-many-players", figures: { have: 17, max: 16 } }],
    ],
    [
      "one too many of a position",
      aDraft({ players: [...squad(10), ...squad(2, "ogre", 11)] }),
      [{ code: "position-full", figures: { position: "ogre", have: 2, max: 1 } }],
    ],
    [
      "a nameless player",
      aDraft({ players: [...squad(11), { number: 12, name: " ", position: "human-lineman" }] }),
      [{ code: "name-missing", figures: { number: 12 } }],
    ],
    [
      "a number worn twice",
      aDraft({ players: [...squad(11), ...squad(1, "human-lineman", 3)] }),
      [{ code: "number-taken", figures: { number: 3 } }],
    ],
    ["[BB-169] a ninth re-roll", aDraft({ rerolls: 9 }), [{ code: "too-many-rerolls", figures: { have: 9, max: 8 } }]],
    [
      "[BB-170] a seventh assistant and cheerleader",
      aDraft({ assistantCoaches: 7, cheerleaders: 7 }),
      [
        { code: "too-many-assistant-coaches", figures: { have: 7, max: 6 } },
        { code: "too-many-cheerleaders", figures: { have: 7, max: 6 } },
      ],
    ],
    [
      "[BB-170] an apothecary where the roster bars one",
      other("shambling-undead", "zombie-lineman", { apothecary: true }),
      [{ code: "no-apothecary-in-roster", figures: {} }],
    ],
    ["[BB-171] a fourth fan", aDraft({ dedicatedFans: 4 }), [{ code: "too-many-fans", figures: { have: 4, max: 3 } }]],
    ["no fan", aDraft({ dedicatedFans: 0 }), [{ code: "too-few-fans", figures: { have: 0, min: 1 } }]],
    [
      "gold that is not there",
      aDraft({ rerolls: 8, apothecary: true, assistantCoaches: 1 }),
      [{ code: "over-budget", figures: { cost: 1_010_000, budget: 1_000_000, over: 10_000 } }],
    ],
  ])("%s", (_, draft, faults) => {
    expect(checkDraft(draft, document)).toEqual(faults);
  });

  test("several at once", () => {
    expect(codes(aDraft({ players: squad(10), rerolls: 9, dedicatedFans: 9 }))).toEqual([
      "too-few-players",
      "too-many-rerolls",
      "too-many-fans",
    ]);
  });
});

describe("what a roster asks of its coach", () => {
  test("a captain, who is no big guy, and only where the roster has one", () => {
    const { captain: _, ...headless } = aDraft();
    expect(codes(headless)).toEqual(["captain-to-name"]);
    expect(codes(aDraft({ players: [...squad(10), ...squad(1, "ogre", 11)], captain: 11 }))).toEqual([
      "captain-is-big-guy",
    ]);
    expect(codes({ ...other("skaven", "skaven-clanrat"), captain: 1 })).toEqual(["no-captain-in-roster"]);
  });

  test("one of several leagues, and the rule that comes with it", () => {
    const norse = (leagues: string[]) => other("norse", "norse-raider", { leagues });
    expect(codes(norse([]))).toEqual(["league-to-pick"]);
    expect(codes(norse(["badlands-brawl"]))).toEqual(["league-to-pick"]);
    expect(codes(norse(["chaos-clash"]))).toEqual([]);
    expect(affiliationOf(rosterOf({ roster: "norse" }, document), norse(["chaos-clash"]))).toEqual({
      leagues: ["chaos-clash"],
      specialRules: ["favoured-of-khorne"],
    });
  });

  test("one favour of several", () => {
    const chosen = (specialRules: string[]) => other("chaos-chosen", "beastman-lineman", { specialRules });
    expect(codes(chosen([]))).toEqual(["special-rule-to-pick"]);
    expect(codes(chosen(["favoured-of-khorne", "favoured-of-nurgle"]))).toEqual(["special-rule-to-pick"]);
    expect(codes(chosen(["favoured-of-nurgle"]))).toEqual([]);
    expect(draftEntry(chosen(["favoured-of-nurgle"]), document).specialRules).toEqual(["favoured-of-nurgle"]);
  });

  test("in 2020 all leagues count, and a pick may be a league", () => {
    const old = edition("official-2020");
    const goblins = affiliationOf(rosterOf({ roster: "goblin" }, old), { leagues: [], specialRules: [] });
    expect(goblins.leagues).toEqual(["badlands-brawl", "underworld-challenge"]);
    const norse = affiliationOf(rosterOf({ roster: "norse" }, old), {
      leagues: [],
      specialRules: ["old-world-classic"],
    });
    expect(norse).toEqual({ leagues: ["old-world-classic"], specialRules: [] });
  });

  test("no more big guys than it allows", () => {
    const big = [...squad(1, "troll", 1), ...squad(1, "ogre", 2), ...squad(9, "beastman-lineman", 3)];
    const draft = other("chaos-chosen", "", { players: big, specialRules: ["favoured-of-nurgle"] });
    expect(checkDraft(draft, document)).toEqual([{ code: "too-many-big-guys", figures: { have: 2, max: 1 } }]);
  });

  test("not more insignificant players than others, in 2025", () => {
    const mixed = (linemen: number, hoppas: number) =>
      other("snotling", "", {
        players: [
          ...squad(linemen, "snotling-lineman"),
          ...squad(Math.min(hoppas, 2), "fun-hoppa", 21),
          ...squad(Math.min(hoppas - 2, 2), "stilty-runna", 31),
          ...squad(Math.max(0, hoppas - 4), "fungus-flinga", 41),
        ],
      });
    expect(codes(mixed(6, 6))).toEqual([]);
    expect(codes(mixed(7, 6))).toEqual(["too-many-insignificant"]);
  });
});

describe("what a draft costs", () => {
  const cost = (part: Partial<Draft>) => draftCost(aDraft(part), rosterOf({ roster: "human" }, document), document);

  test("[BB-171] three dedicated fans cost 10,000", () => {
    expect(cost({ dedicatedFans: 3 }).total - cost({ dedicatedFans: 1 }).total).toBe(10_000);
  });

  test("[BB-170] three assistants and an apothecary cost 80,000", () => {
    expect(cost({ assistantCoaches: 3, apothecary: true }).total - cost({}).total).toBe(80_000);
  });

  test("[BB-169] at the draft a re-roll costs its price once", () => {
    expect(cost({ rerolls: 2 }).terms).toContainEqual({ term: "rerolls", value: 100_000, count: 2 });
  });

  test("a house rule sets another budget", () => {
    const poor = edition("league-document", BloodBowlOptions.parse({ "draft-budget": 545_000 }));
    expect(checkDraft(aDraft(), poor)).toEqual([
      { code: "over-budget", figures: { cost: 550_000, budget: 545_000, over: 5000 } },
    ]);
  });
});
