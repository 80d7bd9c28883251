import { z } from "zod";
import { Guest } from "../before/model";
import { Casualty } from "../club/book";
import { Characteristic } from "../club/model";
import { Side } from "../sides";

/** Turns of one side in a half, extra time included. */
export const TURNS = 8;

/** Which turn is running: of which half (3 is extra time), its number, and whose it is. */
export const Clock = z.strictObject({ half: z.int().min(1).max(3), turn: z.int().min(1).max(TURNS), of: Side });
export type Clock = z.infer<typeof Clock>;

/** A player or guest of a side, by id. */
export const PlayerRef = z.strictObject({ side: Side, player: z.string().max(40) });
export type PlayerRef = z.infer<typeof PlayerRef>;

/** What earns star player points beside touchdowns and casualties. Deflections exist in 2020 alone, catches with a prayer. */
export const FEATS = ["completion", "interception", "deflection", "superb-throw", "safe-landing", "catch"] as const;
export type Feat = (typeof FEATS)[number];

/** How a player came to harm. Block and both-down earn points; the others only where a prayer says so (BB-146). */
export const CASUALTY_CAUSES = ["block", "both-down", "foul", "crowd", "special-action", "own-move", "other"] as const;
export type CasualtyCause = (typeof CASUALTY_CAUSES)[number];

/** Where a player is during the match. */
export const PLACES = ["pitch", "reserves", "knocked-out", "casualty", "sent-off"] as const;
export type Place = (typeof PLACES)[number];

/**
 * The apothecary's part in a casualty: left alone, or a second roll of which one is kept. Without `keep` the coach is
 * asked after the second roll ("choose-roll").
 */
export const Treatment = z.strictObject({ use: z.boolean(), keep: z.enum(["first", "second"]).optional() });
export type Treatment = z.infer<typeof Treatment>;

const happened = { when: Clock, side: Side, player: z.string().max(40) };

/** For which drive, so that a late report does not open another; the one that is being set up when left out. */
const drive = z.int().positive().optional();

/**
 * Commands of the match. `when` is the turn in which it happened, as the screen knew it: a later turn than the newest
 * is refused, an earlier one is taken, so that a second tablet or an offline queue may report late.
 */
