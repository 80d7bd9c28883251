import { z } from "zod";

const reason = z.string().trim().min(1).max(200);

export const HandOver = z.strictObject({
  clubId: z.uuid(),
  /** A member of the league; left out, the club has no coach for now. */
  coachId: z.uuid().optional(),
  reason,
});
export type HandOver = z.infer<typeof HandOver>;

export const ClubPlace = z.strictObject({ clubId: z.uuid() });
export type ClubPlace = z.infer<typeof ClubPlace>;

export const ReplaceCoach = z.strictObject({
  competitionId: z.uuid(),
  entryId: z.uuid(),
  /** Who leaves: of a pair, one of the two. */
  leaverId: z.uuid(),
  /** A member of the league. */
  coachId: z.uuid(),
  reason,
});
export type ReplaceCoach = z.infer<typeof ReplaceCoach>;
