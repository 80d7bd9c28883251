import type { OptionGroup } from "./option-field";

/** The house rules of Lastuf Futbol. */
export const LASTUF_OPTIONS: readonly OptionGroup[] = [
  {
    word: "match",
    fields: [
      {
        key: "variant",
        word: "goals-each",
        hint: "goals-each",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "one-goal", word: "one-goal" },
          { value: "two-goals-any", word: "two-goals-any" },
          { value: "two-goals-both", word: "two-goals-both" },
        ],
      },
      {
        key: "timing",
        word: "timing",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "live", word: "all-at-once" },
          { value: "deadline", word: "own-time" },
          { value: "table", word: "one-tablet" },
        ],
      },
      {
        key: "turnHours",
        word: "turn-hours",
        hint: "own-time",
        kind: "choice",
        unit: "hours",
        choices: [6, 12, 24, 48, 72, 168].map((value) => ({ value })),
      },
      {
        key: "absence",
        word: "absence",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "bot", word: "bot-plays" },
          { value: "discard", word: "discards" },
        ],
      },
      {
        key: "turnCap",
        word: "turn-cap",
        kind: "choice",
        unit: "count",
        choices: [...[20, 30, 40, 50, 60].map((value) => ({ value })), { value: "none", word: "no-limit" }],
      },
      { key: "fast", word: "fast", hint: "fast", kind: "switch" },
    ],
  },
  {
    word: "rulings",
    fields: [
      {
        key: "goalChoice",
        word: "goal-choice",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "random-order", word: "random-order" },
          { value: "seat-order", word: "seat-order" },
          { value: "dealt", word: "dealt" },
        ],
      },
      {
        key: "firstPlayer",
        word: "who-begins",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "random", word: "by-lot" },
          { value: "first-seat", word: "first-seat" },
        ],
      },
      { key: "removeUnusedColours", word: "unused-colours", kind: "switch" },
      { key: "removeEliminatedColours", word: "eliminated-colours", kind: "switch" },
      { key: "returnBalls", word: "return-balls", kind: "switch" },
      {
        key: "doctor",
        word: "doctor",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "own", word: "own-players" },
          { value: "any", word: "any-player" },
        ],
      },
      {
        key: "offsideDraw",
        word: "offside-draw",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "deck", word: "from-deck" },
          { value: "discard", word: "from-discard" },
        ],
      },
      {
        key: "goalAnswers",
        word: "goal-answers",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "conceding", word: "who-concedes" },
          { value: "any-opponent", word: "any-opponent" },
        ],
      },
      { key: "varOnSecondYellow", word: "second-yellow", kind: "switch" },
    ],
  },
];
