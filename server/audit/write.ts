import type { Db } from "@/db/client";
import { auditEntries } from "@/db/schema";

/** Something that somebody did and that others must be able to read later. */
export interface Deed {
  readonly leagueId: string | undefined;
  readonly userId: string | undefined;
  /** In kebab-case, the past tense of what was done: "competition-created", "result-typed". */
  readonly action: string;
  /** What it was done to: ids and names. */
  readonly subject: Readonly<Record<string, string | number>>;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/** Adds a line to the audit log, inside the transaction of the deed; answers with its id. */
export async function writeAudit(tx: Db, deed: Deed): Promise<number> {
  const [line] = await tx
    .insert(auditEntries)
    .values({
      ...deed,
      leagueId: deed.leagueId ?? null,
      userId: deed.userId ?? null,
      reason: deed.reason ?? null,
    })
    .returning({ id: auditEntries.id });
  if (line === undefined) throw new Error("the log took no line");
  return line.id;
}
