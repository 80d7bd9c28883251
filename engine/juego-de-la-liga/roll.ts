import { z } from "zod";
import { CardId, SpaceId } from "./card-set";
import { ACTIONS, LINES } from "./codes";

const face = z.int().min(1).max(6);
const seat = z.int().min(0).max(5);

/** Second rolls, which say whether there is a goal (rulebook: outcome table, and the keeper's card for a shot). */
export const FOLLOW_UPS = ["keeper", "penalty-for", "penalty-against", "free-kick", "corner"] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** One die of a match and what it meant; `seat` is the club that it was rolled for. */
export const Roll = z.discriminatedUnion("for", [
  /** Who plays first. */
  z.strictObject({ for: z.literal("first"), seat, face }),
  /** Which space of the line has the ball; `lost`: it is that of a footballer who was sent off (J8, option). */
  z.strictObject({
    for: z.literal("footballer"),
    seat,
    face,
    line: z.enum(LINES),
    space: SpaceId,
    card: CardId.optional(),
    lost: z.literal(true).optional(),
  }),
  /** What he does; without a card the printed actions were read. `goal` is the club that scored. */
  z.strictObject({
    for: z.literal("action"),
    seat,
    face,
    line: z.enum(LINES),
    action: z.enum(ACTIONS),
    card: CardId.optional(),
    goal: seat.optional(),
    /** The card that left the sheet. */
    sentOff: SpaceId.optional(),
    /** The 60th action of the play was a pass, so the ball is lost (J11). */
    capped: z.literal(true).optional(),
  }),
  /** No `goal`: saved or missed. `card` is the keeper's or the taker's. */
  z.strictObject({
    for: z.enum(FOLLOW_UPS),
    seat,
    face,
    card: CardId.optional(),
    goal: seat.optional(),
  }),
]);
export type Roll = z.infer<typeof Roll>;

/** What dice of a match are rolled for, for message catalogs. */
export const ROLL_PURPOSES = ["first", "footballer", "action", ...FOLLOW_UPS] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];
