import { timingSafeEqual } from "node:crypto";
import { MOST_TAGS } from "./live/drop-pages";
import { runtime } from "./runtime";
import { internalKey } from "./secret";

/** Whether a request comes from this app itself. */
export function isInternal(request: Request): boolean {
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${internalKey(runtime().secret)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export { MOST_TAGS };
