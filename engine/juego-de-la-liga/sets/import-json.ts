import { SET_FORMAT } from "./export-set";
import { type ParsedSet, parseSet } from "./parse-set";

/** Reads a card set out of JSON text; faults name the list, the row counted from 1 and the field. */
export function importJson(text: string): ParsedSet {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, faults: [{ table: "set", row: 0, column: "", code: "not-json" }] };
  }
  if (typeof json !== "object" || json === null || !("format" in json)) return parseSet(json);
  const { format, ...set } = json;
  if (format === SET_FORMAT) return parseSet(set);
  return { ok: false, faults: [{ table: "set", row: 0, column: "format", code: "not-valid", value: String(format) }] };
}
