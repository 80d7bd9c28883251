import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { GAME_IDS } from "@/engine/catalog";
import { users } from "./accounts";
import { clubs } from "./clubs";
import { createdAt, id, moment } from "./columns";
import { leagues, seasons } from "./leagues";

export const COMPETITION_FORMATS = [
  "round-robin",
  "double-round-robin",
  "swiss",
  "knock-out",
  "groups-knock-out",
  "ladder",
  "group-draw",
] as const;
export type CompetitionFormat = (typeof COMPETITION_FORMATS)[number];
export const COMPETITION_STATES = ["planned", "running", "finished"] as const;

export const competitions = pgTable(
  "competitions",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    seasonId: uuid()
      .notNull()
      .references(() => seasons.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    name: text().notNull(),
    game: text({ enum: GAME_IDS }).notNull(),
    edition: text().notNull(),
    /** House rules and the alternatives of rulings; parsed by the game. Fixed with the edition. */
    options: jsonb().$type<unknown>().notNull(),
    /** Set when the first match starts; from then on edition and options stay. */
    pinnedAt: moment(),
    format: text({ enum: COMPETITION_FORMATS }).notNull(),
    /** Seeds, how ties are won, whether there is a match for the third place; set with the calendar of a knock-out. */
    knockOut: jsonb().$type<unknown>(),
    /** How far up a challenge reaches and what happens without an answer; set for a ladder. */
    ladder: jsonb().$type<unknown>(),
    /** Points, tie-breakers, head-to-head, adjustments, decisions: the rules of the table. */
    tableRules: jsonb().$type<unknown>().notNull(),
    state: text({ enum: COMPETITION_STATES }).notNull().default("planned"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("competition_slugs_differ_in_a_league").on(t.leagueId, t.slug),
    index("competitions_season").on(t.seasonId),
    check("competition_slugs_are_plain", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

export const divisions = pgTable(
  "divisions",
  {
    id: id(),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    /** 1 is the highest. */
    level: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [unique("division_names_differ").on(t.competitionId, t.name)],
);

export const ENTRY_KINDS = ["club", "coach", "pair", "rival"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Who takes part in a competition. */
export const entries = pgTable(
  "entries",
  {
    id: id(),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    divisionId: uuid().references(() => divisions.id, { onDelete: "set null" }),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    clubId: uuid().references(() => clubs.id),
    coachId: uuid().references(() => users.id),
    partnerId: uuid().references(() => users.id),
    /** How the table names it. */
    name: text().notNull(),
    /** Order of the draw; 1 is the first. */
    seed: integer().notNull(),
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("entry_names_differ").on(t.competitionId, t.name),
    uniqueIndex("a_club_enters_once").on(t.competitionId, t.clubId).where(sql`${t.clubId} is not null`),
    index("entries_club").on(t.clubId),
    check("a_club_entry_has_a_club", sql`(${t.kind} = 'club') = (${t.clubId} is not null)`),
    check(
      "a_pair_has_two_coaches",
      sql`${t.kind} <> 'pair' or (${t.coachId} is not null and ${t.partnerId} is not null and ${t.coachId} <> ${t.partnerId})`,
    ),
    check("a_rival_has_no_coach", sql`${t.kind} <> 'rival' or ${t.coachId} is null`),
  ],
);
