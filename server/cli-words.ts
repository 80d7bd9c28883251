import { z } from "zod";
import { AppError } from "./errors";

/** Refusals and faults of fields as the command line says them. */
const WORDS: Readonly<Record<string, string>> = {
  "account-not-found": "there is no account with that address",
  "address-taken": "there is an account with that address already",
  "last-administrator": "that is the only administrator; make somebody else administrator first",
  "play-not-found": "there is no such play",
  "play-not-over": "the play is not over, so its dice stay secret",
  "address-not-valid": "not an e-mail address",
  "name-missing": "a name is missing",
  "name-too-long": "the name is too long",
  "password-too-short": "a password has at least 10 characters",
  "password-too-long": "a password has at most 200 characters",
};

/** What went wrong, in one line: a refusal in words, a field with its fault, or the error's own message. */
export function inWords(error: unknown): string {
  if (error instanceof AppError) return WORDS[error.code] ?? error.code;
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const fault = issue?.message ?? "wrong input";
    return `${issue?.path.join(".")}: ${WORDS[fault] ?? fault}`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, " ");
}
