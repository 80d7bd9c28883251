import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { rounds } from "@/db/schema";
import { notFound } from "../errors";

/** Holds a round until the transaction ends. */
export async function lockRound(tx: Db, competitionId: string, number: number) {
  const [row] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), eq(rounds.number, number)))
    .for("update");
  if (row === undefined) throw notFound("round");
  return row;
}

export async function updateRound(
  tx: Db,
  roundId: string,
  values: Pick<typeof rounds.$inferInsert, "name" | "opensAt" | "deadlineAt" | "lockedAt">,
): Promise<void> {
  await tx.update(rounds).set(values).where(eq(rounds.id, roundId));
}

export async function moveDeadline(tx: Db, roundId: string, deadlineAt: Date): Promise<void> {
  await tx.update(rounds).set({ deadlineAt }).where(eq(rounds.id, roundId));
}
