import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { zonedTime } from "../competitions/zoned";
import { brokenConstraint, conflict, refused } from "../errors";
import { refuseUnmovable } from "../fixtures/movable";
import { lockFixture } from "../fixtures/store";
import { loadLeague } from "../leagues/store";
import { insertProposal } from "./proposals-store";
import type { ProposeDate } from "./schema";
import { coachIn, subjectOf } from "./speaker";

/**
 * A coach proposes another date, and another place if need be; the fixture stays where it is until that is accepted.
 * @throws AppError `not-a-coach-here`, `date-is-past`, `proposal-is-open`, and why the fixture cannot move
 */
export async function proposeDate(ctx: PlacedContext, input: ProposeDate): Promise<{ readonly proposalId: string }> {
  const { fixtureId, date, time, place, note } = input;
  const { leagueId } = ctx.place;
  return ctx.db
    .transaction(async (tx) => {
      const fixture = await lockFixture(tx, fixtureId);
      const coach = await coachIn(ctx, tx, fixtureId);
      await refuseUnmovable(tx, fixture);
      const { timeZone } = await loadLeague(tx, leagueId);
      const startsAt = zonedTime(date, time.slice(0, 5), timeZone);
      if (startsAt.getTime() <= ctx.at) throw refused("date-is-past");
      const proposalId = await insertProposal(tx, {
        fixtureId,
        seat: coach.seats[0] ?? 0,
        proposedBy: coach.userId,
        startsAt,
        place: place === undefined || place === "" ? fixture.place : place,
        note,
        createdAt: new Date(ctx.at),
      });
      await writeAudit(tx, {
        leagueId,
        userId: coach.userId,
        action: "date-proposed",
        subject: subjectOf(fixtureId, coach.sides),
        before: { startsAt: fixture.startsAt, place: fixture.place },
        after: { startsAt, place },
        ...(note === "" ? {} : { reason: note }),
      });
      return { proposalId };
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "a_fixture_has_one_open_proposal") throw conflict("proposal-is-open");
      throw error;
    });
}
