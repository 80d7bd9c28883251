import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { forbidden } from "../errors";
import { lockFixture } from "../fixtures/store";
import { tellDispute } from "../notices/tell-dispute";
import { endPairings } from "../pairings/store";
import { agreementNow, refuseWhatIsFinal } from "./agreement-now";
import type { ConfirmResult, DisputeResult, UpholdResult } from "./schema";
import { coachIn, type Speaker, subjectOf } from "./speaker";
import { addAnswers, sidesOf } from "./store";

/**
 * A coach stands by a result. When all have, it is confirmed, and tablets that were let in by a code are out.
 * @throws AppError `not-a-coach-here`, `fixture-has-no-result`, `result-has-changed`, `result-is-final`
 */
export async function confirmResult(
  ctx: PlacedContext,
  { fixtureId, revision }: ConfirmResult,
): Promise<{ readonly isConfirmed: boolean }> {
  return ctx.db.transaction(async (tx) => {
    await lockFixture(tx, fixtureId);
    const coach = await coachIn(ctx, tx, fixtureId);
    await refuseWhatIsFinal(tx, fixtureId, revision, coach.sides);
    await say(ctx, tx, coach, { fixtureId, revision, answer: "confirmed", note: "" });
    const isConfirmed = (await agreementNow(tx, fixtureId, coach.sides))?.isFinal ?? false;
    if (isConfirmed) await endPairings(tx, fixtureId, new Date(ctx.at));
    return { isConfirmed };
  });
}

/**
 * A coach says that a result is wrong, and what; an organiser settles it.
 * @throws AppError `not-a-coach-here`, `fixture-has-no-result`, `result-has-changed`, `result-is-final`
 */
export async function disputeResult(ctx: PlacedContext, { fixtureId, revision, note }: DisputeResult): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockFixture(tx, fixtureId);
    const coach = await coachIn(ctx, tx, fixtureId);
    await refuseWhatIsFinal(tx, fixtureId, revision, coach.sides);
    await say(ctx, tx, coach, { fixtureId, revision, answer: "disputed", note });
    const by = coach.sides.find(({ seat }) => seat === coach.seats[0])?.name ?? "";
    await tellDispute(tx, { fixtureId, revision, by, note, at: ctx.at });
  });
}

interface Word {
  readonly fixtureId: string;
  readonly revision: number;
  readonly answer: "confirmed" | "disputed";
  readonly note: string;
}

/** One word for every side that the coach speaks for. */
async function say(ctx: PlacedContext, tx: Db, { userId, seats, sides }: Speaker, word: Word): Promise<void> {
  const { fixtureId, revision, answer, note } = word;
  const at = new Date(ctx.at);
  await addAnswers(
    tx,
    fixtureId,
    seats.map((seat) => ({ revision, seat, answer, note, userId, at })),
  );
  await writeAudit(tx, {
    leagueId: ctx.place.leagueId,
    userId,
    action: `result-${answer}`,
    subject: subjectOf(fixtureId, sides),
    after: { revision },
    ...(note === "" ? {} : { reason: note }),
  });
}

/**
 * An organiser confirms a result as it is, whatever the coaches said; that is the end of it until the result itself is
 * corrected.
 * @throws AppError `fixture-has-no-result`, `result-has-changed`, `result-is-final`
 */
export async function upholdResult(ctx: PlacedContext, { fixtureId, revision, reason }: UpholdResult): Promise<void> {
  const { viewer } = ctx;
  if (viewer === undefined) throw forbidden();
  await ctx.db.transaction(async (tx) => {
    await lockFixture(tx, fixtureId);
    const sides = await sidesOf(tx, fixtureId);
    await refuseWhatIsFinal(tx, fixtureId, revision, sides);
    const at = new Date(ctx.at);
    const { userId } = viewer;
    await addAnswers(tx, fixtureId, [{ revision, seat: null, answer: "confirmed", note: reason, userId, at }]);
    await endPairings(tx, fixtureId, at);
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId,
      action: "result-upheld",
      subject: subjectOf(fixtureId, sides),
      after: { revision },
      reason,
    });
  });
}
