import type { Db } from "@/db/client";
import { putOut } from "../outbox";
import { canMail } from "./settings";
import { takeDigestReaders } from "./wishes-store";

const DAY = 86_400_000;
/** Mondays at 7 o'clock UTC: 4 January 1970 was a Sunday. */
const FIRST_MONDAY = 4 * DAY + 7 * 3_600_000;

/** The last Monday morning before a moment, ms since the epoch. */
export const lastMonday = (now: number): number => now - ((((now - FIRST_MONDAY) % (7 * DAY)) + 7 * DAY) % (7 * DAY));

/** Puts the digest of the week that is over into the outbox of everybody who wants it, once. */
export async function tellDigests(db: Db, now: number): Promise<void> {
  if (!canMail()) return;
  const until = new Date(lastMonday(now));
  await db.transaction(async (tx) => {
    const readers = await takeDigestReaders(tx, until);
    await putOut(
      tx,
      readers.map(({ userId, from }) => ({
        userId,
        event: "digest" as const,
        key: `digest:${until.toISOString()}`,
        content: { from: from.toISOString(), to: until.toISOString() },
        dueAt: new Date(now),
        createdAt: new Date(now),
      })),
    );
  });
}
