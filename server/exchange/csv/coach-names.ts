import type { Db } from "@/db/client";
import { addNamedCoaches } from "../people";
import type { CsvColumn } from "./kinds";
import { type CsvRow, keyOf } from "./row";

/** A coach of a file: somebody of the league, or a name that comes new into it. */
export interface CoachRef {
  readonly key: string;
  readonly name: string;
  readonly userId: string | undefined;
}

/** The longest name of a person. */
export const LONGEST_NAME = 60;

/** Reads coaches by their names; of two with the same name it cannot be said who is meant. */
export function coachNames(members: readonly { readonly userId: string; readonly name: string }[]) {
  return (row: CsvRow, column: CsvColumn): CoachRef | undefined => {
    const name = row.text(column);
    if (name === "") return undefined;
    if (name.length > LONGEST_NAME) return row.fault(column, "too-long");
    const found = members.filter((member) => keyOf(member.name) === keyOf(name));
    if (found.length > 1) return row.fault(column, "coach-ambiguous");
    return { key: keyOf(name), name: found[0]?.name ?? name, userId: found[0]?.userId };
  };
}

/** Makes those who are new, each once; answers with everybody's id by key. */
export async function settleCoaches(
  tx: Db,
  leagueId: string,
  refs: readonly (CoachRef | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  const fresh = new Map<string, CoachRef>();
  for (const ref of refs) {
    if (ref?.userId !== undefined) known.set(ref.key, ref.userId);
    else if (ref !== undefined && !fresh.has(ref.key)) fresh.set(ref.key, ref);
  }
  const ids = await addNamedCoaches(tx, leagueId, [...fresh.values()]);
  for (const [index, key] of [...fresh.keys()].entries()) known.set(key, ids[index] ?? "");
  return known;
}
