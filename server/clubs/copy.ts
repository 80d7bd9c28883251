import { copyEntry } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { brokenConstraint, conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { freeSlug } from "../slugs/slug";
import { loadClub } from "./book";
import type { CopyClub } from "./schema";
import { insertClub, insertEntry, lockClub, takenClubSlugs } from "./store";

/**
 * Makes a club of the same coach that is another one as it stands now, for friendlies: from here on the two have nothing
 * to do with each other. @throws AppError `club-not-drafted`, `club-name-taken`
 */
export async function copyClub(
  ctx: PlacedContext,
  { clubId, name }: CopyClub,
): Promise<{ clubId: string; slug: string }> {
  const { leagueId } = ctx.place;
  const copy = await ctx.db
    .transaction(async (tx) => {
      const { game, coachId, crest, name: of } = await lockClub(tx, clubId);
      const club = await loadClub(tx, clubId);
      if (club === undefined) throw refused("club-not-drafted", { club: of });
      const slug = freeSlug(name, await takenClubSlugs(tx, leagueId, name));
      const row = await insertClub(tx, { leagueId, slug, name, game, coachId, crest });
      const entry = copyEntry(club, of);
      await insertEntry(tx, { clubId: row.id, seq: 1, entry, bookedBy: ctx.viewer?.userId, at: ctx.at });
      await writeAudit(tx, {
        leagueId,
        userId: ctx.viewer?.userId,
        action: "club-copied",
        subject: { club: of },
        after: { copy: name },
      });
      return row;
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "club_names_differ_in_a_league") throw conflict("club-name-taken", { name });
      throw error;
    });
  await showChange(leagueId);
  return { clubId: copy.id, slug: copy.slug };
}
