/** The ways to spend star player points. */
export const ADVANCEMENT_KINDS = [
  "random-primary",
  "chosen-primary",
  "random-secondary",
  "chosen-secondary",
  "characteristic",
] as const;
export type AdvancementKind = (typeof ADVANCEMENT_KINDS)[number];
