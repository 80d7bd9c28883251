import { z } from "zod";

export const LeaguePlaces = z.strictObject({ leagueId: z.uuid() });
export type LeaguePlaces = z.infer<typeof LeaguePlaces>;

export const SavePlace = z.strictObject({
  leagueId: z.uuid(),
  /** Left out for a new one. */
  placeId: z.uuid().optional(),
  name: z.string().trim().min(1).max(80),
  /** Matches at the same time. */
  capacity: z.int().min(1).max(99).default(1),
  /** Between two matches at the same spot. */
  bufferMinutes: z.int().min(0).max(240).default(0),
});
export type SavePlace = z.infer<typeof SavePlace>;

export const PlaceRef = z.strictObject({ leagueId: z.uuid(), placeId: z.uuid() });
export type PlaceRef = z.infer<typeof PlaceRef>;

export const AddBlackout = z
  .strictObject({
    leagueId: z.uuid(),
    /** One place or one club; both left out for the whole league. */
    placeId: z.uuid().optional(),
    clubId: z.uuid().optional(),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    reason: z.string().trim().min(1).max(120),
  })
  .refine(({ placeId, clubId }) => placeId === undefined || clubId === undefined);
export type AddBlackout = z.infer<typeof AddBlackout>;

export const BlackoutRef = z.strictObject({ leagueId: z.uuid(), blackoutId: z.uuid() });
export type BlackoutRef = z.infer<typeof BlackoutRef>;

export const MoveFixture = z.strictObject({
  fixtureId: z.uuid(),
  /** Where it goes, by its number; left out, it stays in its round. */
  round: z.int().positive().optional(),
  /** As the clocks of the league show it; left out for no date. */
  date: z.iso.date().optional(),
  time: z.iso.time({ precision: -1 }).optional(),
  place: z.string().trim().max(80).optional(),
  /** Moves it even if something stands against it. */
  despite: z.boolean().default(false),
});
export type MoveFixture = z.infer<typeof MoveFixture>;

export const ApplyPlan = z.strictObject({
  leagueId: z.uuid(),
  dates: z
    .array(z.strictObject({ fixtureId: z.uuid(), at: z.int().nonnegative(), place: z.string().trim().min(1).max(80) }))
    .min(1)
    .max(4_000),
});
export type ApplyPlan = z.infer<typeof ApplyPlan>;

/** A plan that was applied, by its line in the log. */
export const PlanRef = z.strictObject({ leagueId: z.uuid(), planId: z.int().positive() });
export type PlanRef = z.infer<typeof PlanRef>;
