import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, plays } from "@/db/schema";
import type { PlacedContext } from "../access/procedures";
import { notFound, refused } from "../errors";
import type { FinishedPlay } from "./schema";
import { sittersOfCompetition } from "./sitters";
import { announce, openPlay } from "./start";
import { loadSeats, lockPlay, type PlayRow } from "./store";

/**
 * Deals again for the same people, a seat further round, so that somebody else is first; it counts for no table.
 * Whoever asks second comes to the same game.
 * @throws AppError `play-under-way-still`, `no-rematch`
 */
export async function rematch(ctx: PlacedContext, { playId }: FinishedPlay): Promise<{ playId: string }> {
  const found = await ctx.db.transaction(async (tx) => {
    const play = await lockPlay(tx, playId);
    if (play.game !== "lastuf-futbol") throw refused("no-rematch");
    if (play.finishedAt === null) throw refused("play-under-way-still");
    const seats = await loadSeats(tx, playId);
    const running = await runningAmong(
      tx,
      play,
      seats.map(({ entryId }) => entryId),
    );
    if (running !== undefined) return { playId: running, isNew: false };
    const people = await sittersOfCompetition(tx, play.competitionId);
    const sitters = seats.flatMap(({ seat, entryId }) => {
      const sitter = people.find((one) => one.entryId === entryId);
      return sitter === undefined ? [] : [{ ...sitter, seat: (seat + 1) % seats.length }];
    });
    if (sitters.length < seats.length) throw refused("no-rematch");
    const opened = await openPlay(tx, {
      ...(await rulesOfCompetition(tx, play.competitionId)),
      competitionId: play.competitionId,
      fixtureId: undefined,
      game: play.game,
      edition: play.edition,
      shared: play.shared,
      sitters: sitters.sort((a, b) => a.seat - b.seat),
      at: ctx.at,
      userId: ctx.viewer?.userId,
    });
    return { playId: opened, isNew: true };
  });
  if (found.isNew) await announce(ctx.db, found.playId);
  return { playId: found.playId };
}

async function rulesOfCompetition(tx: Db, competitionId: string): Promise<{ readonly options: unknown }> {
  const [row] = await tx
    .select({ options: competitions.options })
    .from(competitions)
    .where(eq(competitions.id, competitionId))
    .for("update");
  if (row === undefined) throw notFound("competition");
  return row;
}

/** The rematch that these people have under way. */
async function runningAmong(tx: Db, { competitionId, game }: PlayRow, entryIds: readonly (string | null)[]) {
  const open = await tx
    .select({ id: plays.id })
    .from(plays)
    .where(
      and(
        eq(plays.competitionId, competitionId),
        eq(plays.game, game),
        isNull(plays.fixtureId),
        isNull(plays.finishedAt),
      ),
    );
  const wanted = [...entryIds].sort().join();
  for (const { id } of open) {
    const seats = await loadSeats(tx, id);
    const sitting = seats.map(({ entryId }) => entryId).sort();
    if (sitting.join() === wanted) return id;
  }
  return undefined;
}
