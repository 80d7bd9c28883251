import { describe, expect, test } from "vitest";
import { fixedDice } from "../../../core/dice";
import { edition } from "../../editions/edition";
import { BloodBowlOptions } from "../../options";
import { aClub, aPlayer, players } from "../builders";
import { applyEntry } from "../fold";
import { redraftBudget } from "./budget";
import { ailmentsOf, recovers, rollRecovery } from "./recovery";
import { checkRedraft, type Redraft, redraftCost, redraftEntry } from "./redraft";

const document = edition("league-document");
const old = edition("official-2020");
const season = { played: 6, won: 3, drawn: 1, lost: 2 };

const aRedraft = (part: Partial<Redraft> = {}): Redraft => ({
  keep: players(11).map(({ id }) => id),
  hire: [],
  rerolls: 0,
  assistantCoaches: 0,
  cheerleaders: 0,
  apothecary: false,
  ...part,
});

describe("budget", () => {
  test("1,000,000, the treasury, and so much for fixtures, wins and draws", () => {
    expect(redraftBudget(aClub({ treasury: 45_000, season }), document)).toEqual({
      total: 1_235_000,
      terms: [
        { term: "budget", value: 1_000_000 },
        { term: "treasury", value: 45_000 },
        { term: "fixtures", value: 120_000, count: 6 },
        { term: "wins", value: 60_000, count: 3 },
        { term: "draws", value: 10_000, count: 1 },
      ],
    });
  });

  test("not more than the cap, which a competition may lift", () => {
    const rich = aClub({ treasury: 300_000, season });
    expect(redraftBudget(rich, document).total).toBe(1_300_000);
    expect(redraftBudget(rich, document).terms.at(-1)).toEqual({ term: "cap", value: -190_000 });
    const open = edition("league-document", BloodBowlOptions.parse({ "redraft-cap": "none" }));
    expect(redraftBudget(rich, open).total).toBe(1_490_000);
  });
});

describe("cost and legality", () => {
  const squad = [aPlayer({ valueRise: 50_000, seasons: 1 }), ...players(10, {}, 2)];
  const club = aClub({ players: squad, treasury: 45_000, season });

  test("players cost their value and an agent for each season, the last one included", () => {
    const { total, terms } = redraftCost(aRedraft({ rerolls: 2, apothecary: true }), club, document);
    expect(terms).toEqual([
      { term: "kept-players", value: 600_000, count: 11 },
      { term: "agents", value: 40_000 + 10 * 20_000, count: 11 },
      { term: "rerolls", value: 100_000, count: 2 },
      { term: "apothecary", value: 50_000, count: 1 },
    ]);
    expect(total).toBe(990_000);
  });

  test("the rules of a draft hold for numbers, shirts, staff and gold", () => {
    const hire = [{ number: 1, name: "New", position: "ogre" }];
    expect(checkRedraft(aRedraft(), club, document)).toEqual([]);
    const codes = checkRedraft(aRedraft({ keep: ["p1", "p99"], hire, rerolls: 9 }), club, document).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["unknown-player", "too-few-players", "number-taken", "too-many-rerolls"]);
    const dear = aClub({ players: players(11, { valueRise: 100_000 }), season });
    expect(checkRedraft(aRedraft(), dear, document)).toEqual([
      { code: "over-budget", figures: { cost: 1_870_000, budget: 1_190_000, over: 680_000 } },
    ]);
  });

  test("what is left is the new treasury, the season starts anew, and who is not kept leaves", () => {
    const hire = [{ number: 12, name: "New", position: "human-blitzer" }];
    const keep = squad.slice(0, 10).map(({ id }) => id);
    const recoveries = keep.map((player) => ({ player, niggling: 0, restored: [], hatredLost: [] }));
    const redraft = aRedraft({ keep, hire, rerolls: 3 });
    const entry = redraftEntry(redraft, recoveries, club, document);
    const next = applyEntry(club, entry);
    const left = redraftBudget(club, document).total - redraftCost(redraft, club, document).total;
    expect(next).toMatchObject({ treasury: left, rerolls: 3, dedicatedFans: 1, season: { played: 0, won: 0 } });
    expect(next.players.map(({ id, status, seasons }) => `${id} ${status} ${seasons}`)).toEqual([
      "p1 active 2",
      ...keep.slice(1).map((id) => `${id} active 1`),
      "p11 left 0",
      "p12 active 0",
    ]);
    expect(next.nextPlayer).toBe(13);
  });
});

describe("recovery between seasons", () => {
  const retired = aPlayer({
    status: "temporarily-retired",
    niggling: 1,
    changes: [{ characteristic: "MA", improved: 1, reduced: 2 }],
    skills: [
      { skill: "hatred", value: "orc", source: "hatred" },
      { skill: "block", source: "chosen-primary" },
    ],
  });

  test("a die for each step a characteristic of the retired lost, each niggling injury and each hatred", () => {
    expect(ailmentsOf(retired).map(({ kind }) => kind)).toEqual(["reduction", "reduction", "niggling", "hatred"]);
    expect(ailmentsOf({ ...retired, status: "active" }).map(({ kind }) => kind)).toEqual(["niggling", "hatred"]);
  });

  test("a 4 cures, with an apothecary a 3, but not hatred", () => {
    const niggling = { kind: "niggling" } as const;
    const hatred = { kind: "hatred", keyword: "orc" } as const;
    expect([3, 4].map((face) => recovers(face, niggling, false, document))).toEqual([false, true]);
    expect(recovers(3, niggling, true, document)).toBe(true);
    expect(recovers(3, hatred, true, document)).toBe(false);
  });

  test("what was rolled off is gone from the next season on", () => {
    const recovery = rollRecovery(retired, { apothecary: false }, document, fixedDice(4, 3, 6, 5));
    expect(recovery).toEqual({ player: "p1", niggling: 0, restored: ["MA"], hatredLost: ["orc"] });
    const club = aClub({ players: [retired] });
    const [player] = applyEntry(club, redraftEntry(aRedraft({ keep: ["p1"] }), [recovery], club, document)).players;
    expect(player).toMatchObject({
      status: "active",
      niggling: 0,
      changes: [{ characteristic: "MA", improved: 1, reduced: 1 }],
      skills: [{ skill: "block" }],
    });
  });

  test("in 2020 a restored characteristic leaves a niggling injury", () => {
    const recovery = rollRecovery(retired, { apothecary: true }, old, fixedDice(4, 3, 1, 1));
    expect(recovery).toEqual({ player: "p1", niggling: 3, restored: ["MA", "MA"], hatredLost: [] });
  });
});
