import { and, eq, inArray, max } from "drizzle-orm";
import type { Db } from "@/db/client";
import { rounds } from "@/db/schema";

/** The highest numbers of a competition's rounds and evenings; 0 where there are none. */
export async function lastNumbers(tx: Db, competitionId: string): Promise<{ round: number; evening: number }> {
  const [row] = await tx
    .select({ round: max(rounds.number), evening: max(rounds.evening) })
    .from(rounds)
    .where(eq(rounds.competitionId, competitionId));
  return { round: row?.round ?? 0, evening: row?.evening ?? 0 };
}

/** Removes rounds with their fixtures. */
export async function removeRounds(tx: Db, competitionId: string, numbers: readonly number[]): Promise<void> {
  await tx.delete(rounds).where(and(eq(rounds.competitionId, competitionId), inArray(rounds.number, [...numbers])));
}
