import { z } from "zod";
import { Deck } from "./cards";

/** "live" is played in the app; "scoreboard" keeps the score while the cards are on the table. */
export const MODES = ["live", "scoreboard"] as const;
export type Mode = (typeof MODES)[number];

/** House rules and the alternatives of rulings; the defaults are the rulings themselves. Times in ms. */
export const Options = z.strictObject({
  mode: z.enum(MODES).default("live"),
  /** One against two is refused in a league (L23). */
  league: z.boolean().default(false),
  /** Another list of cards than ours (L2). */
  deck: Deck.optional(),
  /** A goal card answers Counterplay if its number is listed (L5). */
  goalOnCounterplay: z.boolean().default(false),
  /** An action card may be played when turned, even under the second card (L10). */
  revealBoth: z.boolean().default(false),
  /** After a yellow card everybody lays out 2 cards until the next reshuffle (L12). */
  literalYellow: z.boolean().default(false),
  /** How long a yellow card stops its victim (L13). */
  freezeMs: z.int().min(3_000).max(8_000).default(5_000),
  /** Goals that a player alone against two needs (L23). */
  soloGoals: z.union([z.literal(2), z.literal(3)]).default(3),
  /** 3 wrong cards in 5 s lock a player for 1.5 s (L25). */
  wrongCardPenalty: z.boolean().default(false),
  /** A round without a new card in the centre for so long is drawn (L27). */
  watchdogMs: z.int().min(30_000).max(3_600_000).default(300_000),
  /** How long the first fitting card waits for one with a smaller delay; 0 is off. */
  fairnessMs: z.int().min(0).max(80).default(0),
  /** A 2-3 defeat is worth a point in the league. */
  narrowDefeatPoint: z.boolean().default(false),
  /** Matches of a fixture; who wins more than half of them wins it. */
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]).default(1),
  /** From the deal to the common signal. */
  countdownMs: z.int().min(0).max(10_000).default(3_000),
  /** From the end of a round to the next deal, unless all are ready before. */
  breakMs: z.int().min(0).max(60_000).default(8_000),
  /** How long a round waits for a lost connection. */
  graceMs: z.int().min(5_000).max(120_000).default(30_000),
});
export type Options = z.infer<typeof Options>;
/** Every option by its name: keys of their words in the message catalogs. */
export const OPTION_KEYS = Options.keyof().options;

/** Two turns of one player lie at least this far apart (LG-126). */
export const TURN_GAP_MS = 350;
/** How long the revealer of a yellow card may choose before the lot does (L11). */
export const YELLOW_CHOICE_MS = 3_000;
/** The penalty of option `wrongCardPenalty` (L25). */
export const WRONG_CARDS = { count: 3, withinMs: 5_000, lockMs: 1_500 } as const;
/** Half a round trip counts for no more than this (LG-128). */
export const MOST_COMPENSATION_MS = 80;
/** How long everybody waits after the server itself was gone. */
export const INTERRUPTION_MS = 3_000;
/** A team that loses this many rounds in a row by absence loses the match (LG-129). */
export const FORFEITS_TO_LOSE = 2;
/** Goals that win a match (LG-009). */
export const GOALS_TO_WIN = 3;
