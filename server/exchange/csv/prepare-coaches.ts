import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships } from "@/db/schema";
import { listMembers } from "../../leagues/store";
import { addNamedCoaches } from "../people";
import { LONGEST_NAME } from "./coach-names";
import type { Prepared, PreparedRow } from "./prepared";
import { type CsvRow, keyOf, onceIn } from "./row";

const LONGEST_ALIAS = 40;

interface Step {
  readonly name: string;
  readonly alias: string;
  /** Undefined is somebody new. */
  readonly userId: string | undefined;
}

/** Coaches of the league by name: new ones are a name until a member takes their clubs over; an alias can change. */
export async function prepareCoaches(tx: Db, leagueId: string, rows: readonly CsvRow[]): Promise<Prepared> {
  const members = await listMembers(tx, leagueId);
  const once = onceIn();
  const steps: Step[] = [];
  const prepared = rows.map((row): PreparedRow => {
    const name = row.needed("name", LONGEST_NAME);
    const alias = row.text("alias");
    if (alias.length > LONGEST_ALIAS) row.fault("alias", "too-long");
    once(row, "name", keyOf(name));
    const found = members.filter((one) => keyOf(one.name) === keyOf(name));
    if (found.length > 1) row.fault("name", "coach-ambiguous");
    const [member] = found;
    const before = member?.alias ?? "";
    const isChanged = member !== undefined && alias !== "" && alias !== before;
    if (member === undefined || isChanged) steps.push({ name, alias, userId: member?.userId });
    return {
      line: row.line,
      name,
      state: member === undefined ? "new" : isChanged ? "changed" : "same",
      changes: isChanged ? [{ column: "alias", before, after: alias }] : [],
    };
  });
  return { rows: prepared, apply: (inTx) => apply(inTx, leagueId, steps) };
}

async function apply(tx: Db, leagueId: string, steps: readonly Step[]): Promise<void> {
  const fresh = steps.filter(({ userId }) => userId === undefined);
  await addNamedCoaches(
    tx,
    leagueId,
    fresh.map(({ name, alias }) => ({ name, alias: alias === "" ? undefined : alias })),
  );
  for (const { userId, alias } of steps) {
    if (userId === undefined) continue;
    await tx
      .update(memberships)
      .set({ alias })
      .where(and(eq(memberships.leagueId, leagueId), eq(memberships.userId, userId)));
  }
}
