import { z } from "zod";
import { EDITION_IDS } from "../../catalog";

/** The five characteristics; AG, PA and AV are the number before the "+". */
export const CHARACTERISTICS = ["MA", "ST", "AG", "PA", "AV"] as const;
export const Characteristic = z.enum(CHARACTERISTICS);
export type Characteristic = z.infer<typeof Characteristic>;

export const BloodBowlEdition = z.enum(EDITION_IDS["blood-bowl"]);
export type BloodBowlEdition = z.infer<typeof BloodBowlEdition>;

/** Gold pieces; whole, and negative only in a posting. */
export const Gold = z.int();

/** Where a player stands with the club. Only the first two count to the sixteen. */
export const PLAYER_STATUSES = ["active", "temporarily-retired", "dead", "dismissed", "left"] as const;
export const PlayerStatus = z.enum(PLAYER_STATUSES);
export type PlayerStatus = z.infer<typeof PlayerStatus>;

/** How a player came to a skill that the position does not have. */
export const SKILL_SOURCES = [
  "random-primary",
  "chosen-primary",
  "random-secondary",
  "chosen-secondary",
  "hatred",
  "captain",
  "other",
] as const;

export const GainedSkill = z.strictObject({
  skill: z.string(),
  /** The X of "Hatred (X)" or "Loner (X+)". */
  value: z.string().optional(),
  source: z.enum(SKILL_SOURCES),
});
export type GainedSkill = z.infer<typeof GainedSkill>;

/** Steps a characteristic was improved and reduced; the roster's profile itself never changes. */
export const CharacteristicChange = z.strictObject({
  characteristic: Characteristic,
  improved: z.int().nonnegative(),
  reduced: z.int().nonnegative(),
});
export type CharacteristicChange = z.infer<typeof CharacteristicChange>;

/** What a player did in all his matches with the club. */
export const PlayerTally = z.strictObject({
  matches: z.int(),
  touchdowns: z.int(),
  completions: z.int(),
  interceptions: z.int(),
  casualties: z.int(),
  superbThrows: z.int(),
  safeLandings: z.int(),
  playerOfTheMatch: z.int(),
});
export type PlayerTally = z.infer<typeof PlayerTally>;

export const ClubPlayer = z.strictObject({
  /** Stable within the club: "p1", "p2", … in the order of joining. */
  id: z.string(),
  number: z.int().min(1).max(99),
  name: z.string(),
  /** Position id of the club's roster. */
  position: z.string(),
  status: PlayerStatus,
  /** Out of the current team value until the match after next. */
  missesNext: z.boolean(),
  niggling: z.int().nonnegative(),
  changes: z.array(CharacteristicChange),
  skills: z.array(GainedSkill),
  advancements: z.int().nonnegative(),
  /** Star player points earned in all, and how many of them were spent. */
  sppEarned: z.int().nonnegative(),
  sppSpent: z.int().nonnegative(),
  /** Price in the roster when hired, in gold pieces; a later change of data does not alter it. */
  fee: Gold,
  /** Sum of what advancements added to the value, in gold pieces. */
  valueRise: Gold,
  /** Completed seasons with the club, for the agent's fee of the redraft. */
  seasons: z.int().nonnegative(),
  tally: PlayerTally,
});
export type ClubPlayer = z.infer<typeof ClubPlayer>;

/** A Blood Bowl club as its book folds up to: what a play's set-up takes a snapshot of. */
export const Club = z.strictObject({
  edition: BloodBowlEdition,
  roster: z.string(),
  /** The league or favour chosen at the draft where the roster offers several. */
  leagues: z.array(z.string()),
  specialRules: z.array(z.string()),
  players: z.array(ClubPlayer),
  treasury: Gold,
  dedicatedFans: z.int().min(1),
  rerolls: z.int().nonnegative(),
  /** Extra re-rolls held with a trophy. */
  trophyRerolls: z.int().nonnegative(),
  /** Price of one re-roll in the roster at the draft, in gold pieces. */
  rerollPrice: Gold,
  assistantCoaches: z.int().nonnegative(),
  cheerleaders: z.int().nonnegative(),
  apothecary: z.boolean(),
  /** League fixtures of the running season, for the budget of the redraft. */
  season: z.strictObject({ played: z.int(), won: z.int(), drawn: z.int(), lost: z.int() }),
  /** Id of the captain, whose Pro is among his skills. */
  captain: z.string().optional(),
  /** Number of the next player who joins. */
  nextPlayer: z.int().positive(),
});
export type Club = z.infer<typeof Club>;
