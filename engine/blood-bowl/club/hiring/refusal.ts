import type { Decision } from "../../../core/decision";

/** Why a wish of the hiring step is refused. */
export const HIRING_REFUSALS = [
  "position-not-in-roster",
  "position-full",
  "too-many-big-guys",
  "roster-full",
  "number-taken",
  "too-little-gold",
  "unknown-player",
  "too-few-able-players",
  "captain-stays",
  "no-lasting-injury",
  "player-not-available",
  "staff-limit",
  "no-apothecary-in-roster",
  "rerolls-not-for-sale",
] as const;
export type HiringRefusal = (typeof HIRING_REFUSALS)[number];

/** A refusal with the figures that its words quote. */
export type Refused = Extract<Decision<never, HiringRefusal>, { kind: "refused" }>;
