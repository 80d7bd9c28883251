import { z } from "zod";
import { BloodBowlEdition, Characteristic } from "../club/model";
import { edition } from "../editions/edition";

/** Names of editions in case files: "document" is our league-document, "both" the 2025 rules in either form. */
const CASE_EDITIONS = ["document", "both", ...BloodBowlEdition.options] as const;

/** One question of a case file; what `input` must hold depends on the kind. */
export const ArithmeticCase = z.object({
  id: z.string(),
  kind: z.string(),
  edition: z.enum(CASE_EDITIONS),
  input: z.unknown(),
  /** In the order in which they are rolled. */
  dice: z.array(
    z.object({
      for: z.string().optional(),
      die: z.string().regex(/^d\d+$/, "expected a die such as d6"),
      result: z.int(),
    }),
  ),
});
export type ArithmeticCase = z.infer<typeof ArithmeticCase>;

/** The edition that a case names. */
export function editionOfCase(name: ArithmeticCase["edition"]) {
  if (name === "document") return edition("league-document");
  return edition(name === "both" ? "official-2025" : name);
}

export const CaseSide = z.enum(["home", "away"]);
export type CaseSide = z.infer<typeof CaseSide>;

/** One value for home and one for away. */
export const bySide = <Value extends z.ZodType>(value: Value) => z.object({ home: value, away: value });

export const Count = z.int().nonnegative();
export const Improvements = z.partialRecord(Characteristic, Count);
