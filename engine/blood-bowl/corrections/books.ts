import type { BookEntry } from "../club/book";
import { bookFaults } from "../club/book-faults";
import { foldClub } from "../club/fold";
import type { Club } from "../club/model";
import type { Decision, Fault, PastLine, PlayHead } from "./model";
import type { Taken } from "./replay";

/** A line of a corrected book: one that stays, or a new one with the step that books it. */
export type BookLine =
  | { readonly kind: "old"; readonly line: PastLine }
  | { readonly kind: "new"; readonly playId: string; readonly step: number; readonly entry: BookEntry };

/** A book before and after a correction. */
export interface BookPair {
  readonly before: readonly PastLine[];
  readonly after: readonly BookLine[];
}

export const entryOf = (line: BookLine): BookEntry => (line.kind === "old" ? line.line.entry : line.entry);
const playOf = (line: BookLine) => (line.kind === "old" ? line.line.playId : line.playId);

export const oldLine = (line: PastLine): BookLine => ({ kind: "old", line });

/** The club as a play found it: everything that stands before its first line, but nothing booked by hand since. */
export function snapshot(lines: readonly BookLine[], play: PlayHead, isEarlier: IsEarlier): Club | undefined {
  const first = lines.findIndex((line) => playOf(line) === play.id);
  const ahead = first < 0 ? lines : lines.slice(0, first);
  const entries = ahead.filter((line) => stoodBefore(line, play, isEarlier)).map(entryOf);
  return entries.length === 0 ? undefined : foldClub(entries);
}

/** Whether that play came before the one that is looked at. */
export type IsEarlier = (playId: string) => boolean;

function stoodBefore(line: BookLine, play: PlayHead, isEarlier: IsEarlier): boolean {
  const other = playOf(line);
  if (other !== undefined) return isEarlier(other);
  return line.kind === "old" && line.line.at <= play.startedAt;
}

/** A book in which the lines of a play from one on are those of its new steps, in the old place. */
export function rebooked(
  lines: readonly BookLine[],
  play: PlayHead,
  seat: number,
  from: number,
  taken: readonly Taken[],
  isEarlier: IsEarlier,
): readonly BookLine[] {
  const isGone = (line: BookLine) =>
    line.kind === "old" && line.line.playId === play.id && (line.line.playSeq ?? 0) >= from;
  const fresh = taken.flatMap(({ bookings }, step) =>
    bookings.flatMap((booking): BookLine[] =>
      booking.seat === seat ? [{ kind: "new", playId: play.id, step, entry: booking.entry }] : [],
    ),
  );
  const gone = lines.findIndex(isGone);
  const last = lines.findLastIndex((line) => playOf(line) === play.id || stoodBefore(line, play, isEarlier));
  const place = gone >= 0 ? gone : last + 1;
  return [...lines.slice(0, place), ...fresh, ...lines.slice(place).filter((line) => !isGone(line))];
}

/** A book without what a play booked, but for what stays. */
export const without = (lines: readonly BookLine[], playId: string, stays: (line: PastLine) => boolean) =>
  lines.filter((line) => playOf(line) !== playId || (line.kind === "old" && stays(line.line)));

/** A new line with the number that keeps it in its place: that of the first line that it replaces, or of its neighbour. */
export interface PlacedLine {
  readonly line: Extract<BookLine, { kind: "new" }>;
  readonly place: number;
}

/** Which lines of a book no longer count, and which are new. */
export function bookChanges({ before, after }: BookPair): { readonly gone: PastLine[]; readonly fresh: PlacedLine[] } {
  const kept = new Set(after.flatMap((line) => (line.kind === "old" ? [line.line.seq] : [])));
  const gone = before.filter(({ seq }) => !kept.has(seq));
  let last = 0;
  const fresh = after.flatMap((line): PlacedLine[] => {
    if (line.kind === "old") {
      last = line.line.place;
      return [];
    }
    last = gone.find(({ playId }) => playId === line.playId)?.place ?? last;
    return [{ line, place: last }];
  });
  return { gone, fresh };
}

/** Entries that come from no play and that the book no longer allows, and a treasury that stays below nothing. */
export function bookedByHand(
  clubId: string,
  { before, after }: BookPair,
  decisions: ReadonlyMap<string, Decision>,
): Fault[] {
  const known = new Set(
    bookFaults(before.map(({ entry }) => entry)).map(({ entry, code }) => `${before[entry]?.seq} ${code}`),
  );
  const found = bookFaults(after.map(entryOf)).flatMap(({ entry: index, code, figures }): Fault[] => {
    const line = after[index];
    if (line?.kind !== "old" || line.line.playId !== undefined || known.has(`${line.line.seq} ${code}`)) return [];
    const key = entryKey(clubId, line.line.seq);
    const options = ["keep", "undo"] as const;
    const choice = options.find((one) => one === decisions.get(key)?.choice);
    const about = { kind: "entry", clubId, entry: line.line.entry } as const;
    return [{ key, code, detail: figures, options, instead: [], choice, about }];
  });
  return [...found, ...debt(clubId, before, after, decisions)];
}

export const entryKey = (clubId: string, seq: number) => `entry:${clubId}:${seq}`;

/** No treasury is left below nothing in silence. */
function debt(
  clubId: string,
  before: readonly PastLine[],
  after: readonly BookLine[],
  decisions: ReadonlyMap<string, Decision>,
): Fault[] {
  const { treasury } = foldClub(after.map(entryOf));
  if (treasury >= 0 || treasury >= foldClub(before.map(({ entry }) => entry)).treasury) return [];
  const key = `debt:${clubId}`;
  const options = ["keep"] as const;
  const choice = options.find((one) => one === decisions.get(key)?.choice);
  const about = { kind: "debt", clubId, treasury } as const;
  return [{ key, code: "treasury-negative", detail: { treasury }, options, instead: [], choice, about }];
}
