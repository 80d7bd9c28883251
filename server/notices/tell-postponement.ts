import type { Db } from "@/db/client";
import { fixtureFacts, tell } from "./tell";

interface PostponementNews {
  readonly fixtureId: string;
  readonly proposalId: string;
  readonly startsAt: Date;
  readonly place: string | null;
  readonly at: number;
}

/** Tells that both sides agreed on another date. */
export async function tellPostponement(tx: Db, news: PostponementNews): Promise<void> {
  const { fixtureId, proposalId, startsAt, place, at } = news;
  await tell(tx, {
    place: { fixtureId },
    event: "postponement",
    key: `postponement:${proposalId}`,
    at,
    notice: async () => ({
      event: "postponement",
      at: new Date(at).toISOString(),
      ...(await fixtureFacts(tx, fixtureId)),
      startsAt: startsAt.toISOString(),
      place,
    }),
  });
}
