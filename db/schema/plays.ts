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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { GAME_IDS } from "@/engine/catalog";
import type { Draw } from "@/engine/core/play-dice";
import type { Actor } from "@/engine/core/rules";
import { users } from "./accounts";
import { clubs } from "./clubs";
import { createdAt, id, moment } from "./columns";
import { competitions, entries } from "./competitions";
import { fixtures } from "./fixtures";

/** A secret of app dice with its promise; `used` are the bytes and draws taken from it so far. */
export interface DiceSeed {
  readonly seedHex: string;
  readonly commitHex: string;
  readonly position: number;
  readonly draws: number;
}

/** One playing of a game: of a fixture, or of a whole competition in El Juego de la Liga. */
export const plays = pgTable(
  "plays",
  {
    id: id(),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    fixtureId: uuid().references(() => fixtures.id, { onDelete: "cascade" }),
    game: text({ enum: GAME_IDS }).notNull(),
    edition: text().notNull(),
    /** Format of the stored events; older ones are lifted when they are read. */
    format: integer().notNull(),
    /** How many events the log holds. */
    version: integer().notNull(),
    /** Secret until the play is over: whoever knows it can foresee every face. The last one is in use. */
    seeds: jsonb().$type<readonly DiceSeed[]>().notNull(),
    /** One tablet passed round: whoever sits in the play may act for every seat. */
    shared: boolean().notNull().default(false),
    /** When the clock must act next. */
    dueAt: moment(),
    startedAt: createdAt(),
    finishedAt: moment(),
    /** Opened again for a correction. */
    reopenedAt: moment(),
    /** Its report counts no more: it is of no fixture any longer, and nothing of it is in a club book. */
    annulledAt: moment(),
  },
  (t) => [
    uniqueIndex("a_fixture_has_one_play").on(t.fixtureId).where(sql`${t.fixtureId} is not null`),
    index("plays_competition").on(t.competitionId),
    index("plays_due").on(t.dueAt).where(sql`${t.dueAt} is not null and ${t.finishedAt} is null`),
    check("versions_do_not_run_backwards", sql`${t.version} >= 0`),
  ],
);

export const playSeats = pgTable(
  "play_seats",
  {
    playId: uuid()
      .notNull()
      .references(() => plays.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    entryId: uuid().references(() => entries.id),
    clubId: uuid().references(() => clubs.id),
    userId: uuid().references(() => users.id),
    /** True while the play is not finished. */
    open: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playId, t.seat] }),
    uniqueIndex("a_club_has_one_unfinished_play").on(t.clubId).where(sql`${t.open} and ${t.clubId} is not null`),
  ],
);

export const playEvents = pgTable(
  "play_events",
  {
    playId: uuid()
      .notNull()
      .references(() => plays.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    commandId: text().notNull(),
    at: moment().notNull(),
    by: jsonb().$type<Actor>().notNull(),
    /** The account behind the actor; empty for the clock and for a paired tablet. */
    userId: uuid().references(() => users.id),
    event: jsonb().$type<unknown>().notNull(),
    draws: jsonb().$type<readonly Draw[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playId, t.seq] })],
);

/** Which process has a live race in its memory; another one takes it over when it is not renewed in time. */
export const raceHolds = pgTable("race_holds", {
  playId: uuid()
    .primaryKey()
    .references(() => plays.id, { onDelete: "cascade" }),
  processId: text().notNull(),
  /** Under which the other processes reach the holder. */
  address: text().notNull(),
  /** Grows with every holder: what an earlier one told counts no more. */
  since: moment().notNull(),
  until: moment().notNull(),
});

/** Commands that were accepted, so that one sent twice is answered as the first time. */
export const playCommands = pgTable(
  "play_commands",
  {
    playId: uuid()
      .notNull()
      .references(() => plays.id, { onDelete: "cascade" }),
    commandId: text().notNull(),
    fromVersion: integer().notNull(),
    toVersion: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playId, t.commandId] }),
    check("a_command_has_events", sql`${t.toVersion} > ${t.fromVersion}`),
  ],
);
