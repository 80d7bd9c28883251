import { randomUUID } from "node:crypto";
import type { PlacedContext } from "../../access/procedures";
import { writeAudit } from "../../audit/write";
import { forbidden, notFound, refused } from "../../errors";
import { stateOf } from "../../leagues/invitations";
import { invitationById } from "../../leagues/store";
import { countAttempt } from "../../limits/count";
import { putOut } from "../outbox";
import type { MailInvitation } from "../schema";
import { canMail } from "./settings";

/**
 * Sends a link into the league to an address, which is forgotten as soon as the mail is sent.
 * @throws AppError `mail-is-off`, `invitation-not-found`, `too-many-attempts`
 */
export async function mailInvitation(ctx: PlacedContext, input: MailInvitation): Promise<void> {
  const { leagueId, invitationId, email, locale } = input;
  const { viewer } = ctx;
  if (viewer === undefined) throw forbidden();
  if (!canMail()) throw refused("mail-is-off");
  await countAttempt(ctx, "mail-invitation", viewer.userId);
  await ctx.db.transaction(async (tx) => {
    const found = await invitationById(tx, invitationId);
    if (found?.league.id !== leagueId || stateOf(found.invitation, ctx.at) !== "open") throw notFound("invitation");
    const { role, note } = found.invitation;
    if (role === "organiser" && !ctx.standing.appoints) throw forbidden("organisers-only");
    const at = new Date(ctx.at);
    const content = { invitationId, by: viewer.name, locale };
    const key = `invitation:${randomUUID()}`;
    await putOut(tx, [{ address: email, event: "invitation", key, content, dueAt: at, createdAt: at }]);
    await writeAudit(tx, { leagueId, userId: viewer.userId, action: "invitation-mailed", subject: { role, note } });
  });
}
