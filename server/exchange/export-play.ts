import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, entries, playSeats } from "@/db/schema";
import { EXPORT_FORMAT, ExportedPlay } from "@/engine/core/export";
import { refused } from "../errors";
import { loadLines, loadPlay } from "../plays/store";

/**
 * A finished play as a file: its whole log with every face, and the secrets of its dice.
 * @throws AppError `play-not-found`, `play-not-over`
 */
export async function exportPlay(db: Db, playId: string): Promise<ExportedPlay> {
  const play = await loadPlay(db, playId);
  if (play.finishedAt === null) throw refused("play-not-over");
  const [competition] = await db.select().from(competitions).where(eq(competitions.id, play.competitionId));
  const seats = await db
    .select({ seat: playSeats.seat, name: entries.name })
    .from(playSeats)
    .innerJoin(entries, eq(entries.id, playSeats.entryId))
    .where(eq(playSeats.playId, playId))
    .orderBy(playSeats.seat);
  return ExportedPlay.parse({
    format: EXPORT_FORMAT,
    game: play.game,
    eventFormat: play.format,
    edition: play.edition,
    options: competition?.options,
    entrants: seats.map(({ name }) => ({ name })),
    lines: await loadLines(db, playId),
    dice: { seeds: play.seeds.map(({ commitHex, seedHex }) => ({ commitHex, serverSeedHex: seedHex })) },
  });
}
