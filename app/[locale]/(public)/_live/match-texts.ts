import type { ClockTexts } from "./live-score";

/** Every word that a watched match needs in the browser, where next-intl is not loaded. */
export interface MatchTexts {
  readonly clock: ClockTexts;
  /** "H{half}·T{turn}" */
  readonly when: string;
  readonly log: string;
  readonly nothing: string;
  readonly connected: string;
  readonly waiting: string;
  readonly players: { readonly home: string; readonly away: string };
  /** {left} */
  readonly rerolls: string;
  /** Titles of log lines by code. */
  readonly titles: Readonly<Record<string, string>>;
  /** What a casualty came to, by code; "open" while it is asked, "none" after a regeneration. */
  readonly casualties: Readonly<Record<string, string>>;
  /** Why a player is not on the pitch, in short. */
  readonly tags: Readonly<Record<string, string>>;
  /** Names of weathers, kick-off events and prayers by id. */
  readonly tables: Readonly<Record<string, string>>;
  /** What guests without a name are called. */
  readonly guests: Readonly<Record<string, string>>;
}
