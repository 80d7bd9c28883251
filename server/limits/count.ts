import type { Context } from "../context";
import { tooMany } from "../errors";
import { LIMITS, type LimitName } from "./limits";
import { addAttempt, dropOldAttempts, subtractAttempt } from "./store";

const MINUTE = 60_000;

type Asker = Pick<Context, "db" | "at">;

/**
 * Counts a try before it is made, so that many at once get no further than one after the other.
 * @throws AppError `too-many-attempts` with the minutes to wait
 */
export async function countAttempt({ db, at }: Asker, limit: LimitName, whom: string): Promise<void> {
  const { most, minutes } = LIMITS[limit];
  const { count, windowEndsAt } = await addAttempt(
    db,
    keyOf(limit, whom),
    new Date(at),
    new Date(at + minutes * MINUTE),
  );
  if (count === 1) await dropOldAttempts(db, new Date(at));
  if (count > most) {
    throw tooMany("too-many-attempts", { minutes: Math.max(1, Math.ceil((windowEndsAt.getTime() - at) / MINUTE)) });
  }
}

/** Counts it, and says whether it is still within its limit. */
export async function isWithin({ db, at }: Asker, limit: LimitName, whom: string): Promise<boolean> {
  const { most, minutes } = LIMITS[limit];
  const { count } = await addAttempt(db, keyOf(limit, whom), new Date(at), new Date(at + minutes * MINUTE));
  return count <= most;
}

/** Takes a counted try back: it was a good one. */
export async function forgiveAttempt({ db }: Pick<Asker, "db">, limit: LimitName, whom: string): Promise<void> {
  await subtractAttempt(db, keyOf(limit, whom));
}

const keyOf = (limit: LimitName, whom: string) => `${limit}:${whom}`;
