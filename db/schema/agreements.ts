import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { createdAt, id, moment } from "./columns";
import { fixtures } from "./fixtures";

export const RESULT_ANSWERS = ["confirmed", "disputed"] as const;

/** What coaches and organisers said about a result; only ever added to, the last word of a seat counts. */
export const resultAnswers = pgTable(
  "result_answers",
  {
    fixtureId: uuid()
      .notNull()
      .references(() => fixtures.id, { onDelete: "cascade" }),
    /** Order in which it was said, from 1 in a fixture. */
    number: integer().notNull(),
    /** The revision of the result that it is about. */
    revision: integer().notNull(),
    /** Whose coach said it; empty is an organiser, whose word is final. */
    seat: integer(),
    answer: text({ enum: RESULT_ANSWERS }).notNull(),
    note: text().notNull().default(""),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fixtureId, t.number] }),
    check("a_dispute_says_what_is_wrong", sql`${t.answer} <> 'disputed' or ${t.note} <> ''`),
  ],
);

export const PROPOSAL_STATES = ["open", "accepted", "declined", "withdrawn"] as const;

/** A new date and place for a fixture, proposed by the coach of one side to the others. */
export const postponements = pgTable(
  "postponements",
  {
    id: id(),
    fixtureId: uuid()
      .notNull()
      .references(() => fixtures.id, { onDelete: "cascade" }),
    /** The proposer's side. */
    seat: integer().notNull(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    startsAt: moment().notNull(),
    place: text(),
    note: text().notNull().default(""),
    state: text({ enum: PROPOSAL_STATES }).notNull().default("open"),
    answeredBy: uuid().references(() => users.id),
    answer: text().notNull().default(""),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("a_fixture_has_one_open_proposal").on(t.fixtureId).where(sql`${t.state} = 'open'`),
    index("postponements_fixture").on(t.fixtureId),
    check("an_answer_has_its_moment", sql`(${t.state} = 'open') = (${t.answeredAt} is null)`),
  ],
);
