import type { OptionGroup } from "./option-field";

const gold = (...amounts: readonly number[]) => amounts.map((value) => ({ value }));
const EDITION = { value: "edition", word: "edition" } as const;
const bonus = { kind: "number", min: 0, max: 3, step: 1, unit: "count" } as const;

/** The house rules of Blood Bowl (rulings R1 to R25); tables of a league's own have no form. */
export const BLOOD_BOWL_OPTIONS: readonly OptionGroup[] = [
  {
    word: "club",
    fields: [
      {
        key: "draft-budget",
        word: "draft-budget",
        kind: "number",
        min: 600_000,
        max: 2_000_000,
        step: 50_000,
        unit: "gold",
      },
      { key: "roster-size", word: "roster-size", kind: "number", min: 11, max: 32, step: 1, unit: "count" },
      {
        key: "reroll-price-factor",
        word: "reroll-price",
        hint: "reroll-price",
        kind: "number",
        min: 1,
        max: 3,
        step: 1,
        unit: "times",
      },
      {
        key: "redraft-cap",
        word: "redraft-cap",
        kind: "choice",
        unit: "gold",
        choices: [
          ...gold(1_150_000, 1_200_000, 1_250_000, 1_300_000, 1_350_000, 1_400_000, 1_500_000),
          { value: "none", word: "no-limit" },
        ],
      },
    ],
  },
  {
    word: "match",
    fields: [
      {
        key: "top-up",
        word: "top-up",
        hint: "top-up",
        kind: "choice",
        unit: "gold",
        choices: [EDITION, ...gold(0, 50_000, 100_000, 150_000, 200_000)],
      },
      {
        key: "journeyman-source",
        word: "journeyman-source",
        kind: "choice",
        unit: "count",
        choices: [EDITION, { value: "any-lineman", word: "any-lineman" }],
      },
      {
        key: "decider",
        word: "decider",
        hint: "decider",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "draw", word: "extra-time" },
          { value: "penalties", word: "penalties" },
        ],
      },
      { key: "supplement-inducements", word: "supplement-inducements", kind: "switch" },
      { key: "resurrection", word: "resurrection", hint: "resurrection", kind: "switch" },
      { key: "friendly", word: "friendly", hint: "friendly", kind: "switch" },
    ],
  },
  {
    word: "costly-errors",
    fields: [
      {
        key: "costly-errors-table",
        word: "costly-errors-table",
        kind: "choice",
        unit: "count",
        choices: [
          EDITION,
          { value: "league-document", word: "of-document" },
          { value: "official", word: "of-official" },
        ],
      },
      {
        key: "costly-errors-rounding",
        word: "costly-errors-rounding",
        hint: "costly-errors-rounding",
        kind: "choice",
        unit: "count",
        choices: [EDITION, { value: "remainder", word: "remainder" }, { value: "loss", word: "loss" }],
      },
    ],
  },
  {
    word: "concession",
    fields: [
      {
        key: "concession-gold",
        word: "concession-gold",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "retained", word: "retained" },
          { value: "scored", word: "scored" },
        ],
      },
      {
        key: "concession-fans",
        word: "concession-fans",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "d3", word: "d3" },
          { value: "both", word: "both" },
        ],
      },
      { key: "concession-desertion", word: "concession-desertion", hint: "concession-desertion", kind: "switch" },
      {
        key: "unplayed-fixture",
        word: "unplayed-fixture",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "organiser", word: "organiser" },
          { value: "double-loss", word: "double-loss" },
          { value: "concession-without-penalty", word: "concession-without-penalty" },
        ],
      },
    ],
  },
  {
    word: "bonuses",
    fields: [
      { key: "bonus-touchdowns", word: "bonus-touchdowns", ...bonus },
      { key: "bonus-shut-out", word: "bonus-shut-out", ...bonus },
      { key: "bonus-casualties", word: "bonus-casualties", hint: "bonus-casualties", ...bonus },
      { key: "bonus-cap", word: "bonus-cap", kind: "number", min: 0, max: 9, step: 1, unit: "count" },
    ],
  },
];
