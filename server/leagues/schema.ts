import { z } from "zod";
import { COACH_NAME_STYLES, LEAGUE_ROLES, LEAGUE_VISIBILITIES } from "@/db/schema";

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const LeagueName = z.string().trim().min(2).max(60);
export const TimeZone = z.string().max(60).refine(isTimeZone, "not a time zone");

export const CreateLeague = z.strictObject({
  name: LeagueName,
  timeZone: TimeZone,
  about: z.string().trim().max(2_000).default(""),
  visibility: z.enum(LEAGUE_VISIBILITIES).default("public"),
});
export type CreateLeague = z.infer<typeof CreateLeague>;

export const LeagueRef = z.strictObject({ leagueId: z.uuid() });
export type LeagueRef = z.infer<typeof LeagueRef>;

export const LeagueBySlug = z.strictObject({ slug: z.string().max(80) });
export type LeagueBySlug = z.infer<typeof LeagueBySlug>;

export const UpdateLeague = z.strictObject({
  leagueId: z.uuid(),
  name: LeagueName.optional(),
  about: z.string().trim().max(2_000).optional(),
  timeZone: TimeZone.optional(),
  visibility: z.enum(LEAGUE_VISIBILITIES).optional(),
  coachNames: z.enum(COACH_NAME_STYLES).optional(),
  ratingK: z.int().min(1).max(200).optional(),
  ratingStart: z.int().min(0).max(5_000).optional(),
});
export type UpdateLeague = z.infer<typeof UpdateLeague>;

export const Invite = z.strictObject({
  leagueId: z.uuid(),
  role: z.enum(LEAGUE_ROLES).default("coach"),
  note: z.string().trim().max(120).default(""),
  days: z.int().min(1).max(365).default(30),
  mostUses: z.int().min(1).max(1_000).default(50),
});
export type Invite = z.infer<typeof Invite>;

export const RevokeInvitation = z.strictObject({ leagueId: z.uuid(), invitationId: z.uuid() });
export type RevokeInvitation = z.infer<typeof RevokeInvitation>;

export const InvitationToken = z.strictObject({ token: z.string().regex(/^[\w-]{16,64}$/) });
export type InvitationToken = z.infer<typeof InvitationToken>;

export const SetMemberRole = z.strictObject({
  leagueId: z.uuid(),
  userId: z.uuid(),
  role: z.enum(LEAGUE_ROLES),
});
export type SetMemberRole = z.infer<typeof SetMemberRole>;

export const MemberRef = z.strictObject({ leagueId: z.uuid(), userId: z.uuid() });
export type MemberRef = z.infer<typeof MemberRef>;

export const AuditPage = z.strictObject({
  leagueId: z.uuid(),
  /** Entries older than this id. */
  before: z.int().positive().optional(),
  /** Only deeds of this kind. */
  action: z.string().max(60).optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const RemoveLeague = z.strictObject({
  leagueId: z.uuid(),
  /** Typed by the organiser, so that nothing is removed by a slip. */
  name: z.string(),
});
export type RemoveLeague = z.infer<typeof RemoveLeague>;
