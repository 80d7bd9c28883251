import { z } from "zod";

const Name = z.string().trim().min(1).max(40);

export const SetDivisions = z.strictObject({
  competitionId: z.uuid(),
  /** From the highest down; none at all puts everybody into one table again. */
  names: z
    .array(Name)
    .max(8)
    .refine((names) => new Set(names).size === names.length, "a name stands twice"),
  /** One after the other by the order of the draw, so that each gets some of the best; or the best into the first. */
  deal: z.enum(["in-turn", "by-strength"]).default("in-turn"),
});
export type SetDivisions = z.infer<typeof SetDivisions>;

export const MoveEntry = z.strictObject({ competitionId: z.uuid(), entryId: z.uuid(), divisionId: z.uuid() });
export type MoveEntry = z.infer<typeof MoveEntry>;
