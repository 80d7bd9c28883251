import { createMemo, type Memo } from "@/engine/core/memo";
import type { FoldedBook } from "../clubs/book";
import type { FixtureRow } from "../competitions/calendar-store";
import type { EntryRow } from "../competitions/store";
import type { Beginning, ClubRow, CoachName } from "../public/store";
import type { ClubDeeds } from "../records/players";
import type { KeptFold } from "./book-folds";

/** Something with the stamp of the rows that it was made of; it serves as long as they bear the same. */
export interface Stamped<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/** What this process keeps of what public pages are made of. Nothing in it is trusted without asking the database for its stamp. */
export interface Kept {
  /** The calendar of a competition by its id. */
  readonly calendars: Memo<KeptCalendar>;
  /** The rounds of calendars that were kept, as their fixtures. */
  readonly rounds: WeakMap<readonly FixtureRow[], readonly (readonly FixtureRow[])[]>;
  /** The entries of a competition by its id. */
  readonly entries: Memo<Stamped<readonly EntryRow[]>>;
  /** The names of a league's coaches by its id. */
  readonly coaches: Memo<Stamped<readonly CoachName[]>>;
  /** The clubs of a league by its id. */
  readonly clubRows: Memo<Stamped<readonly ClubRow[]>>;
  /** The books that were looked at last, by the club's id. */
  readonly books: Memo<KeptFold<FoldedBook>>;
  /** How the books of clubs begin, by the club's id; that never changes. */
  readonly beginnings: Memo<Beginning>;
  /** Clubs folded from their books, by the club's id. */
  readonly clubs: Memo<KeptFold<ClubDeeds>>;
}

/** A calendar as it was read: its rounds and their fixtures one by one, so that only what changed is read again. */
export interface KeptCalendar {
  readonly stamp: string;
  /** Of what all its fixtures share. */
  readonly whole: string;
  readonly rounds: ReadonlyMap<string, KeptRound>;
  readonly fixtures: readonly FixtureRow[];
}

/** A round as it was read. */
export interface KeptRound {
  readonly stamp: string;
  /** Of what its fixtures show of the round itself. */
  readonly own: string;
  readonly fixtures: readonly FixtureRow[];
  /** The stamps of the fixtures by their ids. */
  readonly stamps: ReadonlyMap<string, string>;
}

/** So many of all competitions together: those of a league that has been played in for twenty years. */
const FIXTURES = 80_000;
const ENTRIES = 20_000;

export const createKept = (): Kept => ({
  calendars: createMemo(FIXTURES, ({ fixtures }) => fixtures.length + 1),
  rounds: new WeakMap(),
  entries: createMemo(ENTRIES, ({ value }) => value.length + 1),
  coaches: createMemo(ENTRIES, ({ value }) => value.length + 1),
  clubRows: createMemo(ENTRIES, ({ value }) => value.length + 1),
  books: createMemo(40),
  beginnings: createMemo(5_000),
  clubs: createMemo(2_000),
});
