import { procedureAt, userProcedure, visitorProcedure } from "../access/procedures";
import { router } from "../trpc";
import { createLeague } from "./create";
import { getAudit, getInvitations, getLeague, getLeagueBySlug, getMembers, myLeagues } from "./get";
import { acceptInvitation, invite, lookAtInvitation, revokeInvitation } from "./invitations";
import { removeMember, setMemberRole } from "./members";
import {
  AuditPage,
  CreateLeague,
  InvitationToken,
  Invite,
  LeagueBySlug,
  LeagueRef,
  MemberRef,
  RemoveLeague,
  RevokeInvitation,
  SetMemberRole,
  UpdateLeague,
} from "./schema";
import { removeLeague, updateLeague } from "./update";

const organiser = procedureAt("league", "organiser");

export const leaguesRouter = router({
  create: userProcedure.input(CreateLeague).mutation(({ ctx, input }) => createLeague(ctx, input)),
  mine: userProcedure.query(({ ctx }) => myLeagues(ctx)),
  get: procedureAt("league", "visitor")
    .input(LeagueRef)
    .query(({ ctx, input }) => getLeague(ctx, input)),
  bySlug: visitorProcedure.input(LeagueBySlug).query(({ ctx, input }) => getLeagueBySlug(ctx, input)),
  update: organiser.input(UpdateLeague).mutation(({ ctx, input }) => updateLeague(ctx, input)),
  remove: organiser.input(RemoveLeague).mutation(({ ctx, input }) => removeLeague(ctx, input)),
  members: procedureAt("league", "member")
    .input(LeagueRef)
    .query(({ ctx, input }) => getMembers(ctx, input)),
  setRole: organiser.input(SetMemberRole).mutation(({ ctx, input }) => setMemberRole(ctx, input)),
  removeMember: organiser.input(MemberRef).mutation(({ ctx, input }) => removeMember(ctx, input)),
  invite: organiser.input(Invite).mutation(({ ctx, input }) => invite(ctx, input)),
  invitations: organiser.input(LeagueRef).query(({ ctx, input }) => getInvitations(ctx, input)),
  revokeInvitation: organiser.input(RevokeInvitation).mutation(({ ctx, input }) => revokeInvitation(ctx, input)),
  invitation: visitorProcedure.input(InvitationToken).query(({ ctx, input }) => lookAtInvitation(ctx, input)),
  accept: userProcedure.input(InvitationToken).mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  audit: organiser.input(AuditPage).query(({ ctx, input }) => getAudit(ctx, input)),
});
