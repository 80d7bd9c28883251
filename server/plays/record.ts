import type { Db } from "@/db/client";
import type { Folded, Recorded } from "@/engine/core/play";
import type { AnyRules, Booking, SettledResult } from "@/engine/core/rules";
import { book, entriesOfEvents, type PlacedBooking } from "./books";
import type { CommandDice } from "./dice";
import { fixturesByKey } from "./fixture-of";
import { settle } from "./settle";
import { appendLines, loadSeats, moveHead, type PlayRow, rememberCommand, setSeatOpen } from "./store";

/** An accepted command on its way into the database. */
export interface Recording {
  readonly play: PlayRow;
  readonly rules: AnyRules;
  readonly folded: Folded<unknown, unknown>;
  readonly next: Folded<unknown, unknown>;
  readonly lines: readonly Recorded<unknown>[];
  readonly bookings: readonly Booking[];
  readonly dice: CommandDice;
  readonly order: { readonly commandId: string; readonly at: number; readonly userId: string | undefined };
}

/** What changed beside the play itself. */
export interface Changed {
  readonly settled: boolean;
  readonly booked: boolean;
}

/** Stores events, faces, club book entries, results and the clock's next date: all in the caller's transaction. */
export async function record(tx: Db, recording: Recording): Promise<Changed> {
  const { play, rules, folded, next, lines, dice, order } = recording;
  const newFaces = lines
    .flatMap(({ draws }) => draws)
    .filter((draw) => draw.source === "app" && draw.n >= folded.nextDraw);
  const finished = rules.finished(next.state);
  const due = rules.nextDue(next.state);
  await appendLines(
    tx,
    play.id,
    lines.map((line) => ({ line, commandId: order.commandId, userId: order.userId })),
  );
  await rememberCommand(tx, play.id, order.commandId, folded.version, next.version);
  await moveHead(tx, play.id, {
    version: next.version,
    seeds: dice.seedsAfter(newFaces.length),
    dueAt: due === undefined ? null : new Date(due.at),
    finishedAt: finished ? new Date(order.at) : null,
  });
  const bookings = await placed(tx, recording);
  await book(tx, sourceOf(recording), bookings);
  await freeSeats(tx, recording);
  return { settled: await settleChanged(tx, recording), booked: bookings.length > 0 };
}

function sourceOf({ play, order }: Recording) {
  return { playId: play.id, fixtureId: play.fixtureId ?? undefined, userId: order.userId, at: order.at };
}

/** Bookings with their clubs; a withdrawal takes back the entries of the events that it withdraws. */
async function placed(tx: Db, { play, lines, bookings }: Recording): Promise<PlacedBooking[]> {
  const [first] = lines;
  if (first === undefined) return [];
  const withdrawn = withdrawalIn(first.event);
  if (withdrawn !== undefined) {
    const byClub = await entriesOfEvents(tx, play.id, withdrawn.from, withdrawn.to);
    return [...byClub].map(([clubId, seqs]) => ({ clubId, playSeq: first.seq, entry: { type: "withdrawn", seqs } }));
  }
  if (bookings.length === 0) return [];
  const clubOf = new Map((await loadSeats(tx, play.id)).map(({ seat, clubId }) => [seat, clubId]));
  return bookings.flatMap(({ seat, entry }) => {
    const clubId = clubOf.get(seat);
    return clubId === null || clubId === undefined ? [] : [{ clubId, playSeq: first.seq, entry }];
  });
}

function withdrawalIn(event: unknown): { readonly from: number; readonly to: number } | undefined {
  if (typeof event !== "object" || event === null || !("type" in event) || event.type !== "withdrawn") return undefined;
  if (!("from" in event) || !("to" in event)) return undefined;
  return typeof event.from === "number" && typeof event.to === "number"
    ? { from: event.from, to: event.to }
    : undefined;
}

/** Writes the results that the command changed, and takes back those that it undid. */
async function settleChanged(tx: Db, { play, rules, folded, next, order }: Recording): Promise<boolean> {
  const before = byKey(rules.results(folded.state));
  const after = byKey(rules.results(next.state));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  );
  if (changed.length === 0) return false;
  const fixtureOf = await fixturesByKey(tx, play);
  for (const key of changed) {
    const fixtureId = fixtureOf(key);
    if (fixtureId === undefined) continue;
    const source = {
      fixtureId,
      competitionId: play.competitionId,
      playId: play.id,
      userId: order.userId,
      at: order.at,
    };
    await settle(tx, source, after.get(key));
  }
  return true;
}

const byKey = (results: readonly SettledResult[]) => new Map(results.map((result) => [result.key, result]));

/** Seats that a play of any game may have. */
const MOST_SEATS = 16;

/** A club is free for its next match when its side has nothing left to do here. */
async function freeSeats(tx: Db, { play, rules, folded, next }: Recording): Promise<void> {
  const isDone = (state: unknown, seat: number) =>
    rules.finished(state) || (rules.seatFinished?.(state, seat) ?? false);
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const done = isDone(next.state, seat);
    if (done !== isDone(folded.state, seat)) await setSeatOpen(tx, play.id, seat, !done);
  }
}
