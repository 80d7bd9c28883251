import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "@/db/client";
import { clubEntries, playEvents, playSeats, plays } from "@/db/schema";

const PlayerOfClub = z.object({ side: z.enum(["home", "away"]), player: z.string() });

/** A player of a club. */
export interface PlayerRef {
  readonly clubId: string;
  readonly id: string;
}

/** Who killed whom; undefined where nobody is named: the crowd, a fall. */
export interface Death {
  readonly victim: PlayerRef;
  readonly killer: PlayerRef | undefined;
  readonly fixtureId: string | undefined;
}

const withdrawal = alias(clubEntries, "withdrawal");

/** The deaths that stand in club books, with who caused each, oldest first, in one read. */
export async function deathsOf(db: Db, competitionIds: readonly string[]): Promise<Death[]> {
  if (competitionIds.length === 0) return [];
  const withdrawn = db
    .select({ seq: withdrawal.seq })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.clubId, clubEntries.clubId),
        sql`${withdrawal.entry} ->> 'type' = 'withdrawn'`,
        sql`${withdrawal.entry} -> 'seqs' @> to_jsonb(${clubEntries.seq})`,
      ),
    );
  const rows = await db
    .select({
      clubId: clubEntries.clubId,
      id: sql<string>`${clubEntries.entry} ->> 'player'`,
      fixtureId: plays.fixtureId,
      by: sql<unknown>`${playEvents.event} -> 'by'`,
      seat: playSeats.seat,
      seatClubId: playSeats.clubId,
    })
    .from(clubEntries)
    .innerJoin(playEvents, and(eq(playEvents.playId, clubEntries.playId), eq(playEvents.seq, clubEntries.playSeq)))
    .innerJoin(plays, eq(plays.id, playEvents.playId))
    .leftJoin(
      playSeats,
      and(
        eq(playSeats.playId, plays.id),
        sql`${playSeats.seat} = case ${playEvents.event} -> 'by' ->> 'side' when 'home' then 0 when 'away' then 1 end`,
      ),
    )
    .where(
      and(
        inArray(plays.competitionId, [...competitionIds]),
        sql`${clubEntries.entry} ->> 'type' = 'injured'`,
        sql`${clubEntries.entry} ->> 'casualty' = 'dead'`,
        notExists(withdrawn),
      ),
    )
    .orderBy(asc(clubEntries.at), asc(clubEntries.clubId), asc(clubEntries.seq));
  return rows.map(({ clubId, id, fixtureId, by, seatClubId }) => {
    const killer = PlayerOfClub.safeParse(by);
    const isKnown = killer.success && seatClubId !== null;
    return {
      victim: { clubId, id },
      killer: isKnown ? { clubId: seatClubId, id: killer.data.player } : undefined,
      fixtureId: fixtureId ?? undefined,
    };
  });
}

/** Those who killed, the deadliest first, each with the victims in the order in which they fell. */
export function killersOf(deaths: readonly Death[], shown: number) {
  const killers = new Map<string, { readonly killer: PlayerRef; readonly victims: readonly PlayerRef[] }>();
  for (const { killer, victim } of deaths) {
    if (killer === undefined) continue;
    const key = `${killer.clubId} ${killer.id}`;
    killers.set(key, { killer, victims: [...(killers.get(key)?.victims ?? []), victim] });
  }
  return [...killers.values()].sort((a, b) => b.victims.length - a.victims.length).slice(0, shown);
}
