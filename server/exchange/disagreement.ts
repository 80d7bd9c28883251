import { canonicalJson } from "@/engine/core/canonical-json";

/** Something stored that is not what the logs fold up to. */
export interface Disagreement {
  /** "play <id>" or "club <id>". */
  readonly where: string;
  readonly what: string;
  readonly stored: unknown;
  readonly folded: unknown;
}

/** The disagreement between two values, if they are not the same as JSON. */
export function compare(where: string, what: string, stored: unknown, folded: unknown): Disagreement[] {
  return canonicalJson(stored) === canonicalJson(folded) ? [] : [{ where, what, stored, folded }];
}
