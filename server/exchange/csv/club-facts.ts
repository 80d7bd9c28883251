import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { clubEntries, clubs } from "@/db/schema";
import { DraftInProgress } from "../../clubs/schema";
import type { ClubRow } from "../../clubs/store";
import { bloodBowlRules } from "../../competitions/blood-bowl-rules";
import type { CompetitionRow } from "../../competitions/store";
import { slugOf } from "../../slugs/slug";
import { keyOf } from "./row";

const Drafted = z.looseObject({ roster: z.string() });

/** What clubs of a file are held against. */
export async function clubFacts(tx: Db, competition: CompetitionRow) {
  const rows = await tx.select().from(clubs).where(eq(clubs.leagueId, competition.leagueId));
  const rules = bloodBowlRules(competition);
  const byKey = new Map(rows.map((club) => [keyOf(club.name), club]));
  return {
    rules,
    rosters: await rostersOf(tx, rows),
    clubOf: (name: string) => byKey.get(keyOf(name)),
    /** The id of a roster by its id or name: "Wood Elf" is "wood-elf". */
    rosterId: (text: string) => rules.rosters.find(({ id }) => id === slugOf(text))?.id,
  };
}

/** The rosters of clubs by id: of those that play from their books, of the others as far as their drafts have got. */
export async function rostersOf(tx: Db, rows: readonly ClubRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ id }) => id);
  const first =
    ids.length === 0
      ? []
      : await tx
          .select({ clubId: clubEntries.clubId, entry: clubEntries.entry })
          .from(clubEntries)
          .where(and(inArray(clubEntries.clubId, ids), eq(clubEntries.seq, 1)));
  const drafting = rows.map(
    ({ id, draft }) => [id, DraftInProgress.safeParse(draft).data?.draft.roster ?? ""] as const,
  );
  const drafted = first.map(({ clubId, entry }) => [clubId, Drafted.safeParse(entry).data?.roster ?? ""] as const);
  return new Map([...drafting, ...drafted]);
}
