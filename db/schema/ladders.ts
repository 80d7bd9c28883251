import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns";
import { competitions, entries } from "./competitions";
import { fixtures } from "./fixtures";

/** Forfeited is a declined one that cost the place, by the rules of that day. */
export const CHALLENGE_STATES = ["open", "accepted", "declined", "forfeited", "withdrawn"] as const;

/** Somebody on a ladder who wants the place of somebody above. */
export const challenges = pgTable(
  "challenges",
  {
    id: id(),
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: "cascade" }),
    challengerId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    challengedId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    state: text({ enum: CHALLENGE_STATES }).notNull().default("open"),
    answerBy: moment().notNull(),
    answeredAt: moment(),
    /** Their match, once it is accepted. */
    fixtureId: uuid().references(() => fixtures.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("an_entry_challenges_one_at_a_time").on(t.challengerId).where(sql`${t.state} = 'open'`),
    uniqueIndex("an_entry_is_challenged_by_one_at_a_time").on(t.challengedId).where(sql`${t.state} = 'open'`),
    index("challenges_competition").on(t.competitionId),
    check("nobody_challenges_himself", sql`${t.challengerId} <> ${t.challengedId}`),
  ],
);
