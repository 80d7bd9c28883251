import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { RESULT_KINDS } from "@/engine/catalog";
import { users } from "./accounts";
import { createdAt, id, moment } from "./columns";
import { competitions, divisions, entries } from "./competitions";

export const rounds = pgTable(
  "rounds",
  {
    id: id(),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    name: text(),
    /** Which evening of a league of groups it is played on. */
    evening: integer(),
    opensAt: moment(),
    deadlineAt: moment(),
    lockedAt: moment(),
  },
  (t) => [
    unique("round_numbers_differ").on(t.competitionId, t.number),
    check(
      "a_round_closes_after_it_opens",
      sql`${t.opensAt} is null or ${t.deadlineAt} is null or ${t.opensAt} <= ${t.deadlineAt}`,
    ),
  ],
);

/** One meeting; who sits where is in its seats, how it ended in its results. */
export const fixtures = pgTable(
  "fixtures",
  {
    id: id(),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    roundId: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: "cascade" }),
    divisionId: uuid().references(() => divisions.id, { onDelete: "set null" }),
    /** Order in the round. */
    number: integer().notNull(),
    /** Which tie of a knock-out it is a game of: "r1-3". */
    tie: text(),
    startsAt: moment(),
    place: text(),
    locked: boolean().notNull().default(false),
    /** Raised when date, place or seats change; the SEQUENCE of calendar feeds. */
    revision: integer().notNull().default(0),
    cancelledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("fixture_numbers_differ_in_a_round").on(t.roundId, t.number),
    index("fixtures_competition").on(t.competitionId),
  ],
);

/** Home and away are seats 0 and 1 where a game has sides. */
export const fixtureSeats = pgTable(
  "fixture_seats",
  {
    fixtureId: uuid()
      .notNull()
      .references(() => fixtures.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id),
  },
  (t) => [
    primaryKey({ columns: [t.fixtureId, t.seat] }),
    unique("an_entry_sits_once_in_a_fixture").on(t.fixtureId, t.entryId),
    index("fixture_seats_entry").on(t.entryId),
    check("seats_count_from_zero", sql`${t.seat} >= 0`),
  ],
);

/** The settled score. A correction adds a revision; the current one is the only one that counts. */
export const results = pgTable(
  "results",
  {
    id: id(),
    fixtureId: uuid()
      .notNull()
      .references(() => fixtures.id, { onDelete: "cascade" }),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    current: boolean().notNull(),
    kind: text({ enum: RESULT_KINDS }).notNull(),
    /** Seat of the winner; empty is a draw or a loss for all. */
    winnerSeat: integer(),
    /** Per seat: score, place, points where the score does not tell, tally (casualties that earn SPP). */
    sides: jsonb().$type<readonly ResultSide[]>().notNull(),
    playId: uuid(),
    recordedBy: uuid().references(() => users.id),
    reason: text(),
    at: moment().notNull(),
  },
  (t) => [
    unique("result_revisions_differ").on(t.fixtureId, t.revision),
    uniqueIndex("a_fixture_has_one_current_result").on(t.fixtureId).where(sql`${t.current}`),
    index("results_competition").on(t.competitionId, t.current),
  ],
);

export interface ResultSide {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
  readonly points?: number;
  readonly tally?: Readonly<Record<string, number>>;
}

/** A tablet without an account that may record one fixture until its match is confirmed. */
export const pairings = pgTable(
  "pairings",
  {
    id: id(),
    fixtureId: uuid()
      .notNull()
      .references(() => fixtures.id, { onDelete: "cascade" }),
    /** Of the code in the QR picture (128 bits, used once), then of the tablet's own token. */
    codeHash: text().notNull(),
    tokenHash: text(),
    label: text().notNull().default(""),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("pairing_codes_differ").on(t.codeHash),
    unique("pairing_tokens_differ").on(t.tokenHash),
    index("pairings_fixture").on(t.fixtureId),
  ],
);
