import { isTRPCClientError } from "@trpc/client";
import type { AppRouter } from "@/server/root";

/** Why the server said no, as a code with its figures, for `refusalText`. */
export interface Refusal {
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** What went wrong with a call from the browser; without an answer it is the network. */
export function refusalOf(error: unknown): Refusal {
  if (!isTRPCClientError<AppRouter>(error)) return { code: "unknown", detail: {} };
  const { data } = error;
  if (data === undefined || data === null) return { code: "offline", detail: {} };
  if (data.refusal !== undefined) return { code: data.refusal.refusal, detail: data.refusal.detail };
  return { code: data.code === "UNAUTHORIZED" ? "sign-in-first" : data.code.toLowerCase(), detail: {} };
}
