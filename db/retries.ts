import type { Db } from "./client";

/** What PostgreSQL ends a transaction with that waited for another one which waited for it. */
const DEADLOCK = "40P01";
const MOST_RUNS = 5;

/** Has a transaction run again that PostgreSQL ended because two waited for each other: nothing of it was written. */
export function withRetries<Of extends Db>(db: Of): Of {
  const transaction: Of["transaction"] = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let run = 1; ; run++) {
      try {
        return await transaction(work, config);
      } catch (error) {
        if (run === MOST_RUNS || !isDeadlock(error)) throw error;
      }
    }
  };
  return db;
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === DEADLOCK) || isDeadlock(error.cause);
}
