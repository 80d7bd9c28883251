import { z } from "zod";
import { Term } from "../money/sum";
import {
  BloodBowlEdition,
  Characteristic,
  CharacteristicChange,
  Club,
  GainedSkill,
  Gold,
  PlayerTally,
  SKILL_SOURCES,
} from "./model";

/** Why gold moved; each code has words in every language. */
export const POSTING_REASONS = [
  "budget",
  "players",
  "rerolls",
  "assistant-coaches",
  "cheerleaders",
  "apothecary",
  "dedicated-fans",
  "inducements",
  "winnings",
  "concession-winnings",
  "hired",
  "journeyman-hired",
  "costly-errors",
  "prize",
  "redraft-budget",
  "redraft-cost",
  "treasury-into-budget",
  "copied",
  "correction",
] as const;

/** Gold into (positive) or out of (negative) the treasury; the treasury is the sum of a club's postings. */
export const Posting = z.strictObject({
  amount: Gold.refine((amount) => amount !== 0, "a posting moves gold"),
  reason: z.enum(POSTING_REASONS),
  /** The terms of the sum in the order in which they are shown, such as attendance and touchdowns. */
  terms: z.array(Term).optional(),
});
export type Posting = z.infer<typeof Posting>;

const postings = z.array(Posting);

const NewPlayer = z.strictObject({
  id: z.string(),
  number: z.int().min(1).max(99),
  name: z.string(),
  position: z.string(),
  fee: Gold,
});
export type NewPlayer = z.infer<typeof NewPlayer>;

const BroughtAlong = z
  .strictObject({
    sppSpent: z.int().nonnegative(),
    advancements: z.int().nonnegative(),
    valueRise: Gold,
    skills: z.array(GainedSkill),
    changes: z.array(CharacteristicChange),
    missesNext: z.boolean(),
    niggling: z.int().nonnegative(),
    tally: PlayerTally,
  })
  .partial();
export type BroughtAlong = z.infer<typeof BroughtAlong>;

const PlayerSpp = z.strictObject({
  player: z.string(),
  spp: z.int(),
  touchdowns: z.int().nonnegative(),
  completions: z.int().nonnegative(),
  interceptions: z.int().nonnegative(),
  casualties: z.int().nonnegative(),
  superbThrows: z.int().nonnegative(),
  safeLandings: z.int().nonnegative(),
  playerOfTheMatch: z.int().nonnegative(),
});
export type PlayerSpp = z.infer<typeof PlayerSpp>;

/** What the casualty table said in the end, after apothecary and regeneration. */
export const CASUALTIES = ["badly-hurt", "seriously-hurt", "serious-injury", "lasting-injury", "dead"] as const;
export const Casualty = z.enum(CASUALTIES);
export type Casualty = z.infer<typeof Casualty>;

/** How a player comes out of the off-season, after the recovery rolls. */
export const Recovery = z.strictObject({
  player: z.string(),
  niggling: z.int().nonnegative(),
  restored: z.array(Characteristic),
  hatredLost: z.array(z.string()),
});
export type Recovery = z.infer<typeof Recovery>;

