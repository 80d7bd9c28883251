import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { createdAt, id, moment } from "./columns";

export const LEAGUE_VISIBILITIES = ["public", "unlisted", "private"] as const;
export const COACH_NAME_STYLES = ["full", "short", "alias"] as const;

/** What a member may do, from most to least; an organiser may also hold a club. */
export const LEAGUE_ROLES = ["organiser", "deputy", "recorder", "coach", "member"] as const;
export type LeagueRole = (typeof LEAGUE_ROLES)[number];

export const leagues = pgTable(
  "leagues",
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    about: text().notNull().default(""),
    /** IANA name; public pages show its times and say so. */
    timeZone: text().notNull(),
    visibility: text({ enum: LEAGUE_VISIBILITIES }).notNull().default("public"),
    coachNames: text({ enum: COACH_NAME_STYLES }).notNull().default("full"),
    /** How many days before a deadline it reminds; empty for never. */
    reminderDays: integer(),
    /** Of the coaches' Elo ratings: points at stake in a match, and what a new one begins with. */
    ratingK: integer().notNull().default(32),
    ratingStart: integer().notNull().default(1_500),
    /** The league of the first start, which one click removes. */
    demo: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique("a_slug_names_one_league").on(t.slug),
    check("league_slugs_are_plain", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("reminders_come_days_before", sql`${t.reminderDays} in (1, 2, 3, 7)`),
    check("ratings_move_by_something", sql`${t.ratingK} between 1 and 200`),
    uniqueIndex("there_is_one_demo_league").on(t.demo).where(sql`${t.demo}`),
  ],
);

export const memberships = pgTable(
  "memberships",
  {
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: LEAGUE_ROLES }).notNull(),
    /** Shown instead of the name where the league shows aliases. */
    alias: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.userId] }), index("memberships_user").on(t.userId)],
);

/** A link into a league: whoever opens it signed in joins with the role. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    /** 128 random bits; only organisers can read it again. */
    token: text().notNull(),
    role: text({ enum: LEAGUE_ROLES }).notNull(),
    note: text().notNull().default(""),
    expiresAt: moment().notNull(),
    mostUses: integer().notNull(),
    uses: integer().notNull().default(0),
    revokedAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("invitation_tokens_differ").on(t.token),
    index("invitations_league").on(t.leagueId),
    check("an_invitation_is_not_used_too_often", sql`${t.uses} <= ${t.mostUses}`),
  ],
);

export const SEASON_STATES = ["planned", "running", "finished"] as const;

export const seasons = pgTable(
  "seasons",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    name: text().notNull(),
    state: text({ enum: SEASON_STATES }).notNull().default("planned"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("season_numbers_differ").on(t.leagueId, t.number),
    check("seasons_count_from_one", sql`${t.number} > 0`),
  ],
);
