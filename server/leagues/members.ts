import type { LeagueRole } from "@/db/schema";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, forbidden, notFound } from "../errors";
import { showChange } from "../live/show-change";
import type { MemberRef, SetMemberRole } from "./schema";
import { lockMemberships, removeMembershipRow, setRoleRow } from "./store";

/** Gives a member another role. A league always keeps one organiser; a deputy makes nobody an organiser. */
export async function setMemberRole(ctx: PlacedContext, { leagueId, userId, role }: SetMemberRole): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const members = await lockMemberships(tx, leagueId);
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) throw notFound("member");
    refuseDeputy(ctx, member.role, role);
    refuseLastOrganiser(members, userId, role);
    await setRoleRow(tx, leagueId, userId, role);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "role-changed",
      subject: { userId },
      before: member.role,
      after: role,
    });
  });
}

/** Takes a member out of the league; clubs and history stay. */
export async function removeMember(ctx: PlacedContext, { leagueId, userId }: MemberRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const members = await lockMemberships(tx, leagueId);
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) throw notFound("member");
    refuseDeputy(ctx, member.role, "member");
    refuseLastOrganiser(members, userId, "member");
    await removeMembershipRow(tx, leagueId, userId);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "member-removed",
      subject: { userId },
      before: member.role,
    });
  });
  await showChange(leagueId);
}

function refuseDeputy({ standing }: PlacedContext, from: LeagueRole, to: LeagueRole): void {
  const touchesOrganisers = from === "organiser" || to === "organiser";
  if (touchesOrganisers && !standing.appoints) throw forbidden("organisers-only");
}

function refuseLastOrganiser(
  members: readonly { readonly userId: string; readonly role: LeagueRole }[],
  userId: string,
  role: LeagueRole,
): void {
  const others = members.filter((one) => one.role === "organiser" && one.userId !== userId);
  const wasOrganiser = members.some((one) => one.role === "organiser" && one.userId === userId);
  if (wasOrganiser && role !== "organiser" && others.length === 0) throw conflict("league-needs-an-organiser");
}
