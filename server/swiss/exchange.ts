import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { seatAnew } from "../brackets/store";
import { listFixtures } from "../competitions/calendar-store";
import { listEntries, lockCompetition } from "../competitions/store";
import { refused } from "../errors";
import { showChange } from "../live/show-change";
import type { Exchange } from "./schema";
import { checkOf, type RoundCheck } from "./warnings";

/**
 * Exchanges two entries of the round that is on, before either match has begun; who had the bye gives it to the other.
 * Answers with the warnings of the round as it is then: none of them forbids it.
 * @throws AppError `not-in-an-open-match`
 */
export async function exchange(
  ctx: PlacedContext,
  { competitionId, firstId, secondId }: Exchange,
): Promise<RoundCheck | undefined> {
  const check = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const before = await checkOf(tx, competitionId);
    const fixtures = (await listFixtures(tx, competitionId)).filter(({ round }) => round === before?.round);
    const [one, other] = [firstId, secondId].map((id) => fixtures.find(({ seats }) => seats.includes(id)));
    const isFree = (id: string) => before?.free.includes(id) === true;
    if (one === undefined || other === undefined || one === other || !isFree(firstId) || !isFree(secondId)) {
      throw refused("not-in-an-open-match");
    }
    const put = (own: string, instead: string) => (seat: string) => (seat === own ? instead : seat);
    await seatAnew(tx, one, one.seats.map(put(firstId, secondId)));
    await seatAnew(tx, other, other.seats.map(put(secondId, firstId)));
    const nameOf = new Map((await listEntries(tx, competitionId)).map(({ id, name }) => [id, name]));
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "round-changed",
      subject: { competition: competition.name, round: one.round },
      after: { exchanged: [nameOf.get(firstId), nameOf.get(secondId)] },
    });
    return checkOf(tx, competitionId);
  });
  await showChange(ctx.place.leagueId);
  return check;
}
