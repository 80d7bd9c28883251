import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Answer } from "../plays/act";
import { runtime } from "../runtime";
import { internalKey } from "../secret";
import type { Move } from "./match";
import { races } from "./races";

/** Where a process answers for the races that it has. */
export const RACE_PATH = "/api/internal/race";

const Actor = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("seat"), seat: z.int() }),
  z.strictObject({ kind: z.literal("recorder") }),
  z.strictObject({ kind: z.literal("organiser") }),
  z.strictObject({ kind: z.literal("clock") }),
]);

/** A move on its way to the process that has the match; it is stamped there. */
export const Forwarded = z.strictObject({
  playId: z.uuid(),
  by: Actor,
  commandId: z.string(),
  command: z.unknown(),
  userId: z.string().optional(),
});
export type Forwarded = z.infer<typeof Forwarded>;

/** The other process did not answer, or has the match no more. */
export class NotThere extends Error {}

const PATIENCE = 2_000;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === "object" && value !== null && "kind" in value && "version" in value;

/** Has the process at that address judge a move. @throws NotThere */
export async function forward(address: string, playId: string, move: Move): Promise<Answer> {
  const { by, commandId, command, userId } = move;
  const body: Forwarded = { playId, by, commandId, command, ...(userId === undefined ? {} : { userId }) };
  const sent = performance.now();
  const answer = await fetch(address + RACE_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${internalKey(runtime().secret)}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (!isAnswer(answer)) throw new NotThere(`${address} did not judge the move`);
  races().hops.note(address, performance.now() - sent);
  return answer;
}

/** A holder that is gone is not waited for longer than its hold and a little more (ms). */
const LONGEST = 8_000;
const AGAIN_AFTER = 300;

/** Tries until the work finds the holder, or becomes it. */
export async function untilThere<Result>(work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotThere) || performance.now() - begin > LONGEST) throw error;
      await wait(AGAIN_AFTER);
    }
  }
}
