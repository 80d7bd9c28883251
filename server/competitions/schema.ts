import { z } from "zod";
import { COMPETITION_FORMATS, type CompetitionFormat } from "@/db/schema";
import { GAME_IDS } from "@/engine/catalog";
import { SECOND_LEGS } from "@/engine/league/schedule";
import { DECIDED_CRITERIA, TableRules } from "@/engine/league/table-rules";
import { WITHDRAWAL_POLICIES } from "@/engine/league/withdrawals";

/** Points given or taken by an organiser, with the reason and who did it. */
export const Adjustment = z.strictObject({
  entry: z.uuid(),
  points: z.number().min(-100).max(100),
  reason: z.string().trim().min(1).max(200),
  at: z.number().optional(),
  /** The user who decided it. */
  by: z.uuid().optional(),
});

/** An entry that left: what happened to its matches, and why it went. */
export const StoredWithdrawal = z.strictObject({
  entry: z.uuid(),
  policy: z.enum(WITHDRAWAL_POLICIES),
  score: z.int().min(0).max(99),
  reason: z.string().trim().min(1).max(200),
  at: z.number(),
});

/** An order that was decided outside the table: by lot, in a play-off, or by hand with a reason. */
export const TieDecision = z.strictObject({
  criterion: z.enum([...DECIDED_CRITERIA, "manual"]),
  order: z.array(z.uuid()).min(2),
  reason: z.string().trim().max(200).optional(),
});

export type TieDecision = z.infer<typeof TieDecision>;

/** Everything that a competition's table is made by, as it is stored. */
export const TableSettings = z.strictObject({
  rules: TableRules,
  adjustments: z.array(Adjustment).default([]),
  decisions: z.array(TieDecision).default([]),
  fairPlay: z.record(z.uuid(), z.number()).default({}),
  withdrawals: z.array(StoredWithdrawal).default([]),
});
export type TableSettings = z.infer<typeof TableSettings>;

export const CreateCompetition = z.strictObject({
  leagueId: z.uuid(),
  name: z.string().trim().min(2).max(60),
  game: z.enum(GAME_IDS),
  edition: z.string().max(40),
  /** House rules; parsed by the game. */
  options: z.record(z.string(), z.unknown()).default({}),
  format: z.enum(COMPETITION_FORMATS).default("round-robin"),
  /** The game's own rules of the table where it is left out. */
  rules: TableRules.optional(),
});
export type CreateCompetition = z.infer<typeof CreateCompetition>;

export type { CompetitionFormat };

/** Formats that have no calendar from the start: who comes late plays from the next round on. */
export const DRAWN_ROUND_BY_ROUND: readonly CompetitionFormat[] = ["swiss", "group-draw", "ladder"];

export const CompetitionRef = z.strictObject({ competitionId: z.uuid() });
export type CompetitionRef = z.infer<typeof CompetitionRef>;

/** House rules that change; what is left out stays. */
export const ChangeOptions = z.strictObject({ competitionId: z.uuid(), options: z.record(z.string(), z.unknown()) });
export type ChangeOptions = z.infer<typeof ChangeOptions>;

export const EnterClubs = z.strictObject({ competitionId: z.uuid(), clubIds: z.array(z.uuid()).min(1).max(64) });
export type EnterClubs = z.infer<typeof EnterClubs>;

const EntryName = z.string().trim().min(1).max(60);

export const EnterPeople = z.strictObject({
  competitionId: z.uuid(),
  people: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("coach"), coachId: z.uuid(), name: EntryName.optional() }),
        z.strictObject({ kind: z.literal("pair"), coachId: z.uuid(), partnerId: z.uuid(), name: EntryName.optional() }),
        z.strictObject({ kind: z.literal("rival"), name: EntryName }),
      ]),
    )
    .min(1)
    .max(64),
});
export type EnterPeople = z.infer<typeof EnterPeople>;

export const EntryRef = z.strictObject({ competitionId: z.uuid(), entryId: z.uuid() });
export type EntryRef = z.infer<typeof EntryRef>;

export const TIE_FORMATS = ["single", "best-of-3", "best-of-5", "two-legs", "two-legs-away-goals"] as const;

/** How a knock-out is to be played. */
export const KnockOutRules = z.strictObject({
  tie: z.enum(TIE_FORMATS).default("single"),
  thirdPlace: z.boolean().default(false),
  /** The competition of the league whose table seeds; left out, entries are seeded in the order that they came in. */
  seedsFromId: z.uuid().optional(),
});
export type KnockOutRules = z.infer<typeof KnockOutRules>;

/** A knock-out as it was drawn: ids of entries by seed, the best first. */
export const KnockOutDraw = z.strictObject({
  tie: z.enum(TIE_FORMATS),
  thirdPlace: z.boolean(),
  seeds: z.array(z.uuid()),
  /** Number of its first round: after those of the tables where there are some. */
  firstRound: z.int().positive().default(1),
});
export type KnockOutDraw = z.infer<typeof KnockOutDraw>;

export const MakeCalendar = z.strictObject({
  competitionId: z.uuid(),
  secondLeg: z.enum(SECOND_LEGS).default("french"),
  /** Fewest breaks, or opponents balanced. */
  prefer: z.enum(["breaks", "opponents"]).default("breaks"),
  /** The same seed gives the same calendar. */
  seed: z.int().nonnegative().default(1),
  /** First day of the first round (ISO date) in the league's time zone, and days a round. */
  startsOn: z.iso.date().optional(),
  daysPerRound: z.int().min(1).max(60).default(7),
  /** How often everybody meets inside a group that a knock-out follows. */
  legs: z.union([z.literal(1), z.literal(2)]).default(1),
  /** Rounds between divisions. */
  crossRounds: z.int().min(0).max(40).default(0),
  /** For a knock-out. */
  knockOut: KnockOutRules.default({ tie: "single", thirdPlace: false }),
});
export type MakeCalendar = z.infer<typeof MakeCalendar>;
