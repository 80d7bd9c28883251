import { z } from "zod";
import { ADVANCEMENT_KINDS } from "./club/advancement-kinds";
import { CASUALTIES } from "./club/book";
import { Gold } from "./club/model";
import { SPP_DEEDS } from "./club/spp";

const points = (most: number) => z.int().min(0).max(most);
const gold = (most: number) => Gold.min(0).max(most).multipleOf(5000);

/** Tables of a league's own in place of the edition's; what is left out stays as it is. */
const OwnTables = z.strictObject({
  /** Price and maximum by inducement id; a maximum of 0 takes it off the list. */
  inducements: z.record(z.string(), z.strictObject({ cost: gold(1_000_000), max: points(16) })).optional(),
  spp: z.partialRecord(z.enum(SPP_DEEDS), points(20)).optional(),
  /** One row a step; a kind that a row leaves out cannot be had. */
  advancementCosts: z
    .array(z.partialRecord(z.enum(ADVANCEMENT_KINDS), points(200)))
    .min(1)
    .max(12)
    .optional(),
  /** Highest D16 face of each result, in rising order. */
  casualties: z.record(z.enum(CASUALTIES), points(16)).optional(),
});

/**
 * House rules of a competition (rulings R1 to R25). "edition" leaves a matter as the edition has it.
 * Gold is in gold pieces.
 */
export const BloodBowlOptions = z.strictObject({
  /** R8: the touchdowns in the gold of a concession are those of the retained score or those really scored. */
  "concession-gold": z.enum(["retained", "scored"]).default("retained"),
  /** R9: the D3 replaces the conceding side's ordinary roll, or both are made. */
  "concession-fans": z.enum(["d3", "both"]).default("d3"),
  /** R3: experienced players may leave after a concession; the published editions always have it. */
  "concession-desertion": z.boolean().default(false),
  /** R1. */
  "costly-errors-table": z.enum(["edition", "league-document", "official"]).default("edition"),
  /** R7: what remains after a major incident is rounded down, or what is lost. */
  "costly-errors-rounding": z.enum(["edition", "remainder", "loss"]).default("edition"),
  /** R12: treasury gold that the side with the lower value may add to its petty cash. */
  "top-up": z.union([z.literal("edition"), gold(1_000_000)]).default("edition"),
  /** R2: which Lineman positions serve as journeymen. */
  "journeyman-source": z.enum(["edition", "any-lineman"]).default("edition"),
  /** R18, BB-125: extra league points for three or more touchdowns, for conceding none, for three or more casualties with SPP. */
  "bonus-touchdowns": points(3).default(0),
  "bonus-shut-out": points(3).default(0),
  "bonus-casualties": points(3).default(0),
  /** Most bonus points of one match. */
  "bonus-cap": points(9).default(9),
  /** R16: price of a re-roll after the draft as a multiple of the roster's. */
  "reroll-price-factor": z.int().min(1).max(3).default(2),
  "draft-budget": gold(5_000_000).default(1_000_000),
  /** Most players on a roster outside a match. */
  "roster-size": z.int().min(11).max(32).default(16),
  /** Casualties have no lasting effects: everybody is back for the next match. */
  resurrection: z.boolean().default(false),
  /** R21: what becomes of a fixture that was not played by its deadline. */
  "unplayed-fixture": z.enum(["organiser", "double-loss", "concession-without-penalty"]).default("organiser"),
  /** R22: no SPP, no points, no gold, and every casualty is badly hurt. */
  friendly: z.boolean().default(false),
  /** R24: most gold of a redraft. */
  "redraft-cap": z.union([z.literal("none"), gold(10_000_000)]).default(1_300_000),
  /** Inducements of published supplements. */
  "supplement-inducements": z.boolean().default(false),
  /** BB-204. */
  "own-tables": OwnTables.default({}),
});
export type BloodBowlOptions = z.infer<typeof BloodBowlOptions>;