export const MATCH_COMMANDS = [
  /** At the start of a drive: D6 for every knocked-out player ("recovery:home:p5"). */
  z.strictObject({ type: z.literal("roll-recoveries"), drive }),
  /** Who starts the drive on the pitch, at most 11. May be left out: then those who are able, lowest places first. */
  z.strictObject({ type: z.literal("set-up"), drive, side: Side, players: z.array(z.string().max(40)).max(11) }),
  /** The kick-off event, 2D6 ("kick-off:drive-1"); changing weather rolls the weather in the same go. */
  z.strictObject({ type: z.literal("roll-kick-off"), drive }),
  /** Ends the running turn and the drive when `when` is the running turn. */
  z.strictObject({ type: z.literal("touchdown"), ...happened }),
  z.strictObject({ type: z.enum(FEATS), ...happened }),
  /**
   * D16 with niggling injuries ("casualty:home:p5"), D6 for a characteristic ("lasting-injury:home:p5"), a second D16
   * for the apothecary ("apothecary:home:p5"), D6 for Regeneration ("regeneration:…") and for Hatred ("hatred:…").
   * Without `treatment`, and where an apothecary may help, the casualty waits for "treat-casualty".
   */
  z.strictObject({
    type: z.literal("casualty"),
    when: Clock,
    victim: PlayerRef,
    cause: z.enum(CASUALTY_CAUSES),
    by: PlayerRef.optional(),
    /** A Stunty player who is badly hurt by the injury roll itself: nothing else is rolled. */
    unrolled: z.literal(true).optional(),
    treatment: Treatment.optional(),
    /** Keyword for a Hatred gained; the first that is possible when left out. */
    hatred: z.string().max(40).optional(),
  }),
  z.strictObject({ type: z.literal("treat-casualty"), victim: PlayerRef, treatment: Treatment }),
  /** Which of the two rolls the injured player's coach keeps. */
  z.strictObject({ type: z.literal("choose-roll"), victim: PlayerRef, keep: z.enum(["first", "second"]) }),
  /** With the apothecary the player stays on the pitch, stunned. */
  z.strictObject({ type: z.literal("knocked-out"), ...happened, apothecary: z.literal(true).optional() }),
  z.strictObject({ type: z.literal("to-reserves"), ...happened }),
  z.strictObject({ type: z.literal("to-pitch"), ...happened }),
  z.strictObject({ type: z.literal("sent-off"), ...happened, why: z.enum(["foul", "secret-weapon", "other"]) }),
  z.strictObject({ type: z.literal("stalling"), ...happened }),
  /** Once a match, for sides whose rules raise a dead opponent as one of their Linemen. */
  z.strictObject({
    type: z.literal("raise-player"),
    when: Clock,
    side: Side,
    victim: PlayerRef,
    position: z.string().max(60),
  }),
  z.strictObject({ type: z.literal("use-reroll"), when: Clock, side: Side }),
  /** A re-roll more for this half: a kick-off event, a prayer, a Leader. */
  z.strictObject({ type: z.literal("gain-reroll"), when: Clock, side: Side }),
  /** A bribe, a wizard, a wandering apothecary… that the side bought is used up. */
  z.strictObject({ type: z.literal("use-inducement"), when: Clock, side: Side, id: z.string().max(60) }),
  /** 2D6 again ("weather:<half>-<turn>-<side>"). */
  z.strictObject({ type: z.literal("change-weather"), when: Clock }),
  /** Ends that turn; refused when it is not the running one, so that two taps end one turn. */
  z.strictObject({ type: z.literal("end-turn"), when: Clock }),
  /** Puts the turn markers right: a time-out, or turns that nobody tapped. */
  z.strictObject({ type: z.literal("set-clock"), clock: Clock, why: z.enum(["time-out", "correction"]) }),
  /** Only at the start of an own turn, before anything happened in it (BB-069). */
  z.strictObject({ type: z.literal("concede"), side: Side, when: Clock }),
  /** Only between drives, when fewer than three can be set up (BB-079). */
  z.strictObject({ type: z.literal("concede-without-penalty"), side: Side }),
  /** Knock-out option: eight turns more. */
  z.strictObject({ type: z.literal("start-extra-time"), kicking: Side }),
  /** Knock-out option: the next roll-off, D6 a side, level ones again ("penalty-1:home"). */
  z.strictObject({ type: z.literal("roll-penalty") }),
  /** Full time; `early` also when turns are left. */
  z.strictObject({ type: z.literal("end-match"), early: z.literal(true).optional() }),
] as const;

/** One roll on the casualty table. */
export const CasualtyRoll = z.strictObject({
  face: z.int(),
  /** Niggling injuries and traits that are added to the face. */
  modifier: z.int(),
  casualty: Casualty,
  /** D6 of a lasting injury, and what it lowers. */
  characteristic: z.strictObject({ face: z.int(), lowers: Characteristic }).optional(),
});
export type CasualtyRoll = z.infer<typeof CasualtyRoll>;

const Harm = { when: Clock, victim: PlayerRef, cause: z.enum(CASUALTY_CAUSES), by: PlayerRef.optional() };

/** Everything about one casualty: who did it, who suffered, every roll, and how it ended (R18). */
export const CasualtySuffered = z.strictObject({
  type: z.literal("casualty-suffered"),
  ...Harm,
  /** Star player points of the one who caused it; 0 where it earns none and does not count on the result sheet. */
  spp: z.int().nonnegative(),
  regeneration: z.strictObject({ face: z.int(), regenerated: z.boolean() }).optional(),
  /** None where nothing was rolled, two with an apothecary. */
  rolls: z.array(CasualtyRoll).max(2),
  apothecary: z.boolean(),
  /** Index of the roll that counts; left out where nothing was rolled or the player regenerated. */
  kept: z.int().min(0).max(1).optional(),
  /** `undefined` after a regeneration. */
  casualty: Casualty.optional(),
  /** What the club book gets. */
  missesNext: z.boolean(),
  niggling: z.int().nonnegative(),
  /** Left out when the characteristic cannot get worse (R19). */
  reduced: Characteristic.optional(),
  hatred: z.strictObject({ face: z.int(), keyword: z.string(), gained: z.boolean() }).optional(),
  /** Where the player is now: back in reserves, or out. */
  to: z.enum(["reserves", "casualty"]),
});
export type CasualtySuffered = z.infer<typeof CasualtySuffered>;

