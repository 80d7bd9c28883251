import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { aClub, aPlayer, players } from "./builders";
import type { Club } from "./model";
import { rosterOf } from "./rosters";
import { currentTeamValueOf, teamValueOf, valuedClub } from "./team-value";

const document = edition("league-document");

const valued = (part: Partial<Club>, rules = document) => {
  const club = aClub(part);
  return valuedClub(club, rosterOf(club, rules));
};
const tv = (part: Partial<Club>, rules = document) => teamValueOf(valued(part, rules), rules).total;
const ctv = (part: Partial<Club>, fees: readonly number[] = [], rules = document) =>
  currentTeamValueOf(valued(part, rules), rules, fees).total;

describe("team value", () => {
  test("[BB-119] players, staff at cost and re-rolls at the roster's price, as a sum that can be opened", () => {
    const club = valued({ rerolls: 2, rerollPrice: 60_000, apothecary: true });
    expect(teamValueOf(club, document)).toEqual({
      total: 720_000,
      terms: [
        { term: "player-fees", value: 550_000, count: 11 },
        { term: "rerolls", value: 120_000, count: 2 },
        { term: "apothecary", value: 50_000, count: 1 },
      ],
    });
  });

  test("[BB-119] players who miss the next match, or are retired, count in it", () => {
    const out = [aPlayer({ missesNext: true, fee: 90_000 }), aPlayer({ status: "temporarily-retired", fee: 70_000 })];
    expect(tv({ players: out })).toBe(160_000);
    expect(tv({ players: [aPlayer({ status: "dead" }), aPlayer({ status: "dismissed" })] })).toBe(0);
  });

  test("[BB-120] treasury and fans are no part of it", () => {
    const plain = tv({});
    expect(tv({ treasury: 300_000, dedicatedFans: 5 })).toBe(plain);
    expect(ctv({ treasury: 300_000, dedicatedFans: 5 })).toBe(plain);
  });

  test("[BB-066 BB-067 BB-068] what was acquired counts at once, and so do rises in value", () => {
    const before = players(20);
    expect(tv({ players: before })).toBe(1_000_000);
    expect(tv({ players: players(21) })).toBe(1_050_000);
    const risen = [...before, aPlayer({ id: "p21", number: 21, valueRise: 20_000 })];
    expect(tv({ players: risen })).toBe(1_070_000);
    expect(tv({ players: before, rerolls: 1, assistantCoaches: 1, cheerleaders: 1 })).toBe(1_070_000);
  });

  test("a re-roll held with a trophy counts at the roster's price", () => {
    expect(tv({ trophyRerolls: 1 })).toBe(tv({}) + 50_000);
  });
});

describe("current team value", () => {
  test("[BB-121] leaves out who misses the next match and adds journeymen at their fee", () => {
    const injured = aPlayer({ id: "p18", fee: 90_000, missesNext: true });
    const squad = [...players(17), injured, aPlayer({ id: "p19", fee: 60_000 })];
    expect(tv({ players: squad })).toBe(1_000_000);
    expect(ctv({ players: squad }, [50_000])).toBe(960_000);
  });

  test("[BB-017] journeymen are in it before anything is worked out from it", () => {
    expect(ctv({ players: players(18) }, [50_000, 50_000])).toBe(1_000_000);
  });

  test("[BB-122] a player counts again after the match that he missed", () => {
    const hurt = aPlayer({ missesNext: true });
    expect([ctv({ players: [hurt] }), ctv({ players: [{ ...hurt, missesNext: false }] })]).toEqual([0, 50_000]);
  });

  test("[BB-173] the temporarily retired are not in it", () => {
    expect(ctv({ players: [aPlayer({ status: "temporarily-retired" })] })).toBe(0);
  });
});

describe("low-cost linemen", () => {
  const snotlings: Partial<Club> = {
    roster: "snotling",
    specialRules: ["low-cost-linemen"],
    players: players(3, { position: "snotling-lineman", fee: 15_000 }),
  };

  test("[BB-123] count nothing in the current value and in full in the team value", () => {
    expect([ctv(snotlings), tv(snotlings)]).toEqual([0, 45_000]);
  });

  test("[BB-123] only linemen are free, and their rises count", () => {
    const squad = [
      aPlayer({ position: "snotling-lineman", fee: 15_000, valueRise: 20_000 }),
      aPlayer({ position: "pump-wagon", fee: 105_000 }),
    ];
    expect(ctv({ ...snotlings, players: squad })).toBe(125_000);
  });

  test("[BB-123] their journeymen are free as well", () => {
    expect(ctv(snotlings, [15_000, 15_000])).toBe(0);
  });

  test("in 2020 they are free in both values", () => {
    expect(tv({ ...snotlings, edition: "official-2020" }, edition("official-2020"))).toBe(0);
  });

  test("other clubs pay for their linemen in both", () => {
    expect([ctv({}), tv({})]).toEqual([550_000, 550_000]);
  });
});
