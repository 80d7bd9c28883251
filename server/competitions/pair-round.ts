import { randomUUID } from "node:crypto";
import { pairSwissRound } from "@/engine/league/swiss";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import { fieldOf } from "../swiss/field";
import { insertFixtures, insertRounds, listFixtures } from "./calendar-store";
import { type CompetitionRef, TableSettings } from "./schema";
import { listEntries, lockCompetition } from "./store";

/**
 * Draws the next round of a Swiss: no avoidable rematch, no avoidable second bye, small differences in points. Who rests
 * has the bye at once.
 * @throws AppError `format-has-calendar`, `too-few-entries`, `round-is-open`
 */
export async function pairRound(
  ctx: PlacedContext,
  { competitionId }: CompetitionRef,
): Promise<{ round: number; fixtures: number }> {
  const drawn = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.format !== "swiss") throw refused("format-has-calendar", { format: competition.format });
    const entries = await listEntries(tx, competitionId);
    const playing = entries.filter(({ withdrawnAt }) => withdrawnAt === null);
    if (playing.length < 2) throw refused("too-few-entries", { entries: playing.length, needed: 2 });
    const fixtures = await listFixtures(tx, competitionId);
    const open = fixtures.find(({ kind, cancelledAt }) => kind === null && cancelledAt === null);
    if (open !== undefined) throw conflict("round-is-open", { round: open.round });

    const number = 1 + Math.max(0, ...fixtures.map(({ round }) => round));
    const field = fieldOf(TableSettings.parse(competition.tableRules), playing, entries, fixtures);
    const { pairings, bye } = pairSwissRound(field);
    const [round] = await insertRounds(tx, [{ competitionId, number }]);
    const seatings = [...pairings.map(({ home, away }) => [home, away]), ...(bye === undefined ? [] : [[bye]])];
    const made = seatings.map((seats, index) => ({
      id: randomUUID(),
      competitionId,
      roundId: round?.id ?? "",
      number: index + 1,
      seats,
    }));
    await insertFixtures(tx, made);
    for (const { id: fixtureId, seats } of made) {
      if (seats.length > 1) continue;
      const source = { fixtureId, competitionId, playId: undefined, userId: ctx.viewer?.userId, at: ctx.at };
      await settle(tx, source, { kind: "bye", winner: undefined, sides: [] });
    }
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "round-drawn",
      subject: { competition: competition.name, round: number },
    });
    return { round: number, fixtures: pairings.length };
  });
  await showChange(ctx.place.leagueId);
  return drawn;
}
