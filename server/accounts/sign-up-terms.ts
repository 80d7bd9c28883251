import type { Context } from "../context";
import { stateOf } from "../leagues/invitations";
import { findInvitation } from "../leagues/store";
import { canMail } from "../notices/mail/settings";
import { runtime } from "../runtime";
import { offeredProviders } from "./providers";
import type { SignUpTerms } from "./schema";

/** Whether the asker may make an account, and by which other ways people sign in here. */
export async function signUpTerms(ctx: Context, { invitation }: SignUpTerms) {
  const { env } = runtime();
  const found = invitation === undefined ? undefined : await findInvitation(ctx.db, invitation);
  const league = found !== undefined && stateOf(found.invitation, ctx.at) === "open" ? found.league : undefined;
  return {
    mayJoin: env.DUGOUT_OPEN_SIGN_UP === "on" || league !== undefined,
    /** The league of the invitation. */
    league: league?.name,
    /** Whether a forgotten password can be replaced by mail. */
    canMail: canMail(),
    providers: offeredProviders(env),
  };
}
