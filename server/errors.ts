import type { RefusalDetail } from "@/engine/core/decision";

export const ERROR_KINDS = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "UNPROCESSABLE_CONTENT",
  "TOO_MANY_REQUESTS",
] as const;

/** An expected "no": `kind` becomes the status, `code` has words in every language, `detail` the figures in them. */
export class AppError extends Error {
  constructor(
    readonly kind: (typeof ERROR_KINDS)[number],
    readonly code: string,
    readonly detail: RefusalDetail = {},
  ) {
    super(code);
  }
}

export const notFound = (what: string) => new AppError("NOT_FOUND", `${what}-not-found`);
export const conflict = (code: string, detail?: RefusalDetail) => new AppError("CONFLICT", code, detail);
export const refused = (code: string, detail?: RefusalDetail) => new AppError("UNPROCESSABLE_CONTENT", code, detail);
export const forbidden = (code = "not-allowed") => new AppError("FORBIDDEN", code);
export const tooMany = (code: string, detail?: RefusalDetail) => new AppError("TOO_MANY_REQUESTS", code, detail);

/** The name of the broken constraint where a database says that something must never happen. */
export function brokenConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null) return undefined;
  if ("constraint_name" in cause && typeof cause.constraint_name === "string") return cause.constraint_name;
  if ("constraint" in cause && typeof cause.constraint === "string") return cause.constraint;
  return undefined;
}
