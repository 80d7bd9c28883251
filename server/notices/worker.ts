import type { Db } from "@/db/client";
import { runtime } from "../runtime";
import { sendToHook } from "./channels/hook";
import type { Answer } from "./channels/post";
import { deliverMail } from "./mail/deliver-mail";
import { claimDue, type DeliveryRow, recordAttempt } from "./outbox";

/** How many deliveries a process sends at the same time. */
const AT_ONCE = 8;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long is waited after the first failure, the second …, in ms; after the last of them it is given up. */
export const WAITS: readonly number[] = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Sends what is due at a moment, some at once; answers with how many. */
export async function deliverDue(now: number, signal?: AbortSignal): Promise<number> {
  const { db } = runtime().connection;
  const claimed = await claimDue(db, now, AT_ONCE);
  await Promise.all(claimed.map((row) => deliver(db, row, now, signal)));
  return claimed.length;
}

async function deliver(db: Db, row: DeliveryRow, now: number, signal: AbortSignal | undefined): Promise<void> {
  const answer = await sendOut(db, row, now, signal).catch((error: unknown): Answer => {
    // What broke inside may name people; it is for the terminal alone.
    console.error("delivery:", error);
    return { status: undefined, text: "internal-error" };
  });
  // Whoever is being ended has not failed: another process takes it over when the claim is over.
  if (signal?.aborted === true) return;
  const outcome = outcomeOf(row.attempts, answer, now);
  // Of a mail nothing is kept but that there was one.
  const forgotten = row.hookId === null && outcome.state !== "waiting" ? { address: null, content: {} } : {};
  await recordAttempt(db, row, { ...outcome, ...memoryOf(answer, now), ...forgotten });
}

const sendOut = (db: Db, row: DeliveryRow, now: number, signal: AbortSignal | undefined): Promise<Answer> =>
  row.hookId === null ? deliverMail(db, row, now) : sendToHook(db, row, now, signal);

const memoryOf = ({ status, text }: Answer, now: number) => ({
  lastStatus: status ?? null,
  lastAnswer: text,
  lastAt: new Date(now),
});

/** Any 2xx is thanks; whom asking again is of no use is left alone. */
function outcomeOf(attempts: number, { status, waitMs = 0, isFinal = false }: Answer, now: number) {
  const dueAt = new Date(now);
  if (status !== undefined && status >= 200 && status < 300) return { state: "delivered", dueAt } as const;
  const wait = WAITS[attempts - 1];
  if (wait === undefined || isFinal) return { state: "given-up", dueAt } as const;
  return { state: "waiting", dueAt: new Date(now + Math.max(wait, waitMs)) } as const;
}
