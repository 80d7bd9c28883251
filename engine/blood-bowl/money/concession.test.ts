import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { BloodBowlOptions } from "../options";
import { concession, deserts, mayConcedeWithoutPenalty, mayDesert } from "./concession";

const document = edition("league-document");
const scored = edition("league-document", BloodBowlOptions.parse({ "concession-gold": "scored" }));

/** A concession after a score of so many to so many, the winner's first, with an attendance of 7. */
function conceded(winner: number, conceding: number, penalised = true, rules = document, attendance = 7) {
  const side = (touchdowns: number) => ({ touchdowns, stalled: false });
  return concession(penalised, attendance, side(winner), side(conceding), rules);
}

describe("the score that stands", () => {
  test.each([
    ["[BB-071] from 0-0", 0, 0, 2],
    ["[BB-071] from 1-2", 1, 2, 2],
    ["[BB-071] from 2-3", 2, 3, 2],
    ["[BB-072] from 3-1", 3, 1, 3],
    ["[BB-098] from 4-2 the conceding side has none for the table either", 4, 2, 4],
  ])("%s", (_, winner, conceding, retained) => {
    expect(conceded(winner, conceding).score).toEqual({ winner: retained, conceding: 0 });
  });

  test.each([
    ["[BB-081] without penalty from 3-2", 3, 2, 3],
    ["[BB-107] without penalty from 1-1", 1, 1, 2],
  ])("%s", (_, winner, conceding, retained) => {
    expect(conceded(winner, conceding, false).score).toEqual({ winner: retained, conceding: 0 });
  });

  test("in 2020 the winner has one more and those of the other side", () => {
    expect(conceded(1, 2, true, edition("official-2020")).score).toEqual({ winner: 4, conceding: 0 });
  });

  test("[BB-131] touchdowns that the winner did not score are its to give away", () => {
    expect(conceded(1, 0).awardedTouchdowns).toBe(1);
    expect(conceded(3, 1).awardedTouchdowns).toBe(0);
  });
});

describe("the gold of a concession", () => {
  test("[BB-075] the conceding side gets none", () => {
    expect(conceded(2, 1).winnings.conceding.total).toBe(0);
  });

  test("[BB-076] the winner gets the whole attendance and its touchdowns, times 10,000", () => {
    expect(conceded(2, 1).winnings.winner.total).toBe(90_000);
  });

  test("[BB-095] touchdowns of the retained score count", () => {
    expect(conceded(1, 0, true, document, 6).winnings.winner.total).toBe(80_000);
  });

  test("[BB-096] by house rule those really scored count", () => {
    expect(conceded(1, 0, true, scored, 6).winnings.winner.total).toBe(70_000);
  });

  test("[BB-097] not stalling is no part of it", () => {
    expect(conceded(3, 0).winnings.winner.total).toBe(100_000);
  });

  test("[BB-104] without penalty both sides are paid as after any match", () => {
    const { winner, conceding } = conceded(0, 0, false).winnings;
    expect([winner.total, conceding.total]).toEqual([65_000, 45_000]);
  });

  test("[BB-108] without penalty the conceding side counts no touchdowns, by house rule its real ones", () => {
    expect(conceded(2, 1, false).winnings.conceding.total).toBe(45_000);
    expect(conceded(2, 1, false, scored).winnings.conceding.total).toBe(55_000);
  });
});

describe("what else a concession brings", () => {
  test("[BB-073 BB-074] the conceding side has no player of the match, the winner may have two", () => {
    expect(conceded(2, 1).playersOfTheMatch).toEqual({ winner: 2, conceding: 0 });
  });

  test("[BB-077 BB-102] only the conceding side loses its points of the match", () => {
    expect(conceded(2, 2).sppLost).toBe(true);
  });

  test("[BB-078 BB-099] it loses a D3 of fans and does not roll for the defeat", () => {
    expect(conceded(2, 1)).toMatchObject({ fansD3: true, fansRoll: false });
  });

  test("[BB-100] by house rule it rolls for the defeat as well", () => {
    const both = edition("league-document", BloodBowlOptions.parse({ "concession-fans": "both" }));
    expect(conceded(2, 1, true, both)).toMatchObject({ fansD3: true, fansRoll: true });
  });

  test("[BB-082 BB-105 BB-106] without penalty there is none: points kept, normal fan roll, a player of the match each", () => {
    expect(conceded(1, 1, false)).toMatchObject({
      sppLost: false,
      fansD3: false,
      fansRoll: true,
      desertion: false,
      playersOfTheMatch: { winner: 1, conceding: 1 },
    });
  });
});

describe("players who leave", () => {
  test("[BB-130] always in the published editions, by house rule in the league document", () => {
    const house = edition("league-document", BloodBowlOptions.parse({ "concession-desertion": true }));
    const rules = [edition("official-2025"), edition("official-2020"), house, document];
    expect(rules.map((each) => conceded(2, 1, true, each).desertion)).toEqual([true, true, true, false]);
  });

  test("[BB-130] three advancements or more roll, and leave on a 1 to 3", () => {
    expect([2, 3, 4].filter((advancements) => mayDesert({ advancements }))).toEqual([3, 4]);
    expect([1, 2, 3, 4, 5, 6].filter(deserts)).toEqual([1, 2, 3]);
  });
});

test("[BB-079 BB-080] without penalty concedes only who cannot set up three players", () => {
  expect([0, 1, 2, 3, 11].filter((able) => mayConcedeWithoutPenalty(able, document))).toEqual([0, 1, 2]);
  expect([2, 3, 4].filter((able) => mayConcedeWithoutPenalty(able, edition("official-2020")))).toEqual([2, 3]);
});
