import { z } from "zod";

/** Criteria that look at the whole table. */
export const WHOLE_TABLE_CRITERIA = [
  "points",
  "points-per-match",
  "goal-difference",
  "difference-per-match",
  "goals-for",
  "wins",
  "away-goals",
  "casualties-difference",
  "casualties-for",
  "fair-play",
  "fewest-yellows",
  "best-place",
  "opponents-points",
] as const;
export type WholeTableCriterion = (typeof WHOLE_TABLE_CRITERIA)[number];

/** Criteria that look at the matches among the level entries only. */
export const HEAD_TO_HEAD_CRITERIA = [
  "head-to-head-points",
  "head-to-head-difference",
  "head-to-head-goals-for",
  "head-to-head-away-goals",
] as const;
export type HeadToHeadCriterion = (typeof HEAD_TO_HEAD_CRITERIA)[number];

/** Criteria that are decided outside the table and stored as decisions. */
export const DECIDED_CRITERIA = ["lots", "play-off"] as const;
export type DecidedCriterion = (typeof DECIDED_CRITERIA)[number];

/** Everything that may stand in a competition's list of tie-breakers. */
export const CRITERIA = [...WHOLE_TABLE_CRITERIA, ...HEAD_TO_HEAD_CRITERIA, ...DECIDED_CRITERIA] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Criteria of which the smaller figure is the better one. */
export const FEWER_IS_BETTER: ReadonlySet<Criterion> = new Set(["fair-play", "fewest-yellows", "best-place"]);

const atLeast = z.int().positive();

/** Extra points of one match. */
export const Bonus = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("scored"), atLeast, points: z.number() }),
  z.strictObject({ kind: z.literal("none-conceded"), points: z.number() }),
  z.strictObject({ kind: z.literal("winning-margin"), atLeast, points: z.number() }),
  z.strictObject({ kind: z.literal("losing-margin"), atMost: z.int().positive(), points: z.number() }),
  z.strictObject({ kind: z.literal("tally"), tally: z.string().max(40), atLeast, points: z.number() }),
]);
export type Bonus = z.infer<typeof Bonus>;

/** What a match is worth. */
export const PointsRules = z.strictObject({
  win: z.number(),
  draw: z.number(),
  loss: z.number(),
  /** A bye; as a win where it is not said. */
  bye: z.number().optional(),
  /** The side that concedes with penalty; as a defeat where it is not said. */
  conceding: z.number().optional(),
  bonuses: z.array(Bonus).max(20).optional(),
  /** The most bonus points that one side gets in one match. */
  bonusCap: z.number().nonnegative().optional(),
  /** Points by place for games of three or more: the first list is for three, the second for four. */
  places: z.array(z.array(z.number())).optional(),
});
export type PointsRules = z.infer<typeof PointsRules>;

/** How a competition makes its table. */
export const TableRules = z.strictObject({
  points: PointsRules,
  /** Read from left to right; a criterion only looks at entries that are level on all before it. */
  tiebreakers: z
    .array(z.enum(CRITERIA))
    .min(1)
    .refine((list) => new Set(list).size === list.length, "a criterion stands twice"),
  headToHead: z
    .strictObject({
      /** Entries that are still level get a mini-table of their own as soon as others were separated. */
      restart: z.boolean().default(false),
      /** Head-to-head waits until every match among the level entries is played. */
      onlyWhenComplete: z.boolean().default(false),
    })
    .optional(),
  /** Ranks whose holder must win a play-off against the next one if both are level on points: [1, 17] in Serie A. */
  playOffAt: z.array(z.int().positive()).optional(),
});
export type TableRules = z.infer<typeof TableRules>;
