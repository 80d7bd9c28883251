import { z } from "zod";
import { onceOf } from "../core/once";

export const CREST_SHAPES = ["shield", "round", "hexagon", "pennant"] as const;
export const CREST_PATTERNS = [
  "plain",
  "halves",
  "quarters",
  "chief",
  "bend",
  "stripes",
  "hoops",
  "cross",
  "chevron",
] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A club's crest: a shape, a pattern and two colours, `#rrggbb` in lower case. */
export const CrestDesign = z.strictObject({
  shape: z.enum(CREST_SHAPES),
  pattern: z.enum(CREST_PATTERNS),
  colours: z.tuple([colour, colour]),
});
export type CrestDesign = z.infer<typeof CrestDesign>;

/** A drawn crest, or an uploaded image under the SHA-256 of its content. */
export const ClubCrest = z.union([CrestDesign, z.strictObject({ file: z.string().regex(/^[0-9a-f]{64}$/) })]);
export type ClubCrest = z.infer<typeof ClubCrest>;

/** A crest out of what is stored; undefined is drawn from the name. */
export const crestOf = (stored: unknown): ClubCrest | undefined =>
  typeof stored === "object" && stored !== null ? parsed(stored) : undefined;

/** Rows that are kept are shown on hundreds of pages. */
const parsed = onceOf((stored: object) => ClubCrest.safeParse(stored).data);

/** The hash of the file, where a stored crest is an uploaded image. */
export function crestFileOf(stored: unknown): string | undefined {
  const crest = crestOf(stored);
  return crest !== undefined && "file" in crest ? crest.file : undefined;
}
