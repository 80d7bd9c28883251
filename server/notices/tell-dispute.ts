import type { Db } from "@/db/client";
import { fixtureFacts, tell } from "./tell";

interface DisputeNews {
  readonly fixtureId: string;
  readonly revision: number;
  /** Whose coach it is. */
  readonly by: string;
  readonly note: string;
  readonly at: number;
}

/** Tells that a coach disputes a result, and why. */
export async function tellDispute(tx: Db, { fixtureId, revision, by, note, at }: DisputeNews): Promise<void> {
  await tell(tx, {
    place: { fixtureId },
    event: "dispute",
    key: `dispute:${fixtureId}:${revision}:${at}`,
    at,
    notice: async () => ({
      event: "dispute",
      at: new Date(at).toISOString(),
      ...(await fixtureFacts(tx, fixtureId)),
      revision,
      by,
      note,
    }),
  });
}
