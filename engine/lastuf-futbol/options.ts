import { z } from "zod";

/** One goal each, or (2 players only) two goals each with elimination at three balls on any or on both (rulings F9, F10). */
export const VARIANTS = ["one-goal", "two-goals-any", "two-goals-both"] as const;
export type Variant = (typeof VARIANTS)[number];

/** How goals come to their owners: chosen in random order (ruling F1), chosen in seat order, or dealt without asking. */
export const GOAL_CHOICES = ["random-order", "seat-order", "dealt"] as const;

/** Who begins: drawn at random (ruling F2), or the first seat where a league rotates the seats (LF-131). */
export const FIRST_PLAYERS = ["random", "first-seat"] as const;

/** Whom a Doctor may heal (ruling F15). */
export const DOCTORS = ["own", "any"] as const;

/** Where the card after Offside comes from (ruling F17). */
export const OFFSIDE_DRAWS = ["deck", "discard"] as const;

/** Who may answer a goal: only its owner, or every opponent of the scorer (ruling F18). */
export const GOAL_ANSWERS = ["conceding", "any-opponent"] as const;

/** Everybody at a screen at once; each in his own time; or one tablet passed round the table, without a clock. */
export const TIMINGS = ["live", "deadline", "table"] as const;

/** What happens in the turn of somebody who is absent (LF-127). */
export const ABSENCES = ["bot", "discard"] as const;

const Points = z.number().min(0).max(1_000);

/** The house rules of a play; every default is a ruling of ours (see RULINGS.md). */
export const Options = z.strictObject({
  variant: z.enum(VARIANTS).default("one-goal"),
  goalChoice: z.enum(GOAL_CHOICES).default("random-order"),
  firstPlayer: z.enum(FIRST_PLAYERS).default("random"),
  /** With fewer than four colours in play the others are taken out (rulebook: Advice). */
  removeUnusedColours: z.boolean().default(true),
  /** The colour of an eliminated player is taken out of the piles (rulebook: Advice). */
  removeEliminatedColours: z.boolean().default(true),
  /** The balls on the goal of an eliminated player go to the discard pile (ruling F7). */
  returnBalls: z.boolean().default(true),
  doctor: z.enum(DOCTORS).default("own"),
  offsideDraw: z.enum(OFFSIDE_DRAWS).default("deck"),
  goalAnswers: z.enum(GOAL_ANSWERS).default("conceding"),
  varOnSecondYellow: z.boolean().default(false),
  /** Turns per player after which the players still in are ranked (ruling F24). */
  turnCap: z.union([z.literal("none"), z.int().min(1).max(500)]).default(40),
  /** The house rule that shortens games (ruling F24); it brings its own cap. */
  fast: z.boolean().default(false),
  timing: z.enum(TIMINGS).default("live"),
  /** Time for an answer in live games. */
  answerSeconds: z.int().min(3).max(15).default(6),
  /** Time for an answer in games by deadline. */
  answerHours: z.int().min(1).max(72).default(12),
  /** Time for a turn in games by deadline; whoever lets it pass is absent. */
  turnHours: z.int().min(1).max(336).default(24),
  absence: z.enum(ABSENCES).default("bot"),
  /** How long somebody may be away in live games before being absent. */
  graceSeconds: z.int().min(5).max(600).default(30),
  /** Placement points, best place first (LF-129). */
  points: z
    .strictObject({
      three: z.tuple([Points, Points, Points]).default([4, 2, 0]),
      four: z.tuple([Points, Points, Points, Points]).default([6, 3, 1, 0]),
    })
    .prefault({}),
});
export type Options = z.infer<typeof Options>;

/** Balls that close a goal (rulebook: Goal of the Game). */
export const BALLS_TO_CLOSE = 3;
/** Cards that a hand is filled up to (rulebook: Phases, stage 2). */
export const HAND_SIZE = 5;
/** Cards that may be discarded instead of playing one (rulebook: Phases, stage 1). */
export const MOST_DISCARDS = 2;
/** Turns that are discarded for an absent player before elimination (LF-127). */
export const MOST_MISSED_TURNS = 3;

/** Turns per player under the house rule `fast` (LF-121): from when the next goal eliminates, and the limit. */
export const FAST = { suddenDeath: 30, cap: 60 } as const;

/** Finished turns of all players together at which the game stops; `undefined` without a cap. */
export function turnLimit(options: Options, players: number): number | undefined {
  if (options.fast) return FAST.cap * players;
  return options.turnCap === "none" ? undefined : options.turnCap * players;
}

/** Finished turns of all players together from which a goal eliminates at once; `undefined` without `fast`. */
export function suddenDeathFrom(options: Options, players: number): number | undefined {
  return options.fast ? FAST.suddenDeath * players : undefined;
}

/** How many goals everybody has in front. */
export const goalsEach = (options: Options): 1 | 2 => (options.variant === "one-goal" ? 1 : 2);

/** Why a play cannot be started. */
export const START_FAULTS = ["two-to-four-players", "two-goals-need-two-players"] as const;
export type StartFault = (typeof START_FAULTS)[number];

/** What is wrong with a start, to be asked before a play is made (LF-037, LF-137). */
export function startFault(options: Options, players: number): StartFault | undefined {
  if (!Number.isInteger(players) || players < 2 || players > 4) return "two-to-four-players";
  return goalsEach(options) === 2 && players !== 2 ? "two-goals-need-two-players" : undefined;
}
