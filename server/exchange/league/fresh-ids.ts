import { randomUUID } from "node:crypto";
import type { LeagueDocument } from "./document";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The text of a document with new ids for everything in it, wherever they stand: in keys, in events, in the log. */
export function withFreshIds(text: string, { people, tables }: Pick<LeagueDocument, "people" | "tables">): string {
  const own = Object.values(tables).flatMap((rows) => rows.flatMap(({ id }) => (typeof id === "string" ? [id] : [])));
  const fresh = new Map([...own, ...people.map(({ id }) => id)].map((id) => [id, randomUUID()]));
  return text.replace(UUID, (id) => fresh.get(id) ?? id);
}
