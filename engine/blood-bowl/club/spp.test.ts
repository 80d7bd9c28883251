import { expect, test } from "vitest";
import { edition } from "../editions/edition";
import { SPP_DEEDS, type SppDeed, sppOf } from "./spp";

const document = edition("league-document");
const two = (deed: SppDeed) => sppOf({ [deed]: 2 }, document.spp);

test.each<[string, SppDeed, number]>([
  ["[BB-138] two completions", "completion", 2],
  ["[BB-139] two superb throws that landed", "superb-throw", 2],
  ["[BB-140] two safe landings", "safe-landing", 2],
  ["[BB-141] two interceptions", "interception", 4],
  ["[BB-142] two casualties by a block", "casualty", 4],
  ["[BB-143] two touchdowns", "touchdown", 6],
  ["[BB-144] two times player of the match", "player-of-the-match", 8],
  ["[BB-146] two casualties by the crowd", "casualty-by-crowd", 0],
  ["[BB-146] two casualties by a foul", "casualty-by-foul", 0],
])("%s", (_, deed, points) => {
  expect(two(deed)).toBe(points);
});

test("[BB-145] Brawlin' Brutes earn 3 for a casualty and 2 for a touchdown", () => {
  const brutes = { ...document.spp, ...document.brawlinBrutes };
  expect(sppOf({ casualty: 1 }, brutes)).toBe(3);
  expect(sppOf({ touchdown: 1 }, brutes)).toBe(2);
  expect(sppOf({ casualty: 1, touchdown: 1 }, brutes)).toBe(sppOf({ casualty: 1, touchdown: 1 }, document.spp));
});

test("a prayer may let a foul or the crowd earn points", () => {
  const frenzy = { ...document.spp, ...document.prayerSpp["fouling-frenzy"] };
  expect(sppOf({ "casualty-by-foul": 1, "casualty-by-crowd": 1 }, frenzy)).toBe(2);
});

test("2020 rewards deflections and not landings", () => {
  const { spp } = edition("official-2020");
  expect([spp.deflection, spp["safe-landing"]]).toEqual([1, 0]);
  expect(SPP_DEEDS.every((deed) => spp[deed] >= 0)).toBe(true);
});