const Score = z.strictObject({ home: z.int().nonnegative(), away: z.int().nonnegative() });
const TwoFaces = z.tuple([z.int(), z.int()]);

/** Events of the match. */
export const MATCH_EVENTS = [
  z.strictObject({
    type: z.literal("recoveries-rolled"),
    drive: z.int(),
    rolls: z.array(z.strictObject({ ...PlayerRef.shape, face: z.int(), modifier: z.int(), recovered: z.boolean() })),
  }),
  z.strictObject({ type: z.literal("line-up-set"), side: Side, players: z.array(z.string()) }),
  z.strictObject({
    type: z.literal("kick-off-rolled"),
    drive: z.int(),
    faces: TwoFaces,
    event: z.string(),
    weather: z.strictObject({ faces: TwoFaces, weather: z.string() }).optional(),
  }),
  z.strictObject({
    type: z.literal("touchdown-scored"),
    ...happened,
    spp: z.int().nonnegative(),
    /** The turn that runs next when this touchdown ended the running one; left out at the end of the last. */
    next: Clock.optional(),
    /** False for a late report: the clock stays. */
    endsTurn: z.boolean(),
  }),
  z.strictObject({ type: z.literal("feat-done"), feat: z.enum(FEATS), ...happened, spp: z.int().nonnegative() }),
  /** A casualty that waits for its coach: the first roll, or both after the apothecary's. */
  z.strictObject({
    type: z.literal("casualty-opened"),
    ...Harm,
    regeneration: CasualtySuffered.shape.regeneration,
    rolls: z.array(CasualtyRoll).min(1).max(2),
    hatred: z.string().optional(),
  }),
  CasualtySuffered,
  z.strictObject({
    type: z.literal("player-moved"),
    ...happened,
    to: z.enum(PLACES),
    why: z.enum(["foul", "secret-weapon", "other"]).optional(),
    apothecary: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal("stalled"), ...happened }),
  z.strictObject({ type: z.literal("player-raised"), when: Clock, side: Side, victim: PlayerRef, guest: Guest }),
  z.strictObject({ type: z.literal("reroll-used"), when: Clock, side: Side, left: z.int().nonnegative() }),
  z.strictObject({ type: z.literal("reroll-gained"), when: Clock, side: Side, left: z.int().nonnegative() }),
  z.strictObject({ type: z.literal("inducement-used"), when: Clock, side: Side, id: z.string() }),
  z.strictObject({ type: z.literal("weather-changed"), when: Clock, faces: TwoFaces, weather: z.string() }),
  /** `next` is left out when the last turn of the match is over. */
  z.strictObject({ type: z.literal("turn-ended"), when: Clock, next: Clock.optional() }),
  z.strictObject({ type: z.literal("clock-set"), clock: Clock, why: z.enum(["time-out", "correction"]) }),
  z.strictObject({
    type: z.literal("conceded"),
    side: Side,
    when: Clock,
    penalty: z.boolean(),
    /** Touchdowns really scored, and the score that counts (BB-071, BB-072). */
    scored: Score,
    retained: Score,
  }),
  z.strictObject({ type: z.literal("extra-time-started"), kicking: Side }),
  z.strictObject({
    type: z.literal("penalty-rolled"),
    /** Roll-off 1 to 5. */
    n: z.int(),
    /** Home and away, level pairs first. */
    rolls: z.array(TwoFaces).min(1),
    winner: Side,
  }),
  z.strictObject({
    type: z.literal("match-ended"),
    score: Score,
    winner: Side.optional(),
    decidedBy: z.enum(["score", "extra-time", "penalties"]),
  }),
] as const;

export type MatchCommand = z.infer<(typeof MATCH_COMMANDS)[number]>;
export type MatchEvent = z.infer<(typeof MATCH_EVENTS)[number]>;
