import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { createdAt, id, moment } from "./columns";
import { leagues } from "./leagues";

/** What the organiser tells everybody, in Markdown. */
export const newsPosts = pgTable(
  "news_posts",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    writtenBy: uuid().references(() => users.id),
    createdAt: createdAt(),
    changedAt: moment(),
  },
  (t) => [
    unique("news_slugs_differ_in_a_league").on(t.leagueId, t.slug),
    index("news_posts_league").on(t.leagueId, t.createdAt),
    check("news_slugs_are_plain", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);
