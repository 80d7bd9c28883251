import { TRPCError } from "@trpc/server";
import type { RefusalDetail } from "@/engine/core/decision";
import { AppError } from "../errors";
import { SignInRefused } from "../sign-in/refused";

/** An expected "no" as pages show it: a code that has words, and the figures in them. */
export interface Refused {
  readonly code: string;
  readonly detail: RefusalDetail;
}

/** The refusal in what a call or a sign-in threw; undefined where it was a fault of ours. */
export function refusalIn(error: unknown): Refused | undefined {
  if (error instanceof SignInRefused) return refusalIn(error.refusal);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return refusalIn(error.cause);
    if (error.code === "UNAUTHORIZED") return { code: "sign-in-first", detail: {} };
    return error.code === "BAD_REQUEST" ? { code: "malformed-command", detail: {} } : undefined;
  }
  return error instanceof AppError ? { code: error.code, detail: error.detail } : undefined;
}
