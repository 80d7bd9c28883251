import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns";

/** What an account may do on the whole installation; roles in a league are memberships. */
export const ACCOUNT_ROLES = ["user", "administrator"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const LOCALES = ["en", "es", "fr", "de"] as const;

/** A person who can sign in. A deleted one keeps the row, without name, address and password. */
export const users = pgTable(
  "users",
  {
    id: id(),
    /** Lower case; empty once the account is deleted. */
    email: text(),
    name: text().notNull(),
    /** argon2id; empty for accounts that sign in through a provider. */
    passwordHash: text(),
    role: text({ enum: ACCOUNT_ROLES }).notNull().default("user"),
    locale: text({ enum: LOCALES }).notNull().default("en"),
    /** Raised to sign the account out everywhere; a token with an older one is refused. */
    epoch: integer().notNull().default(0),
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("an_address_has_one_account").on(t.email),
    check("addresses_are_lower_case", sql`${t.email} = lower(${t.email})`),
    check("names_are_not_empty", sql`length(trim(${t.name})) > 0`),
    check(
      "a_deleted_account_keeps_no_secrets",
      sql`${t.deletedAt} is null or (${t.email} is null and ${t.passwordHash} is null)`,
    ),
  ],
);

/** A sign-in provider that an account is linked with. */
export const accountLinks = pgTable(
  "account_links",
  {
    provider: text().notNull(),
    providerAccountId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerAccountId] }), index("account_links_user").on(t.userId)],
);

/** One-time links to set a new password; only the hash of the token is kept. */
export const passwordResets = pgTable("password_resets", {
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  issuedBy: uuid().references(() => users.id),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  createdAt: createdAt(),
});

/** Failed attempts in the running window, by what is limited ("sign-in:ana@example.org", "set-up:10.0.0.4"). */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment().notNull(),
});
