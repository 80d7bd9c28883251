import { runtime } from "../runtime";
import { tellDeadlines } from "./deadlines";
import { tellDigests } from "./mail/digests";
import { dropOldDeliveries } from "./outbox";
import { repeat } from "./repeat";
import { deliverDue } from "./worker";

/** How often a process looks into the outbox, and how often at the clock, in ms. */
const LOOK_EVERY = 1_000;
const SWEEP_EVERY = 60_000;
/** For how long what was sent can be looked at, in ms. */
const KEPT_FOR = 30 * 86_400_000;

/** Sends what lies in the outbox and tells what time brings, until it is stopped; several processes share the work. */
export function startNotices(): () => Promise<void> {
  const stopSending = repeat("deliveries", LOOK_EVERY, async (signal) => {
    while (!signal.aborted && (await deliverDue(Date.now(), signal)) > 0) {}
  });
  const stopSweeping = repeat("reminders", SWEEP_EVERY, () => sweep(Date.now()));
  return async () => {
    await Promise.all([stopSending(), stopSweeping()]);
  };
}

/** Tells what became due by the clock, and forgets what is long over. */
export async function sweep(now: number): Promise<void> {
  const { db } = runtime().connection;
  await tellDeadlines(db, now);
  await tellDigests(db, now);
  await dropOldDeliveries(db, new Date(now - KEPT_FOR));
}
