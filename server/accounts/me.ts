import type { UserContext } from "../access/procedures";
import { canMail } from "../notices/mail/settings";
import { runtime } from "../runtime";
import { linksOf } from "./links-store";
import { offeredProviders } from "./providers";
import { loadAccount } from "./store";

/** The account of whoever asks. */
export async function me({ db, viewer }: UserContext) {
  const { id, name, email, role, locale, passwordHash } = await loadAccount(db, viewer.userId);
  return {
    userId: id,
    name,
    email: email ?? undefined,
    role,
    locale,
    hasPassword: passwordHash !== null,
    links: await linksOf(db, id),
    /** Whether this app sends mail at all. */
    canMail: canMail(),
    providers: offeredProviders(runtime().env),
  };
}
