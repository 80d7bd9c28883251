import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { fixtures, playEvents, plays, results, rounds } from "@/db/schema";
import { resultThatCounts } from "../fixtures/joins";

/** How many came to a match: the fan factors of both sides together, in thousands. */
export interface Crowd {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly round: number;
  readonly playId: string;
  readonly attendance: number;
}

/** Fans are the first thing that is rolled in a play, so that only the head of each log is read. */
const HEAD = 12;

/** The crowds of the matches with a result that counts, the largest first, in one read. */
export async function crowdsOf(db: Db, competitionIds: readonly string[], shown: number): Promise<Crowd[]> {
  if (competitionIds.length === 0) return [];
  const rows = await db
    .select({
      fixtureId: fixtures.id,
      competitionId: fixtures.competitionId,
      round: rounds.number,
      playId: plays.id,
      side: sql<string>`${playEvents.event} ->> 'side'`,
      fans: sql<number>`(${playEvents.event} ->> 'fanFactor')::int`,
    })
    .from(playEvents)
    .innerJoin(plays, eq(plays.id, playEvents.playId))
    .innerJoin(fixtures, eq(fixtures.id, plays.fixtureId))
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(results, resultThatCounts)
    .where(
      and(
        inArray(plays.competitionId, [...competitionIds]),
        eq(plays.game, "blood-bowl"),
        lt(playEvents.seq, HEAD),
        isNull(fixtures.cancelledAt),
        sql`${playEvents.event} ->> 'type' = 'fan-factor-rolled'`,
      ),
    )
    .orderBy(asc(playEvents.seq));
  const crowds = new Map<string, { readonly row: (typeof rows)[number]; readonly fans: Record<string, number> }>();
  for (const row of rows) {
    const crowd = crowds.get(row.playId) ?? { row, fans: {} };
    // A roll that was taken back and made again shows the same face.
    crowds.set(row.playId, { row, fans: { ...crowd.fans, [row.side]: row.fans } });
  }
  return [...crowds.values()]
    .map(({ row: { fixtureId, competitionId, round, playId }, fans }) => ({
      fixtureId,
      competitionId,
      round,
      playId,
      attendance: Object.values(fans).reduce((sum, side) => sum + side, 0),
    }))
    .sort((a, b) => b.attendance - a.attendance || a.round - b.round)
    .slice(0, shown);
}
