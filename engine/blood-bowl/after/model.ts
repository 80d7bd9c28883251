import { z } from "zod";
import { Characteristic, Gold } from "../club/model";
import { SKILL_CATEGORIES } from "../data/shapes";
import { Sum, Term } from "../money/sum";
import { Side } from "../sides";

/** The six steps after a match; each side takes them in this order at its own pace (BB-029 to BB-035). */
export const AFTER_STEPS = ["result", "fans", "advancement", "hiring", "costly-errors", "prepare"] as const;
export type AfterStep = (typeof AFTER_STEPS)[number];

/** The parts of the hiring step, in the order of the 2025 rules (R16); the dead are gone before it starts. */
export const HIRING_PARTS = ["hire", "dismiss", "staff", "journeymen"] as const;
export type HiringPart = (typeof HIRING_PARTS)[number];

export const STAFF = ["assistant-coaches", "cheerleaders", "apothecary", "rerolls"] as const;
export type Staff = (typeof STAFF)[number];

const player = z.string().max(40);
const name = z.string().trim().min(1).max(40);
const number = z.int().min(1).max(99);
const skill = z.string().max(60);
const category = z.enum(SKILL_CATEGORIES);

/** How a player advances. A random skill and a characteristic are rolled first and picked with "pick-advancement". */
export const AdvancementAsked = z.discriminatedUnion("how", [
  /** Two D6, twice in 2025 ("skill:home:p5:1", 2, …). */
  z.strictObject({ how: z.literal("random-primary"), category }),
  /** 2020 alone. */
  z.strictObject({ how: z.literal("random-secondary"), category }),
  z.strictObject({ how: z.literal("chosen-primary"), skill }),
  z.strictObject({ how: z.literal("chosen-secondary"), skill }),
  /** D8, in 2020 D16 ("characteristic:home:p5"). */
  z.strictObject({ how: z.literal("characteristic") }),
]);
export type AdvancementAsked = z.infer<typeof AdvancementAsked>;

/** What a coach picks after the roll; a characteristic may be refused for a skill (BB-163). */
export const AdvancementPicked = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("skill"), skill }),
  z.strictObject({ kind: z.literal("characteristic"), characteristic: Characteristic }),
]);
export type AdvancementPicked = z.infer<typeof AdvancementPicked>;

/** Commands after the match; each is one side's own. */
export const AFTER_COMMANDS = [
  /** Step 1: result, winnings and the star player points of the match. Rolls only where players may leave after a concession ("desertion:home:p5"). */
  z.strictObject({ type: z.literal("settle-result"), side: Side }),
  /** Step 2: D6 ("dedicated-fans:home"), D3 after an own concession ("concession-fans:home"), nothing after a draw. */
  z.strictObject({ type: z.literal("roll-dedicated-fans"), side: Side }),
  /** Step 3, winner of a concession: one player for each touchdown that was awarded; the same may be named again. */
  z.strictObject({ type: z.literal("award-touchdowns"), side: Side, players: z.array(player).max(10) }),
  /** Step 3: six who played (or all, where fewer did); a die picks one ("player-of-the-match:home"). Once more for the second of a concession, which is optional (BB-103). */
  z.strictObject({ type: z.literal("name-player-of-the-match"), side: Side, nominees: z.array(player).max(40) }),
  z.strictObject({ type: z.literal("advance"), side: Side, player, advancement: AdvancementAsked }),
  z.strictObject({ type: z.literal("pick-advancement"), side: Side, player, picked: AdvancementPicked }),
  /** Step 4. The lowest free shirt number when none is given. */
  z.strictObject({
    type: z.literal("hire"),
    side: Side,
    position: z.string().max(60),
    name,
    number: number.optional(),
  }),
  z.strictObject({ type: z.literal("dismiss"), side: Side, player }),
  /** Temporary retirement until the end of the season. */
  z.strictObject({ type: z.literal("retire"), side: Side, player }),
  /** More (positive) or fewer (negative); re-rolls can only be bought, at twice the roster price. */
  z.strictObject({ type: z.literal("change-staff"), side: Side, what: z.enum(STAFF), by: z.int().min(-12).max(12) }),
  z.strictObject({
    type: z.literal("hire-journeyman"),
    side: Side,
    journeyman: player,
    name,
    number: number.optional(),
  }),
  /** Closes a step that has several commands; the others close by themselves. */
  z.strictObject({ type: z.literal("end-step"), side: Side, step: z.enum(["advancement", "hiring"]) }),
  /** Step 5: D6 from 100,000 ("costly-errors:home"), then D3 or 2D6 ("costly-errors-gold:home"); below nothing is rolled. */
  z.strictObject({ type: z.literal("roll-costly-errors"), side: Side }),
  /** Step 6: team values for the next fixture; the side is done. */
  z.strictObject({ type: z.literal("prepare"), side: Side }),
] as const;

