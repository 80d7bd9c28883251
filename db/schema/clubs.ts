import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { GAME_IDS } from "@/engine/catalog";
import { users } from "./accounts";
import { createdAt, id, moment } from "./columns";
import { leagues } from "./leagues";

/** A club's name, crest and coach; everything that happened to it is in its book. */
export const clubs = pgTable(
  "clubs",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    name: text().notNull(),
    game: text({ enum: GAME_IDS }).notNull(),
    coachId: uuid().references(() => users.id),
    /** Shapes and colours, or the hash of an uploaded image; parsed by its schema where it is read. */
    crest: jsonb().$type<unknown>(),
    history: text().notNull().default(""),
    /** The draft while it is being made; empty once the book has begun. */
    draft: jsonb().$type<unknown>(),
    /** How often a match in its book went to another fixture: the one change of a book that adds nothing to it. */
    bookMoves: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique("club_slugs_differ_in_a_league").on(t.leagueId, t.slug),
    unique("club_names_differ_in_a_league").on(t.leagueId, t.name),
    index("clubs_coach").on(t.coachId),
    check("club_slugs_are_plain", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/**
 * The club book: only ever added to, ordered by its own sequence, or by the place of what an entry corrects. An entry of type "withdrawn" names the entries that
 * no longer count; the treasury is the sum of the postings of those that do.
 */
export const clubEntries = pgTable(
  "club_entries",
  {
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    /** Where a corrected entry stands: behind everything that stands up to there. Empty: at its own number. */
    place: integer(),
    entry: jsonb().$type<unknown>().notNull(),
    /** Where it comes from: an event of a play, or nobody's but the person's who booked it. */
    playId: uuid(),
    playSeq: integer(),
    fixtureId: uuid(),
    bookedBy: uuid().references(() => users.id),
    /** Why it was booked by hand. */
    reason: text(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.seq] }),
    index("club_entries_play").on(t.playId),
    check("an_entry_of_a_play_names_its_event", sql`(${t.playId} is null) = (${t.playSeq} is null)`),
    check("books_count_from_one", sql`${t.seq} > 0`),
  ],
);
