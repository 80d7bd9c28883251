import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { clubEntries, clubs, fixtures } from "@/db/schema";
import { applyEntry, BookEntry, type Club, foldClub } from "@/engine/blood-bowl";

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
  for (const [clubId, own] of grouped(rows)) books.set(clubId, counting(own).map(toLine));
  return books;
}

/** How far a book was read. */
export interface ReadUpTo {
  readonly last: number;
  /** How often a match of the book went to another fixture by then. Other than that, lines are only ever added. */
  readonly moves: number;
}

/** Nothing of a book. */
export const UNREAD: ReadUpTo = { last: 0, moves: -1 };

/** A line with the competition of its fixture. */
export interface PlacedLine extends BookLine {
  readonly competitionId: string | undefined;
}

/** Lines of a book that were read together, as far as they count. */
export interface ReadBook extends ReadUpTo {
  readonly lines: readonly PlacedLine[];
  /** They are the whole book. */
  readonly isWhole: boolean;
  /** Something before those lines may be corrected or withdrawn by them: nobody can go on there from what it folded up to. */
  readonly changesThePast: boolean;
}

const linesAfter = preparedOnce((db) => {
  const known = sql`unnest(${sql.placeholder("ids")}::uuid[], ${sql.placeholder("lasts")}::int[], ${sql.placeholder("moves")}::int[]) as known (club_id, last, moves)`;
  // Its order keeps the planner from reading all books and throwing most of them away.
  const lines = db
    .select()
    .from(clubEntries)
    .where(
      and(
        eq(clubEntries.clubId, clubs.id),
        gt(clubEntries.seq, sql`case when ${clubs.bookMoves} = known.moves then known.last else 0 end`),
      ),
    )
    .orderBy(asc(clubEntries.seq))
    .as("lines");
  return db
    .select({
      moves: clubs.bookMoves,
      clubId: lines.clubId,
      seq: lines.seq,
      place: lines.place,
      entry: lines.entry,
      at: lines.at,
      playId: lines.playId,
      playSeq: lines.playSeq,
      fixtureId: lines.fixtureId,
      bookedBy: lines.bookedBy,
      reason: lines.reason,
      competitionId: fixtures.competitionId,
    })
    .from(known)
    .innerJoin(clubs, sql`${clubs.id} = known.club_id`)
    .crossJoinLateral(lines)
    .leftJoin(fixtures, eq(fixtures.id, lines.fixtureId))
    .orderBy(asc(lines.clubId), asc(lines.seq))
    .prepare("lines_of_books");
});

/**
 * What follows in each book on what was read of it, or the whole of it where that moved; by the club's id. Books in
 * which nothing follows are left out.
 */
export async function readBooksAfter(
  db: Db,
  known: ReadonlyMap<string, ReadUpTo>,
): Promise<ReadonlyMap<string, ReadBook>> {
  if (known.size === 0) return new Map();
  const marks = [...known.values()];
  const rows = await linesAfter(db).execute({
    ids: [...known.keys()],
    lasts: marks.map(({ last }) => last),
    moves: marks.map(({ moves }) => moves),
  });
  const placed = (row: (typeof rows)[number]) => ({ ...toLine(row), competitionId: row.competitionId ?? undefined });
  const goesOn = ({ place, entry }: Row) => place === null && withdrawnSeqs(entry).length === 0;
  return new Map(
    [...grouped(rows)].map(([clubId, own]) => {
      const [{ moves } = UNREAD] = own;
      const before = known.get(clubId);
      const isWhole = before === undefined || before.last === 0 || before.moves !== moves;
      const last = own.at(-1)?.seq ?? 0;
      return [clubId, { lines: counting(own).map(placed), last, moves, isWhole, changesThePast: !own.every(goesOn) }];
    }),
  );
}

/** A book with the club that it folds up to. */
export interface FoldedBook {
  readonly lines: readonly BookLine[];
  /** Undefined while it is being drafted. */
  readonly club: Club | undefined;
}

/** A club after further lines of its book, undefined before the first one. */
export const clubAfter = (before: Club | undefined, lines: readonly BookLine[]): Club | undefined =>
  lines.reduce<Club | undefined>((club, { entry }) => applyEntry(club, entry), before);

/** The club as its book folds up to; undefined while it is being drafted. */
export async function loadClub(db: Db, clubId: string): Promise<Club | undefined> {
  const lines = await loadBook(db, clubId);
  return lines.length === 0 ? undefined : foldClub(lines.map(({ entry }) => entry));
}

/** The lines that no other one withdraws, in the book's own order. */
function counting<Line extends Row>(rows: readonly Line[]): Line[] {
  const withdrawn = new Set(rows.flatMap(({ entry }) => withdrawnSeqs(entry)));
  const left = rows.filter(({ seq, entry }) => !withdrawn.has(seq) && withdrawnSeqs(entry).length === 0);
  return left.sort(inBook);
}

/** The book's own order: corrected entries stand where those stood that they correct. */
const inBook = (a: Row, b: Row) => placeOf(a) - placeOf(b) || a.seq - b.seq;

const placeOf = ({ place, seq }: Row) => place ?? seq;

type Row = typeof clubEntries.$inferSelect;

function toLine(row: Row): BookLine {
  return {
    seq: row.seq,
    place: placeOf(row),
    entry: BookEntry.parse(row.entry),
    at: row.at,
    playId: row.playId ?? undefined,
    playSeq: row.playSeq ?? undefined,
    fixtureId: row.fixtureId ?? undefined,
    bookedBy: row.bookedBy ?? undefined,
    reason: row.reason ?? undefined,
  };
}

function grouped<Grouped extends Row>(rows: readonly Grouped[]): Map<string, Grouped[]> {
  const groups = new Map<string, Grouped[]>();
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