const own = { side: Side, player: z.string() };

/** Star player points of one player in this match, with what earned them. */
export const PointsEarned = z.strictObject({
  player: z.string(),
  spp: z.int().nonnegative(),
  touchdowns: z.int().nonnegative(),
  completions: z.int().nonnegative(),
  interceptions: z.int().nonnegative(),
  casualties: z.int().nonnegative(),
  superbThrows: z.int().nonnegative(),
  safeLandings: z.int().nonnegative(),
});

/** Events after the match. */
export const AFTER_EVENTS = [
  z.strictObject({
    type: z.literal("result-settled"),
    side: Side,
    outcome: z.enum(["won", "drawn", "lost"]),
    /** Own touchdowns first; the retained score after a concession. */
    touchdowns: z.tuple([z.int(), z.int()]),
    winnings: z.strictObject({ gold: Gold, kind: z.enum(["winnings", "concession-winnings"]), terms: z.array(Term) }),
    points: z.array(PointsEarned),
    /** Points of the match that a concession cost. */
    pointsLost: z.int().nonnegative(),
    /** Players with three advancements or more who were rolled for after an own concession. */
    desertions: z.array(z.strictObject({ player: z.string(), face: z.int(), left: z.boolean() })),
  }),
  z.strictObject({
    type: z.literal("dedicated-fans-rolled"),
    side: Side,
    from: z.int(),
    to: z.int(),
    /** D6 for the result; left out after a draw and where a concession replaces it. */
    face: z.int().optional(),
    /** D3 of an own concession. */
    conceded: z.int().optional(),
  }),
  z.strictObject({
    type: z.literal("touchdowns-awarded"),
    side: Side,
    players: z.array(z.string()),
    spp: z.array(z.int()),
  }),
  z.strictObject({
    type: z.literal("player-of-the-match-named"),
    side: Side,
    nominees: z.array(z.string()),
    /** Every face in order; those without a candidate were rolled again. */
    faces: z.array(z.int()),
    player: z.string(),
    spp: z.int(),
  }),
  /** A roll for a random skill or a characteristic that waits for the coach's pick. */
  z.strictObject({
    type: z.literal("advancement-rolled"),
    ...own,
    asked: AdvancementAsked,
    faces: z.array(z.int()),
    skills: z.array(z.string()),
    characteristics: z.array(Characteristic),
  }),
  z.strictObject({
    type: z.literal("player-advanced"),
    ...own,
    how: z.enum(["random-primary", "random-secondary", "chosen-primary", "chosen-secondary", "characteristic"]),
    skill: z.string().optional(),
    improved: Characteristic.optional(),
    /** Dice of a random skill that left no choice. */
    faces: z.array(z.int()).optional(),
    spp: z.int(),
    valueRise: Gold,
  }),
  z.strictObject({
    type: z.literal("player-hired"),
    side: Side,
    player: z.strictObject({ id: z.string(), number: z.int(), name: z.string(), position: z.string(), fee: Gold }),
    cost: Gold,
    /** Id of the journeyman he was in this match. */
    journeyman: z.string().optional(),
    sppEarned: z.int().nonnegative(),
  }),
  z.strictObject({ type: z.literal("player-dismissed"), ...own }),
  z.strictObject({ type: z.literal("player-retired"), ...own }),
  z.strictObject({
    type: z.literal("staff-changed"),
    side: Side,
    what: z.enum(STAFF),
    by: z.int(),
    cost: Gold.nonnegative(),
  }),
  z.strictObject({ type: z.literal("step-ended"), side: Side, step: z.enum(["advancement", "hiring"]) }),
  z.strictObject({
    type: z.literal("costly-errors-rolled"),
    side: Side,
    treasury: Gold,
    /** Column 1 to 6 of the table; left out below 100,000. */
    column: z.int().optional(),
    face: z.int().optional(),
    outcome: z.enum(["none", "crisis-averted", "minor-incident", "major-incident", "catastrophe"]),
    /** D3 or 2D6 for the gold. */
    faces: z.array(z.int()),
    lost: Gold.nonnegative(),
  }),
  z.strictObject({ type: z.literal("prepared"), side: Side, teamValue: Sum, currentTeamValue: Sum }),
] as const;

export type AfterCommand = z.infer<(typeof AFTER_COMMANDS)[number]>;
export type AfterEvent = z.infer<(typeof AFTER_EVENTS)[number]>;
