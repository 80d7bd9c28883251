import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import { memberships, users } from "@/db/schema";

/** Somebody whom a file names and nobody signs in as yet. */
export interface NamedCoach {
  readonly name: string;
  readonly alias?: string | undefined;
}

/** Adds coaches to a league who are a name and nothing else: no address, no password. Answers with their ids in order. */
export async function addNamedCoaches(tx: Db, leagueId: string, coaches: readonly NamedCoach[]): Promise<string[]> {
  if (coaches.length === 0) return [];
  const made = coaches.map((coach) => ({ ...coach, id: randomUUID() }));
  await tx.insert(users).values(made.map(({ id, name }) => ({ id, name })));
  await tx
    .insert(memberships)
    .values(made.map(({ id, alias }) => ({ leagueId, userId: id, role: "coach" as const, alias: alias ?? null })));
  return made.map(({ id }) => id);
}
