import type { Db } from "@/db/client";
import { type ClubCrest, crestOf } from "@/engine/league/crest";
import type { EntryRow } from "../competitions/store";
import type { CoachNames } from "./names";
import { beginningsOf } from "./store";

/** Who takes part, as public pages show it. */
export interface PublicEntry {
  readonly id: string;
  readonly competitionId: string;
  readonly name: string;
  readonly clubSlug: string | undefined;
  readonly crest: ClubCrest | undefined;
  /** Id of the club's roster, in Blood Bowl. */
  readonly roster: string | undefined;
  readonly coachName: string | undefined;
  /** It is a copy of another club, made for friendlies. */
  readonly isCopy: boolean;
  readonly hasWithdrawn: boolean;
}

/** Entries without what is nobody's business, with the rosters of their clubs. */
export async function publicEntries(db: Db, rows: readonly EntryRow[], names: CoachNames): Promise<PublicEntry[]> {
  const beginnings = await beginningsOf(
    db,
    rows.flatMap(({ clubId }) => clubId ?? []),
  );
  const beginningOf = ({ clubId }: EntryRow) => (clubId === null ? undefined : beginnings.get(clubId));
  return rows.map((row) => ({
    id: row.id,
    competitionId: row.competitionId,
    name: names.entry(row),
    clubSlug: row.clubSlug ?? undefined,
    crest: crestOf(row.crest),
    roster: beginningOf(row)?.roster,
    coachName: names(row.coachId),
    isCopy: (beginningOf(row)?.copyOf ?? null) !== null,
    hasWithdrawn: row.withdrawnAt !== null,
  }));
}
