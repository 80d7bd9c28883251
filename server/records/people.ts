import { onceOfAll } from "@/engine/core/once";
import type { EntryRow } from "../competitions/store";

/** Who is behind the entries of competitions, each under one name through all of them. */
export interface People {
  /** The club behind an entry, or one entry of its people. */
  who(entryId: string): string;
  /** The newest entry of everybody. */
  readonly newest: readonly EntryRow[];
}

/** @param lists the entries of competitions, those of the newest one first; of the same lists it is the same object */
export const peopleIn = onceOfAll((lists: readonly (readonly EntryRow[])[]): People => {
  const rows = lists.flat();
  const firstOf = new Map(rows.toReversed().map((row) => [personOf(row), row.id]));
  const whoOf = new Map(rows.map((row) => [row.id, row.clubId ?? firstOf.get(personOf(row)) ?? row.id]));
  const who = (entryId: string) => whoOf.get(entryId) ?? entryId;
  const newest = new Map(rows.toReversed().map((row) => [who(row.id), row]));
  return { who, newest: [...newest.values()] };
});

/** Who is behind an entry of people; ids of accounts stay here. */
const personOf = ({ id, personId, partnerId }: EntryRow) =>
  personId === null ? id : [personId, partnerId ?? ""].sort().join(" ");
