import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type DiceSeed, playCommands, playEvents, playSeats, plays } from "@/db/schema";
import type { Recorded } from "@/engine/core/play";
import type { Actor } from "@/engine/core/rules";
import { notFound } from "../errors";

export type PlayRow = typeof plays.$inferSelect;

/** One line that is about to be stored, with the account behind it. */
export interface NewLine {
  readonly line: Recorded<unknown>;
  readonly commandId: string;
  readonly userId: string | undefined;
}

export async function loadPlay(db: Db, playId: string): Promise<PlayRow> {
  const [play] = await db.select().from(plays).where(eq(plays.id, playId));
  if (play === undefined) throw notFound("play");
  return play;
}

/** Loads a play and holds its row until the transaction ends, so that commands queue up. */
export async function lockPlay(tx: Db, playId: string): Promise<PlayRow> {
  const [play] = await tx.select().from(plays).where(eq(plays.id, playId)).for("update");
  if (play === undefined) throw notFound("play");
  return play;
}

/**
 * Locks a play, and says which lines a command wrote when it was accepted before. Where another process accepts it while
 * this one waits for the lock, it looks new; storing it then breaks `COMMAND_IS_KNOWN`.
 */
export async function lockPlayFor(tx: Db, playId: string, commandId: string) {
  const [row] = await tx
    .select({ play: plays, known: playCommands })
    .from(plays)
    .leftJoin(playCommands, and(eq(playCommands.playId, plays.id), eq(playCommands.commandId, commandId)))
    .where(eq(plays.id, playId))
    .for("update", { of: plays })
    .prepare("lock_play_for")
    .execute();
  if (row === undefined) throw notFound("play");
  return { play: row.play, known: row.known ?? undefined };
}

/** The constraint that a command breaks which was stored before. */
export const COMMAND_IS_KNOWN = "play_commands_play_id_command_id_pk";

/** Lines `from` to before `to` of a log. */
export async function loadLines(db: Db, playId: string, from = 0, to?: number): Promise<Recorded<unknown>[]> {
  const rows = await db
    .select({
      seq: playEvents.seq,
      at: playEvents.at,
      by: playEvents.by,
      event: playEvents.event,
      draws: playEvents.draws,
    })
    .from(playEvents)
    .where(
      and(
        eq(playEvents.playId, playId),
        gte(playEvents.seq, from),
        to === undefined ? undefined : lt(playEvents.seq, to),
      ),
    )
    .orderBy(asc(playEvents.seq));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

export async function appendLines(tx: Db, playId: string, lines: readonly NewLine[]): Promise<void> {
  await tx.insert(playEvents).values(lines.map((line) => lineRow(playId, line)));
}

const lineRow = (playId: string, { line, commandId, userId }: NewLine) => ({
  playId,
  seq: line.seq,
  commandId,
  at: new Date(line.at),
  by: line.by,
  userId: userId ?? null,
  event: line.event,
  draws: line.draws,
});

/** Which lines a command wrote: `from` to before `to`. */
export interface CommandRange {
  readonly commandId: string;
  readonly from: number;
  readonly to: number;
}

export interface PlayHead {
  readonly version: number;
  readonly seeds: readonly DiceSeed[];
  readonly dueAt: Date | null;
  readonly finishedAt: Date | null;
}

/** Adds lines and the commands that wrote them, and moves the play's head, in one statement: a tap waits for it. */
export async function append(
  tx: Db,
  playId: string,
  lines: readonly NewLine[],
  commands: readonly CommandRange[],
  head: PlayHead,
): Promise<void> {
  const added = tx.$with("added").as(tx.insert(playEvents).values(lines.map((line) => lineRow(playId, line))));
  const ranges = commands.map(({ commandId, from, to }) => ({ playId, commandId, fromVersion: from, toVersion: to }));
  const remembered = tx.$with("remembered").as(tx.insert(playCommands).values(ranges));
  await tx
    .with(added, remembered)
    .update(plays)
    .set(head)
    .where(eq(plays.id, playId))
    .prepare("append_to_play")
    .execute();
}

/** Frees the clubs of a seat for their next match, or takes them back. */
export async function setSeatOpen(tx: Db, playId: string, seat: number, open: boolean): Promise<void> {
  await tx
    .update(playSeats)
    .set({ open })
    .where(and(eq(playSeats.playId, playId), eq(playSeats.seat, seat)));
}

export async function loadSeats(db: Db, playId: string) {
  return db.select().from(playSeats).where(eq(playSeats.playId, playId)).orderBy(asc(playSeats.seat));
}

/** Names the actor in one word, for logs. */
export const actorWord = (by: Actor) => (by.kind === "seat" ? `seat ${by.seat}` : by.kind);
