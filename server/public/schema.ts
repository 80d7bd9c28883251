import { z } from "zod";

const Slug = z.string().max(80);

export const LeaguesPage = z.strictObject({
  page: z.int().min(1).default(1),
  perPage: z.int().min(1).max(100).default(50),
});
export type LeaguesPage = z.infer<typeof LeaguesPage>;

export const LeaguePath = z.strictObject({ league: Slug });
export type LeaguePath = z.infer<typeof LeaguePath>;

export const CompetitionPath = z.strictObject({ league: Slug, competition: Slug });
export type CompetitionPath = z.infer<typeof CompetitionPath>;

export const TableViewPath = z.strictObject({
  league: Slug,
  competition: Slug,
  /** "home", "last-five", "after-7", "on-2026-10-25" … */
  view: z.string().regex(/^(home|away|last-five|first-half|second-half|after-\d{1,4}|on-\d{4}-\d{2}-\d{2})$/),
});
export type TableViewPath = z.infer<typeof TableViewPath>;

export const CalendarPartPath = z.strictObject({
  league: Slug,
  competition: Slug,
  /** "calendar", "calendar-5" (the page with round 5), "results", "results-5", "month", "month-2026-10", "place" */
  part: z.string().regex(/^((calendar|results)(-\d{1,4})?|month(-\d{4}-(0[1-9]|1[0-2]))?|place)$/),
});
export type CalendarPartPath = z.infer<typeof CalendarPartPath>;

export const ClubPath = z.strictObject({ league: Slug, club: Slug });
export type ClubPath = z.infer<typeof ClubPath>;

export const PlayPath = z.strictObject({ league: Slug, competition: Slug, playId: z.uuid() });
export type PlayPath = z.infer<typeof PlayPath>;

export const WatchedPlay = z.strictObject({ playId: z.uuid() });
export type WatchedPlay = z.infer<typeof WatchedPlay>;

export const OneCompetition = z.strictObject({ competitionId: z.uuid() });
export const OneClub = z.strictObject({ clubId: z.uuid() });
