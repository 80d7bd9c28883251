import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { Draw } from "@/engine/core/play-dice";
import { clubs } from "./clubs";
import { createdAt, moment } from "./columns";
import { competitions } from "./competitions";
import { seasons } from "./leagues";
import type { DiceSeed } from "./plays";

/** A club that its coach puts together anew for a season; until that is done it starts no match. */
export const redrafts = pgTable(
  "redrafts",
  {
    clubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: "cascade" }),
    seasonId: uuid()
      .notNull()
      .references(() => seasons.id, { onDelete: "cascade" }),
    /** Whose edition and house rules bind it. */
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    /** Who stays, who comes, the staff, as far as the coach is. */
    wish: jsonb().$type<unknown>(),
    /** How the players came out of the off-season; empty until it was rolled. */
    recoveries: jsonb().$type<unknown>(),
    draws: jsonb().$type<readonly Draw[]>().notNull().default([]),
    /** Secret until the off-season is rolled. */
    seeds: jsonb().$type<readonly DiceSeed[]>().notNull(),
    doneAt: moment(),
    /** Its entry in the club book; empty where the organiser let the club go on as it is. */
    entrySeq: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.seasonId] }),
    index("redrafts_season").on(t.seasonId),
    check("a_booked_redraft_is_done", sql`${t.entrySeq} is null or ${t.doneAt} is not null`),
  ],
);
