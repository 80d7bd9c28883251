import type { z } from "zod";
import { CardSet } from "../card-set";
import { checkSet } from "./check-set";
import { SET_TABLES, type SetFault } from "./fault";

/** A set that may be played with, or everything that is wrong with it. */
export type ParsedSet =
  | { readonly ok: true; readonly set: CardSet }
  | { readonly ok: false; readonly faults: readonly SetFault[] };

/** Checks anything that claims to be a card set, first cell by cell, then as a whole. */
export function parseSet(input: unknown): ParsedSet {
  const parsed = CardSet.safeParse(input);
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map(faultOf) };
  const faults = checkSet(parsed.data);
  return faults.length === 0 ? { ok: true, set: parsed.data } : { ok: false, faults };
}

/** "footballers, 3, price": the table, the row counted from 1 and the column of an issue. */
function faultOf({ path }: z.core.$ZodIssue): SetFault {
  const [first, index, ...rest] = path;
  const table = SET_TABLES.find((each) => each === first) ?? "set";
  const row = typeof index === "number" ? index + 1 : 0;
  const column =
    typeof index === "number"
      ? rest.map(String).join(".")
      : path
          .slice(table === "set" ? 0 : 1)
          .map(String)
          .join(".");
  return { table, row, column, code: "not-valid" };
}
