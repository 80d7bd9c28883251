import { z } from "zod";
import { CardSet } from "./card-set";
import { checkSet } from "./sets/check-set";

/** How sheets come to the coaches (J34). */
export const SHEET_DEALS = ["random", "drafted", "chosen"] as const;

/** Who gets what was paid into the pot (J2). */
export const POTS = ["sink", "start-exact", "champion"] as const;

/** Whose ability counts for free kicks and corners (J3). */
export const SPECIALIST_SCOPES = ["self", "any-on-pitch"] as const;

/** What the space of a footballer who was sent off does (J8). */
export const SENT_OFF_SPACES = ["printed", "loss-of-ball"] as const;

/** How many cards of a kind lie in wait for one match (J14). */
export const STACKED_CARDS = ["all", "one-each"] as const;

/** When the first transfer period ends (J24). */
export const PHASE_ENDS = ["immediate", "finish-round", "individual-stop"] as const;

/** What is done for a coach whose turn has passed its deadline. */
export const LATE_TURNS = ["pass", "bot"] as const;

/** What is done for a coach who hands in no line-up in time (J38). */
export const ABSENCES = ["best-eleven", "forfeit"] as const;

const deadline = z.int().min(0).max(2_678_400_000).default(0);

/** The switches of a season; each default is the ruling of RULINGS.md. */
export const Options = z.strictObject({
  /** Our own card set, or all of another one. */
  set: z
    .union([z.literal("dugout"), CardSet.refine((set) => checkSet(set).length === 0, "broken-card-set")])
    .default("dugout"),
  /** J31: six clubs with fewer than five coaches. */
  largerLeague: z.boolean().default(false),
  sheets: z.enum(SHEET_DEALS).default("random"),
  /** J1: spaces 12 and 33 let a coach take a footballer from another. */
  clausulazo: z.boolean().default(false),
  clausulazoMultiplier: z.literal([1, 1.5, 2]).default(1),
  pot: z.enum(POTS).default("sink"),
  specialistScope: z.enum(SPECIALIST_SCOPES).default("self"),
  /** J4: an expert goalkeeper makes a penalty harder. */
  expertKeeperOnPenaltyFor: z.boolean().default(false),
  sentOffSpace: z.enum(SENT_OFF_SPACES).default("printed"),
  /** J12: the most footballers of a club; 0 is no limit. */
  squadMax: z.int().min(0).max(400).default(0),
  /** J13: substitutions that a coach may make during a match. */
  subs: z.int().min(0).max(11).default(0),
  stackPenalties: z.enum(STACKED_CARDS).default("all"),
  phaseEnd: z.enum(PHASE_ENDS).default("immediate"),
  /** J25: turns of each coach after a matchday. */
  extraTurns: z.int().min(0).max(4).default(2),
  /** J18: voluntary sales in one turn. */
  salesPerTurn: z.int().min(0).max(20).default(1),
  /** J21: where any number may be signed, only those who were visible on arrival. */
  multiSignSnapshot: z.boolean().default(false),
  /** J30. */
  rivalCanWinTitle: z.boolean().default(true),
  /** The money of a coach is shown to that coach only. */
  hiddenMoney: z.boolean().default(false),
  /** Time for a turn of the transfer period in ms; 0 is no deadline. */
  turnDeadline: deadline,
  /** Time to hand in line-ups after a matchday has begun, in ms; 0 is no deadline. */
  lineUpDeadline: deadline,
  /** Time to roll a match after its line-ups are shown, in ms; 0 is no deadline. */
  matchDeadline: deadline,
  whenLate: z.enum(LATE_TURNS).default("pass"),
  absent: z.enum(ABSENCES).default("best-eleven"),
});
export type Options = z.infer<typeof Options>;
