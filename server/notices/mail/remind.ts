import type { Db } from "@/db/client";
import type { Notice } from "../content";
import { putOut } from "../outbox";
import { canMail } from "./settings";
import { wantReminders } from "./wishes-store";

interface Seat {
  readonly fixtureId: string;
  readonly coaches: readonly string[];
}

/** Writes a deadline to the coaches who want that, each with the own matches, once. */
export async function remindByMail(
  db: Db,
  notice: Extract<Notice, { event: "deadline-near" | "deadline-passed" }>,
  seats: readonly Seat[],
  key: string,
  now: number,
): Promise<void> {
  if (!canMail()) return;
  const ids = notice.fixtures.map(({ id }) => id);
  const own = seats.filter(({ fixtureId }) => ids.includes(fixtureId));
  const readers = await wantReminders(db, [...new Set(own.flatMap(({ coaches }) => coaches))]);
  const isOf = (userId: string, id: string) =>
    own.some(({ fixtureId, coaches }) => fixtureId === id && coaches.includes(userId));
  await putOut(
    db,
    readers.map((userId) => ({
      userId,
      event: "reminder" as const,
      key,
      content: { ...notice, fixtures: notice.fixtures.filter(({ id }) => isOf(userId, id)) },
      dueAt: new Date(now),
      createdAt: new Date(now),
    })),
  );
}
