import { INDUCEMENTS_2025 } from "../data/inducements-2025";
import { MATCH_TABLES_2025 } from "../data/match-tables-2025";
import { ROSTERS_2025 } from "../data/rosters-2025";
import { SKILLS_2025 } from "../data/skills-2025";
import { STARS_2025 } from "../data/stars-2025";
import { OFFICIAL_COSTLY_ERRORS } from "./costly-errors-tables";
import type { Edition } from "./model";

/** The published edition of 2025 with its errata, before house rules. */
export const OFFICIAL_2025 = {
  id: "official-2025",

  rosters: ROSTERS_2025,
  skills: SKILLS_2025,
  stars: STARS_2025,
  inducements: INDUCEMENTS_2025,
  tables: MATCH_TABLES_2025,

  draft: {
    budget: 1_000_000,
    players: { min: 11, max: 16 },
    fans: { price: 5000, max: 3 },
    insignificantHalf: true,
  },
  staff: {
    assistantCoaches: { price: 10_000, max: 6 },
    cheerleaders: { price: 10_000, max: 6 },
    apothecary: { price: 50_000, max: 1 },
  },
  rerolls: { max: 8, laterFactor: 2 },
  minAble: 11,

  notStallingBonus: 1,
  fans: { min: 1, max: 7 },
  costlyErrors: { table: OFFICIAL_COSTLY_ERRORS, rounding: "remainder" },
  topUp: 50_000,
  concession: {
    score: ({ winner }) => ({ winner: Math.max(2, winner), conceding: 0 }),
    desertion: true,
    winnersPlayersOfTheMatch: 2,
    withoutPenaltyUpTo: 2,
  },

  journeymanQuantities: [16],
  lowCostInTeamValue: false,

  mercenaries: { max: 3, fee: 30_000, skillFee: 50_000 },
  starsMax: 2,
  sameStar: "both",
  prayers: { kind: "bought" },

  spp: {
    completion: 1,
    "superb-throw": 1,
    "safe-landing": 1,
    interception: 2,
    deflection: 0,
    casualty: 2,
    touchdown: 3,
    "player-of-the-match": 4,
    "casualty-by-crowd": 0,
    "casualty-by-foul": 0,
    catch: 0,
  },
  brawlinBrutes: { casualty: 3, touchdown: 2 },
  prayerSpp: {
    "perfect-passing": { completion: 2 },
    "dazzling-catching": { catch: 1 },
    "fan-interaction": { "casualty-by-crowd": 2 },
    "fouling-frenzy": { "casualty-by-foul": 2 },
  },
  playerOfTheMatchNominees: 6,

  advancement: {
    costs: [
      { "random-primary": 3, "chosen-primary": 6, "chosen-secondary": 10, characteristic: 14 },
      { "random-primary": 4, "chosen-primary": 8, "chosen-secondary": 12, characteristic: 16 },
      { "random-primary": 6, "chosen-primary": 12, "chosen-secondary": 16, characteristic: 20 },
      { "random-primary": 8, "chosen-primary": 16, "chosen-secondary": 20, characteristic: 24 },
      { "random-primary": 10, "chosen-primary": 20, "chosen-secondary": 24, characteristic: 28 },
      { "random-primary": 15, "chosen-primary": 30, "chosen-secondary": 34, characteristic: 38 },
    ],
    randomRolls: 2,
    rises: {
      "random-primary": 20_000,
      "chosen-primary": 20_000,
      "random-secondary": 40_000,
      "chosen-secondary": 40_000,
      AV: 10_000,
      MA: 20_000,
      PA: 20_000,
      AG: 30_000,
      ST: 60_000,
    },
    eliteExtra: 10_000,
    characteristicDie: 8,
    characteristicTable: [
      ["AV"],
      ["AV", "PA"],
      ["AV", "MA", "PA"],
      ["AV", "MA", "PA"],
      ["MA", "PA"],
      ["AG", "MA"],
      ["AG", "ST"],
      ["MA", "ST", "AG", "PA", "AV"],
    ],
    firstPassing: undefined,
  },
  limits: {
    best: { MA: 9, ST: 8, AG: 1, PA: 1, AV: 11 },
    worst: { MA: 1, ST: 1, AG: 6, PA: 6, AV: 3 },
    improvements: 2,
  },

  casualtyUpTo: { "badly-hurt": 8, "seriously-hurt": 10, "serious-injury": 12, "lasting-injury": 14, dead: 16 },
  lostCharacteristic: ["AV", "AV", "MA", "PA", "AG", "ST"],
  hatredFrom: 4,
  hatredNot: ["big-guy", "blitzer", "blocker", "catcher", "lineman", "runner", "special", "thrower"],
  regeneration: "before",
  apothecaryForHired: true,

  redraft: {
    perFixture: 20_000,
    perWin: 20_000,
    perDraw: 10_000,
    cap: 1_300_000,
    agentFee: 20_000,
    recoverFrom: 4,
    restoredLeavesNiggling: false,
  },
  prizes: [100_000, 60_000, 30_000],
} as const satisfies Omit<Edition, "options">;
