import type { Db } from "@/db/client";
import type { SettledResult } from "@/engine/core/rules";
import { fixtureFacts, tell } from "./tell";

interface ResultNews {
  readonly fixtureId: string;
  /** Of the result; one more than the last one where it was taken back. */
  readonly revision: number;
  /** Whether there was a result before. */
  readonly isCorrection: boolean;
  readonly result: Pick<SettledResult, "kind" | "sides"> | undefined;
  readonly reason: string | undefined;
  readonly at: number;
}

/** Tells a result, or that one was corrected or taken back; that somebody sits out is nobody's news. */
export async function tellResult(tx: Db, news: ResultNews): Promise<void> {
  const { fixtureId, revision, isCorrection, result, reason, at } = news;
  if (result?.kind === "bye") return;
  const event = isCorrection ? "correction" : "result";
  await tell(tx, {
    place: { fixtureId },
    event,
    key: `result:${fixtureId}:${revision}:${result === undefined ? "taken-back" : "stands"}`,
    at,
    notice: async () => ({
      event,
      at: new Date(at).toISOString(),
      ...(await fixtureFacts(tx, fixtureId, result?.sides)),
      kind: result?.kind ?? null,
      revision,
      reason: reason ?? null,
    }),
  });
}
