import type { Db } from "@/db/client";
import type { DiceSeed } from "@/db/schema";
import type { Folded, Recorded } from "@/engine/core/play";
import type { AnyRules, Booking, SettledResult } from "@/engine/core/rules";
import { book, entriesOfEvents, type PlacedBooking } from "./books";
import { fixturesByKey } from "./fixture-of";
import { settle } from "./settle";
import { append, loadSeats, type PlayRow, setSeatOpen } from "./store";

/** An accepted command: what it adds to the log and to club books, and who sent it when. */
export interface AcceptedCommand {
  readonly commandId: string;
  readonly at: number;
  readonly userId: string | undefined;
  readonly lines: readonly Recorded<unknown>[];
  readonly bookings: readonly Booking[];
}

/** Accepted commands of a play on their way into the database: one, or a run of them without a withdrawal. */
export interface Recording {
  readonly play: PlayRow;
  readonly rules: AnyRules;
  readonly folded: Folded<unknown, unknown>;
  readonly next: Folded<unknown, unknown>;
  readonly commands: readonly AcceptedCommand[];
  /** The secrets of the dice as the last command leaves them. */
  readonly seeds: readonly DiceSeed[];
}

/** What changed beside the play itself. */
export interface Changed {
  readonly settled: boolean;
  readonly booked: boolean;
}

/** Stores events, faces, club book entries, results and the clock's next date: all in the caller's transaction. */
export async function record(tx: Db, recording: Recording): Promise<Changed> {
  const { play, rules, next, commands, seeds } = recording;
  const last = commands.at(-1);
  if (last === undefined) return { settled: false, booked: false };
  const due = rules.nextDue(next.state);
  await append(
    tx,
    play.id,
    commands.flatMap(({ lines, ...order }) => lines.map((line) => ({ line, ...order }))),
    commands.map(rangeOf),
    {
      version: next.version,
      seeds,
      dueAt: due === undefined ? null : new Date(due.at),
      finishedAt: rules.finished(next.state) ? new Date(last.at) : null,
    },
  );
  const bookings = await placed(tx, recording);
  await book(tx, { playId: play.id, fixtureId: play.fixtureId ?? undefined }, bookings);
  await freeSeats(tx, recording);
  return { settled: await settleChanged(tx, recording, last), booked: bookings.length > 0 };
}

/** Where a command's lines stand in the log; the end is not included. */
function rangeOf({ commandId, lines }: AcceptedCommand) {
  const from = lines[0]?.seq ?? 0;
  return { commandId, from, to: from + lines.length };
}

/** Bookings with their clubs; a withdrawal takes back the entries of the events that it withdraws. */
async function placed(tx: Db, { play, commands }: Recording): Promise<PlacedBooking[]> {
  const [first] = commands;
  const withdrawn = withdrawalIn(first?.lines[0]?.event);
  if (first !== undefined && withdrawn !== undefined) {
    const byClub = await entriesOfEvents(tx, play.id, withdrawn.from, withdrawn.to);
    return [...byClub].map(([clubId, seqs]) => ({ clubId, ...eventOf(first), entry: { type: "withdrawn", seqs } }));
  }
  if (commands.every(({ bookings }) => bookings.length === 0)) return [];
  const clubOf = new Map((await loadSeats(tx, play.id)).map(({ seat, clubId }) => [seat, clubId]));
  return commands.flatMap((command) =>
    command.bookings.flatMap(({ seat, entry }) => {
      const clubId = clubOf.get(seat);
      return clubId === null || clubId === undefined ? [] : [{ clubId, ...eventOf(command), entry }];
    }),
  );
}

const eventOf = ({ lines, at, userId }: AcceptedCommand) => ({ playSeq: lines[0]?.seq ?? 0, at, userId });

function withdrawalIn(event: unknown): { readonly from: number; readonly to: number } | undefined {
  if (typeof event !== "object" || event === null || !("type" in event) || event.type !== "withdrawn") return undefined;
  if (!("from" in event) || !("to" in event)) return undefined;
  return typeof event.from === "number" && typeof event.to === "number"
    ? { from: event.from, to: event.to }
    : undefined;
}

/** Writes the results that changed, and takes back those that were undone. */
async function settleChanged(
  tx: Db,
  { play, rules, folded, next }: Recording,
  { userId, at }: AcceptedCommand,
): Promise<boolean> {
  const before = byKey(rules.results(folded.state));
  const after = byKey(rules.results(next.state));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  );
  if (changed.length === 0) return false;
  const placeOf = await fixturesByKey(tx, play);
  for (const key of changed) {
    const place = placeOf(key);
    if (place === undefined) continue;
    const { competitionId, id: playId } = play;
    const source = { fixtureId: place.fixtureId, competitionId, playId, userId, at };
    const result = after.get(key);
    await settle(tx, source, result && place.inFixture(result));
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
