import { TALLIES } from "./result";
import type { Bonus, TableRules } from "./table-rules";

/** Ready-made rules of a table, by the league that they are known from. */
export const PRESET_IDS = [
  "la-liga",
  "serie-a",
  "premier-league",
  "bundesliga",
  "ligue-1",
  "uefa-groups",
  "blood-bowl",
  "juego-de-la-liga",
  "ligretto-fussball",
  "lastuf-futbol",
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

const THREE_ONE_NIL = { win: 3, draw: 1, loss: 0 };

/** The rules of each preset. */
export const PRESETS: Readonly<Record<PresetId, TableRules>> = {
  "la-liga": {
    points: THREE_ONE_NIL,
    tiebreakers: ["points", "head-to-head-points", "head-to-head-difference", "goal-difference", "goals-for"],
    headToHead: { restart: true, onlyWhenComplete: true },
  },
  // since 2022-23 the title and the last place above relegation (17th of 20) are settled by a play-off
  "serie-a": {
    points: THREE_ONE_NIL,
    tiebreakers: ["points", "head-to-head-points", "head-to-head-difference", "goal-difference", "goals-for", "lots"],
    headToHead: { restart: false, onlyWhenComplete: true },
    playOffAt: [1, 17],
  },
  "premier-league": { points: THREE_ONE_NIL, tiebreakers: ["points", "goal-difference", "goals-for"] },
  bundesliga: {
    points: THREE_ONE_NIL,
    tiebreakers: [
      "points",
      "goal-difference",
      "goals-for",
      "head-to-head-difference",
      "head-to-head-away-goals",
      "away-goals",
    ],
    headToHead: { restart: false, onlyWhenComplete: true },
  },
  "ligue-1": { points: THREE_ONE_NIL, tiebreakers: ["points", "goal-difference", "goals-for"] },
  "uefa-groups": {
    points: THREE_ONE_NIL,
    tiebreakers: [
      "points",
      "head-to-head-points",
      "head-to-head-difference",
      "head-to-head-goals-for",
      "goal-difference",
      "goals-for",
      "away-goals",
      "wins",
      "fair-play",
    ],
    headToHead: { restart: true, onlyWhenComplete: true },
  },
  // R18: touchdowns count as goals, casualties are those that earn SPP
  "blood-bowl": {
    points: THREE_ONE_NIL,
    tiebreakers: ["points", "goal-difference", "goals-for", "casualties-difference"],
  },
  // J32
  "juego-de-la-liga": {
    points: THREE_ONE_NIL,
    tiebreakers: [
      "points",
      "goal-difference",
      "goals-for",
      "head-to-head-points",
      "head-to-head-difference",
      "play-off",
    ],
    headToHead: { restart: false, onlyWhenComplete: true },
  },
  "ligretto-fussball": {
    points: THREE_ONE_NIL,
    tiebreakers: [
      "points",
      "goal-difference",
      "goals-for",
      "head-to-head-points",
      "head-to-head-difference",
      "fewest-yellows",
      "play-off",
    ],
    headToHead: { restart: false, onlyWhenComplete: true },
  },
  "lastuf-futbol": {
    points: {
      ...THREE_ONE_NIL,
      places: [
        [4, 2, 0],
        [6, 3, 1, 0],
      ],
    },
    tiebreakers: ["points-per-match", "wins", "difference-per-match", "goals-for", "head-to-head-points", "best-place"],
  },
};

/** R18: the optional bonus points of a Blood Bowl league. */
export const BLOOD_BOWL_BONUSES: readonly Bonus[] = [
  { kind: "scored", atLeast: 3, points: 1 },
  { kind: "none-conceded", points: 1 },
  { kind: "tally", tally: TALLIES.casualties, atLeast: 3, points: 1 },
];
