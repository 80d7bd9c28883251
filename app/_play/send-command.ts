import { isTRPCClientError, type TRPCClient } from "@trpc/client";
import { refusalOf } from "@/app/_trpc/refusal";
import type { AppRouter } from "@/server/root";
import type { QueuedCommand } from "./command-queue";
import type { Sent } from "./recorder-store";

/** After this long without an answer the network counts as gone. */
const PATIENCE_MS = 15_000;

/** Answers that say no for good; anything else may pass, and is tried again. */
const FINAL = ["BAD_REQUEST", "NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE", "UNPROCESSABLE_CONTENT"];

/** Sends queued commands to the server. Throws where no answer came. */
export function sendCommand(client: TRPCClient<AppRouter>): (queued: QueuedCommand) => Promise<Sent> {
  return async ({ playId, commandId, as, command, dice }) => {
    const input = {
      playId,
      commandId,
      as,
      command,
      dice: dice.source === "app" ? dice : { ...dice, faces: [...dice.faces] },
    };
    try {
      return await client.plays.act.mutate(input, { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      return answerIn(error);
    }
  };
}

function answerIn(error: unknown): Sent {
  if (!isTRPCClientError<AppRouter>(error)) throw error;
  const code = error.data?.code;
  if (code === "UNAUTHORIZED" || code === "FORBIDDEN") return { kind: "signed-out" };
  if (code === undefined || !FINAL.includes(code)) throw error;
  const { code: refusal, detail } = refusalOf(error);
  return { kind: "refused", refusal, detail, version: 0 };
}
