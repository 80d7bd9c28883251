import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { forbidden } from "../errors";
import { refuseUnmovable } from "../fixtures/movable";
import { lockFixture, updateFixture } from "../fixtures/store";
import { showChange } from "../live/show-change";
import { tellPostponement } from "../notices/tell-postponement";
import { closeProposal, lockProposal } from "./proposals-store";
import type { AnswerProposal, ProposalRef } from "./schema";
import { coachIn, subjectOf } from "./speaker";
import { sidesOf } from "./store";

/**
 * The other side, or an organiser, accepts a new date or declines it. An accepted one moves the fixture, and calendar
 * feeds get a new revision.
 * @throws AppError `proposal-not-found`, `own-proposal`, `not-a-coach-here`, and why the fixture cannot move
 */
export async function answerProposal(ctx: PlacedContext, input: AnswerProposal): Promise<void> {
  const { fixtureId, proposalId, accept, note } = input;
  await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    const proposal = await lockProposal(tx, fixtureId, proposalId);
    const userId = await answererOf(ctx, tx, fixtureId, proposal.seat);
    if (accept) {
      await refuseUnmovable(tx, fixture);
      const { startsAt, place } = proposal;
      await updateFixture(tx, fixtureId, { startsAt, place, revision: fixture.revision + 1 });
      await tellPostponement(tx, { fixtureId, proposalId, startsAt, place, at: ctx.at });
    }
    await closeProposal(tx, proposalId, {
      state: accept ? "accepted" : "declined",
      answeredBy: userId,
      answer: note,
      answeredAt: new Date(ctx.at),
    });
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId,
      action: accept ? "date-agreed" : "date-declined",
      subject: subjectOf(fixtureId, await sidesOf(tx, fixtureId)),
      before: { startsAt: fixture.startsAt, place: fixture.place },
      after: { startsAt: proposal.startsAt, place: proposal.place },
      ...(note === "" ? {} : { reason: note }),
    });
  });
  if (accept) await showChange(ctx.place.leagueId);
}

/** Whoever speaks for a side that did not propose; an organiser may always decide. */
async function answererOf(ctx: PlacedContext, tx: Db, fixtureId: string, proposer: number): Promise<string> {
  if (ctx.standing.organises && ctx.viewer !== undefined) return ctx.viewer.userId;
  const coach = await coachIn(ctx, tx, fixtureId);
  if (coach.seats.every((seat) => seat === proposer)) throw forbidden("own-proposal");
  return coach.userId;
}

/** The proposer thinks again. @throws AppError `proposal-not-found`, `not-a-coach-here` */
export async function withdrawProposal(ctx: PlacedContext, { fixtureId, proposalId }: ProposalRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockFixture(tx, fixtureId);
    const proposal = await lockProposal(tx, fixtureId, proposalId);
    const coach = await coachIn(ctx, tx, fixtureId);
    if (!coach.seats.includes(proposal.seat)) throw forbidden("not-your-proposal");
    await closeProposal(tx, proposalId, {
      state: "withdrawn",
      answeredBy: coach.userId,
      answer: "",
      answeredAt: new Date(ctx.at),
    });
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: coach.userId,
      action: "date-proposal-withdrawn",
      subject: subjectOf(fixtureId, coach.sides),
    });
  });
}
