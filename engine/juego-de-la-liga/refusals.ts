import type { RefusalDetail } from "../core/decision";

/** Why a command may not be, for message catalogs. */
export const REFUSALS = [
  "not-your-seat",
  "rival-has-no-coach",
  "no-such-club",
  "season-over",
  "not-your-turn",
  "not-now",
  "not-due",
  "clock-only",
  "must-roll-first",
  "already-rolled",
  "must-pay-first",
  "must-choose-first",
  "not-a-transfer-space",
  "not-in-the-market",
  "not-visible-on-arrival",
  "wrong-position",
  "signing-used-up",
  "squad-full",
  "not-enough-money",
  "sales-used-up",
  "nothing-owed",
  "nothing-to-choose",
  "not-your-footballer",
  "not-among-the-top",
  "sheet-taken",
  "no-draft",
  "no-such-card-held",
  "row-empty",
  "not-a-clausulazo-space",
  "captain-protected",
  "rival-protected",
  "own-footballer",
  "no-such-footballer",
  "no-such-space",
  "placed-twice",
  "space-not-free",
  "suspended",
  "barred",
  "must-replace",
  "already-locked",
  "no-match-to-play",
  "not-your-match",
  "no-such-match",
  "line-ups-missing",
  "not-your-die",
  "no-substitution-left",
  "sent-off-not-replaced",
  "on-the-pitch",
  "play-under-way",
  "nothing-to-do",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A refusal with the figures that its words quote; `undefined` is "it may be". */
export type Fault = { readonly refusal: Refusal; readonly detail?: RefusalDetail | undefined } | undefined;

/** A fault. */
export const fault = (refusal: Refusal, detail?: RefusalDetail): NonNullable<Fault> => ({ refusal, detail });
