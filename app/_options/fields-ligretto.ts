import type { OptionGroup } from "./option-field";

/** The house rules of Das Ligretto Fußballspiel; goals and times of a round stay as they are. */
export const LIGRETTO_OPTIONS: readonly OptionGroup[] = [
  {
    word: "match",
    fields: [
      {
        key: "mode",
        word: "mode",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "live", word: "in-the-app" },
          { value: "scoreboard", word: "scoreboard" },
        ],
      },
      {
        key: "bestOf",
        word: "best-of",
        kind: "choice",
        unit: "count",
        choices: [{ value: 1 }, { value: 3 }, { value: 5 }],
      },
      { key: "narrowDefeatPoint", word: "narrow-defeat", kind: "switch" },
    ],
  },
  {
    word: "rulings",
    fields: [
      { key: "goalOnCounterplay", word: "goal-on-counterplay", kind: "switch" },
      { key: "revealBoth", word: "reveal-both", kind: "switch" },
      { key: "literalYellow", word: "literal-yellow", kind: "switch" },
      { key: "freezeMs", word: "freeze", kind: "number", min: 3_000, max: 8_000, step: 1_000, unit: "milliseconds" },
      { key: "wrongCardPenalty", word: "wrong-card", kind: "switch" },
      {
        key: "fairnessMs",
        word: "fairness",
        kind: "choice",
        unit: "milliseconds",
        choices: [
          { value: 0, word: "not-made-up" },
          { value: 40, word: "up-to-40-ms" },
          { value: 80, word: "up-to-80-ms" },
        ],
      },
    ],
  },
];
