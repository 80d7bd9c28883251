import { randomBytes } from "node:crypto";
import type { PlacedContext, UserContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import type { Context } from "../context";
import { forbidden, notFound, refused } from "../errors";
import type { InvitationToken, Invite, RevokeInvitation } from "./schema";
import {
  countUse,
  findInvitation,
  insertInvitation,
  insertMembership,
  lockInvitation,
  revokeInvitationRow,
} from "./store";

const DAY = 86_400_000;

/** Makes a link into the league: 128 random bits. Only an organiser, not a deputy, invites organisers. */
export async function invite(ctx: PlacedContext, { leagueId, role, note, days, mostUses }: Invite) {
  const createdBy = ctx.viewer?.userId;
  if (createdBy === undefined) throw forbidden();
  if (role === "organiser" && !ctx.standing.appoints) throw forbidden("organisers-only");
  return ctx.db.transaction(async (tx) => {
    const invitation = await insertInvitation(tx, {
      leagueId,
      role,
      note,
      mostUses,
      token: randomBytes(16).toString("base64url"),
      expiresAt: new Date(ctx.at + days * DAY),
      createdBy,
    });
    await writeAudit(tx, {
      leagueId,
      userId: createdBy,
      action: "invitation-made",
      subject: { role, note },
      after: { days, mostUses },
    });
    return { invitationId: invitation.id, token: invitation.token };
  });
}

export async function revokeInvitation(
  ctx: PlacedContext,
  { leagueId, invitationId }: RevokeInvitation,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const revoked = await revokeInvitationRow(tx, leagueId, invitationId, new Date(ctx.at));
    if (!revoked) throw notFound("invitation");
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "invitation-revoked",
      subject: { invitationId },
    });
  });
}

/** What an invitation leads to, for the page that it opens; an unusable one says why. */
export async function lookAtInvitation(ctx: Context, { token }: InvitationToken) {
  const found = await findInvitation(ctx.db, token);
  if (found === undefined) throw notFound("invitation");
  const { invitation, league } = found;
  return {
    league: { slug: league.slug, name: league.name, about: league.about },
    role: invitation.role,
    state: stateOf(invitation, ctx.at),
  };
}

/** Joins the league of the invitation; whoever is in it already keeps the role and uses nothing up. */
export async function acceptInvitation(
  ctx: UserContext,
  { token }: InvitationToken,
): Promise<{ slug: string; joined: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, token);
    const found = await findInvitation(tx, token);
    if (found === undefined) throw notFound("invitation");
    const state = stateOf(invitation, ctx.at);
    if (state !== "open") throw refused(`invitation-${state}`);
    const { userId } = ctx.viewer;
    const joined = await insertMembership(tx, invitation.leagueId, userId, invitation.role);
    if (joined) {
      await countUse(tx, invitation.id, invitation.uses + 1);
      await writeAudit(tx, {
        leagueId: invitation.leagueId,
        userId,
        action: "member-joined",
        subject: { member: ctx.viewer.name, role: invitation.role },
      });
    }
    return { slug: found.league.slug, joined };
  });
}

interface Bounds {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly uses: number;
  readonly mostUses: number;
}

/** Whether an invitation may still be used. */
export function stateOf(
  { expiresAt, revokedAt, uses, mostUses }: Bounds,
  at: number,
): "open" | "revoked" | "expired" | "used-up" {
  if (revokedAt !== null) return "revoked";
  if (expiresAt.getTime() <= at) return "expired";
  return uses >= mostUses ? "used-up" : "open";
}
