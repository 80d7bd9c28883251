import { refuse } from "../core/decision";

/** Every reason for a "no", by code; the words are in the message catalogs. */
export const REFUSALS = [
  "play-is-over",
  "choose-goals-first",
  "goals-are-chosen",
  "goal-taken",
  "not-your-seat",
  "not-your-turn",
  "eliminated",
  "clock-only",
  "not-due",
  "window-open",
  "no-window",
  "not-asked",
  "already-answered",
  "window-closed",
  "card-not-held",
  "wrong-card",
  "reaction-only",
  "cannot-answer-that",
  "must-play-or-discard",
  "too-many-discards",
  "same-card-twice",
  "not-on-the-table",
  "own-footballer",
  "not-own-footballer",
  "already-injured",
  "not-injured",
  "no-target",
  "goal-not-in-play",
  "own-goal",
  "not-own-goal",
  "goal-closed",
  "no-superiority",
  "would-eliminate-yourself",
  "already-away",
  "not-away",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The refusal of a rule, or nothing when it is kept. */
export const refused = (refusal: Refusal) => refuse<Refusal>(refusal);
