import type { UserContext } from "../access/procedures";
import { clubsOf, leaguesOnlyOrganisedBy } from "./memberships-store";
import { hasOtherAdministrator } from "./store";

/** What deleting the account would do, before it is done. */
export async function farewell({ db, viewer }: UserContext) {
  const { userId, role } = viewer;
  return {
    /** They keep their history and lose their coach. */
    clubs: await clubsOf(db, userId),
    /** Nobody but the administrators would organise them. */
    leagues: await leaguesOnlyOrganisedBy(db, userId),
    /** Then it cannot be done. */
    isLastAdministrator: role === "administrator" && !(await hasOtherAdministrator(db, userId)),
  };
}
