import { LEAGUE_ROLES } from "@/db/schema";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { forbidden, notFound } from "../errors";
import { organisesElsewhere, roleIn } from "./memberships-store";
import { insertReset, type NewReset } from "./reset-store";
import type { IssueReset } from "./schema";
import { lockAccount } from "./store";

/**
 * A one-time link to set a new password, for somebody in the organiser's league. Whoever has the link has the account,
 * so it reaches no further than the issuer: not to administrators, not upwards, not into another league.
 * @throws AppError `account-not-found`, `administrators-only`
 */
export async function issueReset(ctx: PlacedContext, { leagueId, userId }: IssueReset): Promise<NewReset> {
  const { viewer, standing, at } = ctx;
  if (viewer === undefined) throw forbidden();
  return ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const role = await roleIn(tx, leagueId, userId);
    if (role === undefined) throw notFound("account");
    if (viewer.role !== "administrator") {
      const isAbove = LEAGUE_ROLES.indexOf(role) < LEAGUE_ROLES.indexOf(standing.role ?? "member");
      const isGuarded = account.role === "administrator" || (await organisesElsewhere(tx, leagueId, userId));
      if (isAbove || isGuarded) throw forbidden("administrators-only");
    }
    await writeAudit(tx, { leagueId, userId: viewer.userId, action: "reset-issued", subject: { userId } });
    return insertReset(tx, userId, viewer.userId, at);
  });
}
