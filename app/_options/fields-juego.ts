import type { OptionGroup } from "./option-field";

const DAY = 86_400_000;
const deadline = {
  kind: "choice",
  unit: "count",
  choices: [
    { value: 0, word: "no-deadline" },
    { value: DAY, word: "one-day" },
    { value: 2 * DAY, word: "two-days" },
    { value: 3 * DAY, word: "three-days" },
    { value: 7 * DAY, word: "one-week" },
  ],
} as const;

/** The switches of a season of El Juego de la Liga. */
export const JUEGO_OPTIONS: readonly OptionGroup[] = [
  {
    word: "season",
    fields: [
      { key: "largerLeague", word: "larger-league", kind: "switch" },
      {
        key: "sheets",
        word: "sheets",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "random", word: "at-random" },
          { value: "drafted", word: "drafted" },
          { value: "chosen", word: "chosen-before" },
        ],
      },
      { key: "extraTurns", word: "extra-turns", kind: "number", min: 0, max: 4, step: 1, unit: "count" },
      {
        key: "pot",
        word: "pot",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "sink", word: "nobody" },
          { value: "start-exact", word: "start-exact" },
          { value: "champion", word: "champion" },
        ],
      },
      { key: "rivalCanWinTitle", word: "rival-wins", kind: "switch" },
      { key: "hiddenMoney", word: "hidden-money", kind: "switch" },
    ],
  },
  {
    word: "rulings",
    fields: [
      { key: "clausulazo", word: "clausulazo", hint: "clausulazo", kind: "switch" },
      {
        key: "specialistScope",
        word: "specialist",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "self", word: "taker" },
          { value: "any-on-pitch", word: "anybody-on-pitch" },
        ],
      },
      { key: "expertKeeperOnPenaltyFor", word: "expert-keeper", kind: "switch" },
      {
        key: "sentOffSpace",
        word: "sent-off-space",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "printed", word: "as-printed" },
          { value: "loss-of-ball", word: "loss-of-ball" },
        ],
      },
      {
        key: "stackPenalties",
        word: "stacked-cards",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "all", word: "all-of-them" },
          { value: "one-each", word: "one-each" },
        ],
      },
      {
        key: "phaseEnd",
        word: "phase-end",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "immediate", word: "at-once" },
          { value: "finish-round", word: "finish-round" },
          { value: "individual-stop", word: "each-alone" },
        ],
      },
      { key: "salesPerTurn", word: "sales", kind: "number", min: 0, max: 20, step: 1, unit: "count" },
      { key: "subs", word: "subs", kind: "number", min: 0, max: 11, step: 1, unit: "count" },
      { key: "multiSignSnapshot", word: "only-visible", hint: "only-visible", kind: "switch" },
    ],
  },
  {
    word: "deadlines",
    fields: [
      { key: "turnDeadline", word: "turn-deadline", ...deadline },
      { key: "lineUpDeadline", word: "line-up-deadline", ...deadline },
      { key: "matchDeadline", word: "match-deadline", ...deadline },
      {
        key: "whenLate",
        word: "when-late",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "pass", word: "passes" },
          { value: "bot", word: "bot-plays" },
        ],
      },
      {
        key: "absent",
        word: "no-line-up",
        kind: "choice",
        unit: "count",
        choices: [
          { value: "best-eleven", word: "best-eleven" },
          { value: "forfeit", word: "forfeit" },
        ],
      },
    ],
  },
];
