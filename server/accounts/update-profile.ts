import type { UserContext } from "../access/procedures";
import { showChange } from "../live/show-change";
import { leaguesShowing } from "./memberships-store";
import type { Profile } from "./schema";
import { updateAccount } from "./store";

/** Changes the name that others see, and the language. */
export async function updateProfile({ db, viewer }: UserContext, { name, locale }: Profile): Promise<void> {
  await updateAccount(db, viewer.userId, { name, locale });
  if (name === viewer.name) return;
  for (const leagueId of await leaguesShowing(db, viewer.userId)) await showChange(leagueId);
}
