import type { Club } from "@/engine/blood-bowl";
import type { BookLine } from "../clubs/book";
import type { FixtureRow } from "../competitions/calendar-store";
import type { EntryRow } from "../competitions/store";
import type { PlayerDeeds } from "../records/players";
import { createMemo, type Memo } from "./memo";

/** Something with the stamp of the rows that it was made of; it serves as long as they bear the same. */
export interface Stamped<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/** What this process keeps of what public pages are made of. Nothing in it is trusted without asking the database for its stamp. */
export interface Kept {
  /** The calendar of a competition by its id. */
  readonly calendars: Memo<KeptCalendar>;
  /** The entries of a competition by its id. */
  readonly entries: Memo<Stamped<readonly EntryRow[]>>;
  /** The books that were looked at last, by the club's id. */
  readonly books: Memo<Stamped<readonly BookLine[]>>;
  /** What rosters clubs were drafted from; that never changes. */
  readonly rosters: Memo<string>;
  /** Clubs folded from their books, by the club's id. */
  readonly squads: Memo<Stamped<Club | undefined>>;
  /** What the players of a club did, by the ids of the club and of the competition, or of the club for its whole time. */
  readonly deeds: Memo<Stamped<readonly PlayerDeeds[]>>;
}

/** A calendar as it was read: its rounds one by one, so that only those that changed are read again. */
export interface KeptCalendar {
  readonly stamp: string;
  /** Of what all its fixtures share. */
  readonly whole: string;
  readonly rounds: ReadonlyMap<string, Stamped<readonly FixtureRow[]>>;
  readonly fixtures: readonly FixtureRow[];
}

export const createKept = (): Kept => ({
  calendars: createMemo(24),
  entries: createMemo(24),
  books: createMemo(40),
  rosters: createMemo(5_000),
  squads: createMemo(1_000),
  deeds: createMemo(2_000),
});
