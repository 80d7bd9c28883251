import { timingSafeEqual } from "node:crypto";
import { writeAudit } from "../audit/write";
import type { Context } from "../context";
import { conflict, refused } from "../errors";
import { countAttempt } from "../limits/count";
import { showInstallation } from "../live/show-change";
import { runtime } from "../runtime";
import { hashToken } from "../tokens";
import { hashPassword } from "./passwords";
import type { SetUp } from "./schema";
import { hasAdministrator, insertAccount, lockSetUp } from "./store";

/**
 * Makes the first account, an administrator, for whoever reads the code in the terminal.
 * @throws AppError `already-set-up`, `wrong-code`, `address-taken`, `too-many-attempts`
 */
export async function setUp(ctx: Context, input: SetUp): Promise<{ userId: string }> {
  await countAttempt(ctx, "set-up-from", ctx.address);
  await countAttempt(ctx, "set-up", "all");
  const { setupCode } = runtime();
  if (setupCode === undefined) throw conflict("already-set-up");
  if (!isSame(input.code, setupCode)) throw refused("wrong-code");
  const passwordHash = await hashPassword(input.password);
  const { name, email, locale } = input;
  const userId = await ctx.db.transaction(async (tx) => {
    await lockSetUp(tx);
    if (await hasAdministrator(tx)) throw conflict("already-set-up");
    const { id } = await insertAccount(tx, { name, email, locale, passwordHash, role: "administrator" });
    await writeAudit(tx, { leagueId: undefined, userId: id, action: "installation-set-up", subject: { userId: id } });
    return id;
  });
  runtime().setupCode = undefined;
  await showInstallation();
  return { userId };
}

const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
