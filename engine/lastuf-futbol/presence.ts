import type { Seat } from "../core/rules";
import type { Table } from "./state";
import { areaOf } from "./table";

/** The least time that a turn of an absent player stays on the screen, in ms. */
const PAUSE = 1_000;

/** From when a seat counts as absent (LF-127), in ms; `undefined` while it is there. Only live games know presence. */
export function absentFrom(table: Table, seat: Seat): number | undefined {
  const { awaySince } = areaOf(table, seat);
  if (table.options.timing !== "live" || awaySince === undefined) return undefined;
  return awaySince + table.options.graceSeconds * 1_000;
}

/** When somebody must act for the seat that is due: absent for the grace time, or over the deadline of the turn. */
export function standInAt(table: Table): number | undefined {
  if (table.phase !== "turn" && table.phase !== "goals") return undefined;
  if (table.options.timing === "deadline") return table.since + table.options.turnHours * 3_600_000;
  const absent = absentFrom(table, table.turn);
  return absent === undefined ? undefined : Math.max(absent, table.since + PAUSE);
}
