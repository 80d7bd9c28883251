import { and, asc, eq, gte } from "drizzle-orm";
import type { Db } from "@/db/client";
import { fixtureSeats, fixtures, results, rounds } from "@/db/schema";
import { KnockOutDraw } from "../competitions/schema";
import { loadCompetition } from "../competitions/store";

/** Ids of a competition's rounds by number. */
export async function roundIds(tx: Db, competitionId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ number: rounds.number, id: rounds.id })
    .from(rounds)
    .where(eq(rounds.competitionId, competitionId))
    .orderBy(asc(rounds.number));
  return new Map(rows.map(({ number, id }) => [number, id]));
}

/** Seats others in a fixture, home first, and raises its revision. */
export async function seatAnew(
  tx: Db,
  { id, revision }: { readonly id: string; readonly revision: number },
  entryIds: readonly string[],
): Promise<void> {
  await tx.delete(fixtureSeats).where(eq(fixtureSeats.fixtureId, id));
  await tx.insert(fixtureSeats).values(entryIds.map((entryId, seat) => ({ fixtureId: id, seat, entryId })));
  await tx
    .update(fixtures)
    .set({ revision: revision + 1 })
    .where(eq(fixtures.id, id));
}

/** Whether a fixture ever had a result, taken back or not. */
export async function everSettled(tx: Db, fixtureId: string): Promise<boolean> {
  const rows = await tx.select({ id: results.id }).from(results).where(eq(results.fixtureId, fixtureId)).limit(1);
  return rows.length > 0;
}

/** Removes what a knock-out after the tables has of fixtures and rounds. */
export async function removeTies(tx: Db, competitionId: string): Promise<void> {
  const { knockOut } = await loadCompetition(tx, competitionId);
  if (knockOut === null) return;
  const { firstRound } = KnockOutDraw.parse(knockOut);
  await tx.delete(rounds).where(and(eq(rounds.competitionId, competitionId), gte(rounds.number, firstRound)));
}

export async function removeFixture(tx: Db, fixtureId: string): Promise<void> {
  await tx.delete(fixtures).where(eq(fixtures.id, fixtureId));
}
