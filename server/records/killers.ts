import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { playEvents, playSeats, plays } from "@/db/schema";
import type { BookLine } from "../clubs/book";
import type { ClubDeeds } from "./players";

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

/** What the event behind a line of a book says of a death. */
interface Cause {
  readonly competitionId: string;
  readonly killer: PlayerRef | undefined;
}

/** Events never change: each is read once for the line that came of it. */
const causes = new WeakMap<BookLine, Cause>();

/** The deaths that stand in club books and happened in competitions, with who caused each, oldest first. */
export async function deathsOf(
  db: Db,
  clubs: ReadonlyMap<string, ClubDeeds>,
  competitionIds: readonly string[],
): Promise<Death[]> {
  const all = [...clubs].flatMap(([clubId, { deaths }]) => deaths.map((line) => ({ clubId, line })));
  await readCauses(
    db,
    all.flatMap(({ line }) => (causes.has(line) ? [] : line)),
  );
  return all.sort(inTime).flatMap(({ clubId, line }) => {
    const cause = causes.get(line);
    if (cause === undefined || line.entry.type !== "injured" || !competitionIds.includes(cause.competitionId))
      return [];
    return [{ victim: { clubId, id: line.entry.player }, killer: cause.killer, fixtureId: line.fixtureId }];
  });
}

interface Fallen {
  readonly clubId: string;
  readonly line: BookLine;
}

const inTime = (a: Fallen, b: Fallen) =>
  a.line.at.getTime() - b.line.at.getTime() || a.clubId.localeCompare(b.clubId, "en") || a.line.seq - b.line.seq;

const eventsBehind = preparedOnce((db) => {
  const lines = sql`unnest(${sql.placeholder("plays")}::uuid[], ${sql.placeholder("seqs")}::int[]) as lines (play_id, seq)`;
  return db
    .select({
      playId: playEvents.playId,
      playSeq: playEvents.seq,
      competitionId: plays.competitionId,
      by: sql<unknown>`${playEvents.event} -> 'by'`,
      seatClubId: playSeats.clubId,
    })
    .from(lines)
    .innerJoin(playEvents, and(eq(playEvents.playId, sql`lines.play_id`), eq(playEvents.seq, sql`lines.seq`)))
    .innerJoin(plays, eq(plays.id, playEvents.playId))
    .leftJoin(
      playSeats,
      and(
        eq(playSeats.playId, plays.id),
        sql`${playSeats.seat} = case ${playEvents.event} -> 'by' ->> 'side' when 'home' then 0 when 'away' then 1 end`,
      ),
    )
    .prepare("events_behind");
});

/** Reads the events of lines that came of a play. */
async function readCauses(db: Db, lines: readonly BookLine[]): Promise<void> {
  const ofPlays = lines.filter(({ playId }) => playId !== undefined);
  if (ofPlays.length === 0) return;
  const rows = await eventsBehind(db).execute({
    plays: ofPlays.map(({ playId }) => playId),
    seqs: ofPlays.map(({ playSeq }) => playSeq),
  });
  const ofEvent = new Map(ofPlays.map((line) => [eventOf(line), line]));
  for (const { competitionId, by, seatClubId, ...event } of rows) {
    const line = ofEvent.get(eventOf(event));
    const killer = PlayerOfClub.safeParse(by);
    const isKnown = killer.success && seatClubId !== null;
    if (line !== undefined)
      causes.set(line, { competitionId, killer: isKnown ? { clubId: seatClubId, id: killer.data.player } : undefined });
  }
}

const eventOf = ({ playId, playSeq }: { readonly playId: string | undefined; readonly playSeq: number | undefined }) =>
  `${playId} ${playSeq}`;

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
