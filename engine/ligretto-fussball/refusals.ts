/** Every reason why a command may not be: the key of its words in the message catalogs. */
export const REFUSALS = [
  "play-is-over",
  "clock-only",
  "not-a-player",
  "not-in-this-mode",
  "not-under-way",
  "not-due",
  "paused",
  "absent",
  // lobby
  "not-in-the-lobby",
  "teams-are-fixed",
  "uneven-teams",
  "already-ready",
  // a stopped player, or one who owes something first
  "stopped-by-yellow",
  "locked-for-wrong-cards",
  "place-yellow-first",
  "card-is-held",
  // turning
  "turned-too-soon",
  "nothing-to-turn",
  // a card for the centre
  "too-late",
  "not-exposed",
  "needs-a-four",
  "no-action-before-kick-off",
  "needs-the-footballer",
  "needs-the-symbol",
  "needs-a-listed-number",
  "needs-a-listed-symbol",
  // yellow cards
  "no-yellow-to-place",
  "not-an-opponent",
  // connections and the timer
  "already-so",
] as const;
export type Refusal = (typeof REFUSALS)[number];
