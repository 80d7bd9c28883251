import { INDUCEMENTS_2020 } from "../data/inducements-2020";
import { MATCH_TABLES_2020 } from "../data/match-tables-2020";
import { ROSTERS_2020 } from "../data/rosters-2020";
import { SKILLS_2020 } from "../data/skills-2020";
import { STARS_2020 } from "../data/stars-2020";
import { OFFICIAL_COSTLY_ERRORS } from "./costly-errors-tables";
import type { Edition } from "./model";

/** The published edition of 2020 as far as its data go, before house rules. */
export const OFFICIAL_2020 = {
  id: "official-2020",

  rosters: ROSTERS_2020,
  skills: SKILLS_2020,
  stars: STARS_2020,
  inducements: INDUCEMENTS_2020,
  tables: MATCH_TABLES_2020,

  draft: {
    budget: 1_000_000,
    players: { min: 11, max: 16 },
    fans: { price: 10_000, max: 6 },
    insignificantHalf: false,
  },
  staff: {
    assistantCoaches: { price: 10_000, max: 6 },
    cheerleaders: { price: 10_000, max: 12 },
    apothecary: { price: 50_000, max: 1 },
  },
  rerolls: { max: 8, laterFactor: 2 },
  minAble: 11,

  notStallingBonus: 0,
  // No maximum is printed, but no D6 reaches beyond 7 (R23).
  fans: { min: 1, max: 7 },
  costlyErrors: { table: OFFICIAL_COSTLY_ERRORS, rounding: "loss" },
  topUp: 0,
  concession: {
    score: ({ winner, conceding }) => ({ winner: winner + conceding + 1, conceding: 0 }),
    desertion: true,
    winnersPlayersOfTheMatch: 1,
    withoutPenaltyUpTo: 3,
  },

  journeymanQuantities: [12, 16],
  lowCostInTeamValue: true,

  mercenaries: { max: undefined, fee: 30_000, skillFee: 50_000 },
  starsMax: 2,
  sameStar: "neither",
  prayers: { kind: "by-difference", per: 50_000 },

  spp: {
    completion: 1,
    "superb-throw": 1,
    "safe-landing": 0,
    interception: 2,
    deflection: 1,
    casualty: 2,
    touchdown: 3,
    "player-of-the-match": 4,
    "casualty-by-crowd": 0,
    "casualty-by-foul": 0,
    catch: 0,
  },
  brawlinBrutes: {},
  prayerSpp: {
    "perfect-passing": { completion: 2 },
    "fan-interaction": { "casualty-by-crowd": 2 },
    "necessary-violence": { casualty: 3 },
    "fouling-frenzy": { "casualty-by-foul": 2 },
  },
  playerOfTheMatchNominees: undefined,

  advancement: {
    costs: [
      step(3, 6, 12, 18),
      step(4, 8, 14, 20),
      step(6, 12, 18, 24),
      step(8, 16, 22, 28),
      step(10, 20, 26, 32),
      step(15, 30, 40, 50),
    ],
    randomRolls: 1,
    rises: {
      "random-primary": 10_000,
      "chosen-primary": 20_000,
      "random-secondary": 20_000,
      "chosen-secondary": 40_000,
      AV: 10_000,
      MA: 20_000,
      PA: 20_000,
      AG: 40_000,
      ST: 80_000,
    },
    eliteExtra: 0,
    characteristicDie: 16,
    characteristicTable: [
      ...Array.from({ length: 7 }, () => ["MA", "AV"] as const),
      ...Array.from({ length: 6 }, () => ["MA", "PA", "AV"] as const),
      ["AG", "PA"],
      ["ST", "AG"],
      ["MA", "ST", "AG", "PA", "AV"],
    ],
    firstPassing: 6,
  },
  limits: {
    best: { MA: 9, ST: 8, AG: 1, PA: 1, AV: 11 },
    worst: { MA: 1, ST: 1, AG: 6, PA: 6, AV: 3 },
    improvements: 2,
  },

  casualtyUpTo: { "badly-hurt": 6, "seriously-hurt": 9, "serious-injury": 12, "lasting-injury": 14, dead: 16 },
  lostCharacteristic: ["AV", "AV", "MA", "PA", "AG", "ST"],
  hatredFrom: undefined,
  hatredNot: [],
  regeneration: "after",
  apothecaryForHired: false,

  redraft: {
    perFixture: 20_000,
    perWin: 20_000,
    perDraw: 10_000,
    cap: 1_300_000,
    agentFee: 20_000,
    recoverFrom: 4,
    restoredLeavesNiggling: true,
  },
  prizes: [100_000, 60_000, 30_000],
} as const satisfies Omit<Edition, "options">;

/** One step's prices: a random primary, a chosen primary or random secondary, a chosen secondary, a characteristic. */
function step(random: number, chosen: number, secondary: number, characteristic: number) {
  return {
    "random-primary": random,
    "chosen-primary": chosen,
    "random-secondary": chosen,
    "chosen-secondary": secondary,
    characteristic,
  };
}
