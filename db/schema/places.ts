import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { clubs } from "./clubs";
import { createdAt, id } from "./columns";
import { leagues } from "./leagues";

/** Where a league plays: a room, a table, a board. Fixtures name it. */
export const places = pgTable(
  "places",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Matches that can be played there at the same time. */
    capacity: integer().notNull().default(1),
    /** Time that must lie between two matches at the same spot. */
    bufferMinutes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique("place_names_differ_in_a_league").on(t.leagueId, t.name),
    check("a_place_has_room", sql`${t.capacity} > 0`),
    check("a_buffer_takes_time", sql`${t.bufferMinutes} >= 0`),
  ],
);

/** Days on which nothing is played: in the whole league, at one place, or by one club. Dates are those of the league's time zone. */
export const blackouts = pgTable(
  "blackouts",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    placeId: uuid().references(() => places.id, { onDelete: "cascade" }),
    clubId: uuid().references(() => clubs.id, { onDelete: "cascade" }),
    firstDay: date({ mode: "string" }).notNull(),
    lastDay: date({ mode: "string" }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("blackouts_league").on(t.leagueId),
    check("a_blackout_is_not_of_a_place_and_a_club", sql`${t.placeId} is null or ${t.clubId} is null`),
    check("a_blackout_ends_after_it_begins", sql`${t.firstDay} <= ${t.lastDay}`),
  ],
);
