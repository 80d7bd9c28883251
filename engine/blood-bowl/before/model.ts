import { z } from "zod";
import { Gold } from "../club/model";
import { Sum } from "../money/sum";
import { Side } from "../sides";

/** Who plays for one match only. Stars and mercenaries earn no star player points (R25); the others may be hired. */
export const GUEST_KINDS = ["journeyman", "rookie", "raised", "mercenary", "star"] as const;

/** A player on loan for this match; the ids "j1", "m1", "s1"… belong to the side and the play. */
export const Guest = z.strictObject({
  id: z.string(),
  kind: z.enum(GUEST_KINDS),
  number: z.int().min(1).max(99),
  /** Empty unless it is a star: the screen says what he is. */
  name: z.string(),
  /** Position id of the side's roster; the star's id for a star. */
  position: z.string(),
  fee: Gold,
  /** Skills beside those of the position, Loner among them. */
  skills: z.array(z.strictObject({ skill: z.string(), value: z.string().optional() })),
});
export type Guest = z.infer<typeof Guest>;

/** One line of a shopping list. */
export const Purchase = z.discriminatedUnion("kind", [
  /** An inducement with a fixed price, by its id in the edition's list. */
  z.strictObject({ kind: z.literal("inducement"), id: z.string().max(60), count: z.int().min(1).max(20) }),
  z.strictObject({ kind: z.literal("star"), id: z.string().max(60) }),
  z.strictObject({
    kind: z.literal("mercenary"),
    position: z.string().max(60),
    /** One primary skill for 50,000 more. */
    skill: z.string().max(60).optional(),
  }),
]);
export type Purchase = z.infer<typeof Purchase>;

/** Commands of the phase before the match, in the order of its steps (BB-127). */
export const BEFORE_COMMANDS = [
  /** D3 fair-weather fans ("fan-factor:home"). */
  z.strictObject({ type: z.literal("roll-fans"), side: Side }),
  /** 2D6 ("weather"). */
  z.strictObject({ type: z.literal("roll-weather") }),
  /** One position for each journeyman, exactly as many as bring the able players to 11. A side that needs none is skipped. */
  z.strictObject({
    type: z.literal("take-journeymen"),
    side: Side,
    positions: z.array(z.string().max(60)).min(1).max(11),
  }),
  /** For a roster with a captain whose own is gone: who takes his place. At any time before the kick-off. */
  z.strictObject({ type: z.literal("name-captain"), side: Side, player: z.string().max(40) }),
  /** The whole shopping list of a side; an empty one buys nothing. Final once accepted (BB-132). */
  z.strictObject({ type: z.literal("buy-inducements"), side: Side, purchases: z.array(Purchase).max(40) }),
  /** D16 for each prayer of the side, repeats rolled again ("prayers:home:1", 2, …). */
  z.strictObject({ type: z.literal("roll-prayers"), side: Side }),
  /** Who may choose to kick or to receive: D2, 1 is home ("toss"). May be left out when the coins are on the table. */
  z.strictObject({ type: z.literal("toss") }),
  /** Which side kicks first; ends the phase and opens the first drive. */
  z.strictObject({ type: z.literal("set-kicking"), kicking: Side }),
] as const;

/** Events of the phase before the match. */
export const BEFORE_EVENTS = [
  z.strictObject({
    type: z.literal("fan-factor-rolled"),
    side: Side,
    dedicatedFans: z.int(),
    face: z.int(),
    fanFactor: z.int(),
  }),
  z.strictObject({ type: z.literal("weather-rolled"), faces: z.tuple([z.int(), z.int()]), weather: z.string() }),
  z.strictObject({ type: z.literal("journeymen-taken"), side: Side, guests: z.array(Guest) }),
  /** Current team values of both sides once all journeymen are known; they stand for the whole fixture (BB-135). */
  z.strictObject({ type: z.literal("values-fixed"), home: Sum, away: Sum }),
  z.strictObject({ type: z.literal("captain-named"), side: Side, player: z.string() }),
  z.strictObject({
    type: z.literal("inducements-bought"),
    side: Side,
    bought: z.array(z.strictObject({ purchase: Purchase, price: Gold })),
    pettyCash: Gold,
    fromPettyCash: Gold,
    fromTreasury: Gold,
    /** Petty cash that nobody gets. */
    lost: Gold,
    /** Stars, mercenaries and rookies. */
    guests: z.array(Guest),
    /** The two D3 of riotous rookies. */
    rookies: z.tuple([z.int(), z.int()]).optional(),
    /** Stars whom both sides wanted and who therefore play for neither (2020). */
    clash: z.array(z.string()).optional(),
  }),
  z.strictObject({
    type: z.literal("prayers-rolled"),
    side: Side,
    /** Every face in order, those rolled again included. */
    faces: z.array(z.int()),
    prayers: z.array(z.string()),
  }),
  z.strictObject({ type: z.literal("tossed"), face: z.int(), winner: Side }),
  z.strictObject({ type: z.literal("kicking-set"), kicking: Side }),
] as const;

export type BeforeCommand = z.infer<(typeof BEFORE_COMMANDS)[number]>;
export type BeforeEvent = z.infer<(typeof BEFORE_EVENTS)[number]>;
