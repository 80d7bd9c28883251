import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { lockCompetition } from "../competitions/store";
import { brokenConstraint, conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import type { ReplaceCoach } from "./schema";
import { isEnteredIn, lockEntry, nameOfMember, nameOfUser, passSeats, updateEntry } from "./store";

/**
 * In a game without clubs somebody takes the place of a coach, with the results and fixtures that are there. An entry that
 * carries the leaver's name takes the newcomer's.
 * @throws AppError `entry-not-found`, `member-not-found`, `not-in-this-entry`, `coach-is-entered`, `entry-has-left`
 */
export async function replaceCoach(ctx: PlacedContext, input: ReplaceCoach): Promise<void> {
  const { competitionId, entryId, leaverId, coachId, reason } = input;
  const { leagueId } = ctx.place;
  await ctx.db
    .transaction(async (tx) => {
      const competition = await lockCompetition(tx, competitionId);
      const entry = await lockEntry(tx, competitionId, entryId);
      if (entry.withdrawnAt !== null) throw conflict("entry-has-left", { entry: entry.name });
      if (entry.coachId !== leaverId && entry.partnerId !== leaverId) throw refused("not-in-this-entry");
      const name = await nameOfMember(tx, leagueId, coachId);
      if (await isEnteredIn(tx, competitionId, coachId)) throw conflict("coach-is-entered", { name });
      const leaver = (await nameOfUser(tx, leaverId)) ?? "";
      const renamed = entry.name
        .split(" & ")
        .map((part) => (part === leaver ? name : part))
        .join(" & ");
      const person = entry.coachId === leaverId ? { coachId } : { partnerId: coachId };
      await updateEntry(tx, entryId, { ...person, name: renamed });
      await passSeats(tx, entryId, leaverId, coachId);
      await writeAudit(tx, {
        leagueId,
        userId: ctx.viewer?.userId,
        action: "coach-replaced",
        subject: { competition: competition.name, entry: renamed, entryId },
        before: { coach: leaver, name: entry.name },
        after: { coach: name, name: renamed },
        reason,
      });
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "entry_names_differ") throw conflict("entry-name-taken");
      throw error;
    });
  await showChange(leagueId);
}
