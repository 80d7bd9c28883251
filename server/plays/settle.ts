import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { results } from "@/db/schema";
import type { SettledResult } from "@/engine/core/rules";
import { advanceBracket } from "../brackets/advance";
import { tellResult } from "../notices/tell-result";

/** Where a result was settled, and by whom. */
export interface ResultSource {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly playId: string | undefined;
  readonly userId: string | undefined;
  readonly reason?: string;
  readonly at: number;
}

/**
 * Makes a settled result the current one of its fixture, as a new revision; none (undefined) takes the current one back.
 * In a knock-out the winner moves on. Answers whether anything changed.
 * @throws AppError `later-tie-has-begun`
 */
export async function settle(
  tx: Db,
  source: ResultSource,
  result: Pick<SettledResult, "kind" | "sides" | "winner"> | undefined,
): Promise<boolean> {
  const rows = await tx.select().from(results).where(eq(results.fixtureId, source.fixtureId)).for("update");
  const current = rows.find((row) => row.current);
  const values = result && { kind: result.kind, winnerSeat: result.winner ?? null, sides: [...result.sides] };
  if (values === undefined && current === undefined) return false;
  if (values !== undefined && current !== undefined && sameResult(current, values)) return false;
  await tx
    .update(results)
    .set({ current: false })
    .where(and(eq(results.fixtureId, source.fixtureId), eq(results.current, true)));
  const revision = Math.max(0, ...rows.map((row) => row.revision)) + 1;
  if (values !== undefined) await insertResult(tx, source, values, revision);
  const { fixtureId, reason, at } = source;
  await tellResult(tx, { fixtureId, revision, isCorrection: rows.length > 0, result, reason, at });
  await advanceBracket(tx, source.competitionId);
  return true;
}

async function insertResult(tx: Db, source: ResultSource, values: ResultValues, revision: number): Promise<void> {
  await tx.insert(results).values({
    ...values,
    fixtureId: source.fixtureId,
    competitionId: source.competitionId,
    revision,
    current: true,
    playId: source.playId ?? null,
    recordedBy: source.userId ?? null,
    reason: source.reason ?? null,
    at: new Date(source.at),
  });
}

type ResultValues = Pick<typeof results.$inferSelect, "kind" | "winnerSeat" | "sides">;

/** Compares by value; the database may give back the fields of `sides` in another order. */
export function sameResult(a: ResultValues, b: ResultValues): boolean {
  return a.kind === b.kind && a.winnerSeat === b.winnerSeat && canonical(a.sides) === canonical(b.sides);
}

function canonical(sides: ResultValues["sides"]): string {
  return JSON.stringify(
    sides.map(({ seat, score, place, points, tally = {} }) => [
      seat,
      score,
      place,
      points ?? null,
      Object.entries(tally).sort(),
    ]),
  );
}
