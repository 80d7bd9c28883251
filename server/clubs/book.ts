import { asc, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { clubEntries } from "@/db/schema";
import { BookEntry, type Club, foldClub } from "@/engine/blood-bowl";

/** One line of a club book that counts, with where it comes from. */
export interface BookLine {
  readonly seq: number;
  /** Where it stands in the book: its own number, or the place of what it corrects. */
  readonly place: number;
  readonly entry: BookEntry;
  readonly at: Date;
  readonly playId: string | undefined;
  readonly playSeq: number | undefined;
  readonly fixtureId: string | undefined;
  readonly bookedBy: string | undefined;
  readonly reason: string | undefined;
}

/** The lines of a club book that count, in the book's own order; withdrawn ones are left out. */
export async function loadBook(db: Db, clubId: string): Promise<BookLine[]> {
  return (await loadBooks(db, [clubId])).get(clubId) ?? [];
}

/** Several books in one read. */
export async function loadBooks(db: Db, clubIds: readonly string[]): Promise<Map<string, BookLine[]>> {
  const books = new Map<string, BookLine[]>(clubIds.map((clubId) => [clubId, []]));
  if (clubIds.length === 0) return books;
  const rows = await db
    .select()
    .from(clubEntries)
    .where(inArray(clubEntries.clubId, clubIds))
    .orderBy(asc(clubEntries.clubId), asc(clubEntries.seq));
  for (const [clubId, own] of grouped(rows)) books.set(clubId, counting(own));
  return books;
}

/** Lines of a book that were read together, as far as they count. */
export interface ReadBook {
  readonly lines: readonly BookLine[];
  /** The number of the last line, whether it counts or not. */
  readonly last: number;
  /** Something before those lines may be corrected or withdrawn by them: nobody can go on there from what it folded up to. */
  readonly changesThePast: boolean;
}

const linesAfter = preparedOnce((db) => {
  const known = sql`unnest(${sql.placeholder("ids")}::uuid[], ${sql.placeholder("lasts")}::int[]) as known (club_id, last)`;
  return db
    .select(getTableColumns(clubEntries))
    .from(clubEntries)
    .innerJoin(known, sql`known.club_id = ${clubEntries.clubId} and known.last < ${clubEntries.seq}`)
    .orderBy(asc(clubEntries.clubId), asc(clubEntries.seq))
    .prepare("lines_of_books");
});

/** What follows a line of each book, 0 for its beginning, by the club's id; books without such lines are left out. */
export async function readBooksAfter(
  db: Db,
  lastOf: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, ReadBook>> {
  if (lastOf.size === 0) return new Map();
  const rows = await linesAfter(db).execute({ ids: [...lastOf.keys()], lasts: [...lastOf.values()] });
  const goesOn = ({ place, entry }: Row) => place === null && withdrawnSeqs(entry).length === 0;
  return new Map(
    [...grouped(rows)].map(([clubId, own]) => [
      clubId,
      { lines: counting(own), last: own.at(-1)?.seq ?? 0, changesThePast: !own.every(goesOn) },
    ]),
  );
}

/** The club as its book folds up to; undefined while it is being drafted. */
export async function loadClub(db: Db, clubId: string): Promise<Club | undefined> {
  const lines = await loadBook(db, clubId);
  return lines.length === 0 ? undefined : foldClub(lines.map(({ entry }) => entry));
}

/** The lines that no other one withdraws, in the book's own order. */
function counting(rows: readonly Row[]): BookLine[] {
  const withdrawn = new Set(rows.flatMap(({ entry }) => withdrawnSeqs(entry)));
  const left = rows.filter(({ seq, entry }) => !withdrawn.has(seq) && withdrawnSeqs(entry).length === 0);
  return left.map(toLine).sort(inBook);
}

/** The book's own order: corrected entries stand where those stood that they correct. */
const inBook = (a: BookLine, b: BookLine) => a.place - b.place || a.seq - b.seq;

type Row = typeof clubEntries.$inferSelect;

function toLine(row: Row): BookLine {
  return {
    seq: row.seq,
    place: row.place ?? row.seq,
    entry: BookEntry.parse(row.entry),
    at: row.at,
    playId: row.playId ?? undefined,
    playSeq: row.playSeq ?? undefined,
    fixtureId: row.fixtureId ?? undefined,
    bookedBy: row.bookedBy ?? undefined,
    reason: row.reason ?? undefined,
  };
}

function grouped(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.clubId);
    if (group === undefined) groups.set(row.clubId, [row]);
    else group.push(row);
  }
  return groups;
}

function withdrawnSeqs(entry: unknown): readonly number[] {
  if (typeof entry !== "object" || entry === null || !("type" in entry) || entry.type !== "withdrawn") return [];
  if (!("seqs" in entry) || !Array.isArray(entry.seqs)) return [];
  return entry.seqs.filter((seq): seq is number => typeof seq === "number");
}
