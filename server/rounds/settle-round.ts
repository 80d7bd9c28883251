import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { bloodBowlRules } from "../competitions/blood-bowl-rules";
import { type FixtureRow, listFixtures } from "../competitions/calendar-store";
import { lockCompetition } from "../competitions/store";
import { zonedTime } from "../competitions/zoned";
import { conflict, refused } from "../errors";
import { loadLeague } from "../leagues/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import { concedeUnplayed } from "../unplayed/concede";
import { loseUnplayed } from "../unplayed/lose";
import type { SettleRound } from "./schema";
import { lockRound, moveDeadline } from "./store";

/**
 * Decides what becomes of a round's matches that have no result; one that is being played, or was put off to a day that is
 * still to come, is left alone.
 * @throws AppError `round-still-open`, `nothing-open-in-round`, `deadline-must-be-later`, `nobody-concedes`, `fixture-without-clubs`,
 * `tie-needs-a-winner`
 */
export async function settleRound(ctx: PlacedContext, input: SettleRound): Promise<{ readonly settled: number }> {
  const { competitionId, policy, reason } = input;
  const settled = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const round = await lockRound(tx, competitionId, input.round);
    const named = new Map(input.conceding.map(({ fixtureId, seat }) => [fixtureId, seat]));
    const open = (await listFixtures(tx, competitionId)).filter(
      (one) =>
        one.round === input.round &&
        isOpen(one) &&
        (policy === "extension" || !isStillToCome(one, ctx.at)) &&
        (policy !== "concession" || named.has(one.id)),
    );
    if (policy === "concession" && named.size === 0) throw refused("nobody-concedes");
    if (open.length === 0) throw refused("nothing-open-in-round");
    if (policy === "extension") {
      if (input.until === undefined) throw refused("deadline-must-be-later");
      const { timeZone } = await loadLeague(tx, competition.leagueId);
      const deadlineAt = zonedTime(input.until, "23:59", timeZone);
      if (deadlineAt.getTime() <= Math.max(ctx.at, round.deadlineAt?.getTime() ?? 0)) {
        throw refused("deadline-must-be-later");
      }
      await moveDeadline(tx, round.id, deadlineAt);
    } else {
      if (round.deadlineAt === null || round.deadlineAt.getTime() > ctx.at) throw conflict("round-still-open");
      const rules = competition.game === "blood-bowl" ? bloodBowlRules(competition) : undefined;
      if (policy === "concession" && rules === undefined) throw refused("fixture-without-clubs");
      for (const fixture of open) {
        const conceding = named.get(fixture.id);
        if (policy === "void") await annul(ctx, tx, fixture, reason);
        else if (policy === "double-loss") {
          const unplayed = { ...fixture, fixtureId: fixture.id, seats: fixture.seats.length, reason };
          await loseUnplayed(ctx, tx, unplayed, rules);
        } else if (rules !== undefined && conceding !== undefined)
          await concedeUnplayed(ctx, tx, { fixtureId: fixture.id, competitionId, conceding, reason }, rules);
      }
    }
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "round-decided",
      subject: { competition: competition.name, round: input.round },
      before: { deadline: round.deadlineAt },
      after: { policy, fixtures: open.length, ...(policy === "extension" ? { until: input.until } : {}) },
      reason,
    });
    return open.length;
  });
  tellCompetition(competitionId);
  await showChange(ctx.place.leagueId);
  return { settled };
}

const isOpen = ({ kind, playId, cancelledAt }: FixtureRow) => kind === null && playId === null && cancelledAt === null;

const isStillToCome = ({ startsAt }: FixtureRow, at: number) => startsAt !== null && startsAt.getTime() > at;

async function annul(
  ctx: PlacedContext,
  tx: Db,
  { id, competitionId, seats }: FixtureRow,
  reason: string,
): Promise<void> {
  const source = { fixtureId: id, competitionId, playId: undefined, userId: ctx.viewer?.userId, reason, at: ctx.at };
  const sides = seats.map((_, seat) => ({ seat, score: 0, place: 1 }));
  await settle(tx, source, { kind: "void", winner: undefined, sides });
}