/** One line of a club book. The book's own sequence number orders them, never a time stamp. */
export const BookEntry = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("drafted"),
    edition: BloodBowlEdition,
    roster: z.string(),
    leagues: z.array(z.string()),
    specialRules: z.array(z.string()),
    players: z.array(NewPlayer),
    /** Id of the captain where the roster has one. */
    captain: z.string().optional(),
    rerolls: z.int().nonnegative(),
    rerollPrice: Gold,
    assistantCoaches: z.int().nonnegative(),
    cheerleaders: z.int().nonnegative(),
    apothecary: z.boolean(),
    dedicatedFans: z.int().min(1),
    postings,
  }),
  /** The other way in which a book begins: a club as another one stood then, for friendlies; the treasury is its posting. */
  z.strictObject({
    type: z.literal("copied"),
    /** What the other club was called. */
    of: z.string(),
    ...Club.omit({ treasury: true }).shape,
    postings,
  }),
  z.strictObject({ type: z.literal("inducements-paid"), postings }),
  z.strictObject({
    type: z.literal("result-settled"),
    outcome: z.enum(["won", "drawn", "lost"]),
    touchdowns: z.tuple([z.int(), z.int()]),
    /** Left out of the redraft's budget: a friendly, or a fixture that was never played. */
    uncounted: z.literal(true).optional(),
    postings,
  }),
  z.strictObject({ type: z.literal("fans-changed"), from: z.int().min(1), to: z.int().min(1) }),
  /** Players who took part; everybody else who missed this match is available again (BB-122). */
  z.strictObject({ type: z.literal("match-attended"), players: z.array(z.string()) }),
  z.strictObject({ type: z.literal("spp-earned"), players: z.array(PlayerSpp) }),
  z.strictObject({
    type: z.literal("injured"),
    player: z.string(),
    casualty: Casualty,
    missesNext: z.boolean(),
    niggling: z.int().nonnegative(),
    reduced: Characteristic.optional(),
    /** Keyword of a Hatred gained. */
    hatred: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal("advanced"),
    player: z.string(),
    how: z.enum([...SKILL_SOURCES, "characteristic"]),
    skill: z.string().optional(),
    improved: Characteristic.optional(),
    spp: z.int().nonnegative(),
    valueRise: Gold,
  }),
  z.strictObject({ type: z.literal("hired"), player: NewPlayer, postings }),
  /** A journeyman who stays: fee plus value rises, Loner gone, star player points kept. */
  z.strictObject({
    type: z.literal("journeyman-hired"),
    player: NewPlayer,
    sppEarned: z.int().nonnegative(),
    /** What he brings along where he advanced or was hurt as a journeyman. */
    brings: BroughtAlong.optional(),
    postings,
  }),
  /** Takes the place of a captain who is gone. */
  z.strictObject({ type: z.literal("captain-named"), player: z.string() }),
  z.strictObject({ type: z.literal("dismissed"), player: z.string() }),
  z.strictObject({ type: z.literal("left"), player: z.string(), why: z.enum(["concession"]) }),
  z.strictObject({ type: z.literal("retired"), player: z.string() }),
  z.strictObject({
    type: z.literal("staff-changed"),
    what: z.enum(["assistant-coaches", "cheerleaders", "apothecary", "rerolls"]),
    by: z.int(),
    postings,
  }),
  z.strictObject({
    type: z.literal("costly-errors"),
    outcome: z.enum(["none", "crisis-averted", "minor-incident", "major-incident", "catastrophe"]),
    postings,
  }),
  z.strictObject({ type: z.literal("prize"), place: z.int().min(1), trophyReroll: z.boolean(), postings }),
  /** The trophy and its re-roll go to the next holder. */
  z.strictObject({ type: z.literal("trophy-returned") }),
  z.strictObject({
    type: z.literal("redrafted"),
    /** Players who stay; all others leave. */
    keep: z.array(Recovery),
    hired: z.array(NewPlayer),
    rerolls: z.int().nonnegative(),
    assistantCoaches: z.int().nonnegative(),
    cheerleaders: z.int().nonnegative(),
    apothecary: z.boolean(),
    postings,
  }),
  /** A name or number on the shirt; moves nothing else. */
  z.strictObject({
    type: z.literal("renamed"),
    player: z.string(),
    name: z.string(),
    number: z.int().min(1).max(99),
  }),
  /** Booked by the organiser by hand, with a reason that is kept beside the entry. */
  z.strictObject({
    type: z.literal("corrected"),
    player: z.string().optional(),
    /** By how much; star player points are those of the player. */
    spp: z.int().optional(),
    dedicatedFans: z.int().optional(),
    postings,
  }),
]);
export type BookEntry = z.infer<typeof BookEntry>;
