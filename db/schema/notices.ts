import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { LOCALES, users } from "./accounts";
import { createdAt, id, moment } from "./columns";
import { leagues } from "./leagues";

/** What a league tells other programs. */
export const NOTICE_EVENTS = [
  "result",
  "correction",
  "dispute",
  "deadline-near",
  "deadline-passed",
  "postponement",
  "season-started",
  "season-ended",
] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** What people are written. */
export const MAIL_EVENTS = ["invitation", "reset", "reminder", "digest"] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

export const HOOK_KINDS = ["webhook", "discord"] as const;

/** An address outside that a league tells things to. */
export const hooks = pgTable(
  "hooks",
  {
    id: id(),
    leagueId: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    kind: text({ enum: HOOK_KINDS }).notNull(),
    name: text().notNull(),
    url: text().notNull(),
    /** Signs what is sent, so it is kept as it is; shown once. Empty for Discord, whose address is the secret. */
    secret: text(),
    events: text({ enum: NOTICE_EVENTS }).array().notNull(),
    /** Of the texts that are sent. */
    locale: text({ enum: LOCALES }).notNull(),
    enabled: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index("hooks_league").on(t.leagueId),
    check("a_webhook_is_signed", sql`(${t.kind} = 'webhook') = (${t.secret} is not null)`),
  ],
);

export const DELIVERY_STATES = ["waiting", "delivered", "given-up"] as const;

/**
 * The outbox: written in the transaction of what it tells, sent afterwards. A row goes to a hook, to an account by mail,
 * or to an address by mail; that is forgotten with the rest of the content once the mail is sent.
 */
export const deliveries = pgTable(
  "deliveries",
  {
    id: id(),
    hookId: uuid().references(() => hooks.id, { onDelete: "cascade" }),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    address: text(),
    event: text({ enum: [...NOTICE_EVENTS, ...MAIL_EVENTS, "test"] }).notNull(),
    /** Names what is told: nobody is told it twice. */
    key: text().notNull(),
    /** Parsed by the schema of its event where it is sent. */
    content: jsonb().$type<unknown>().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** When it is tried next; while it is being tried, when another process may take it over. */
    dueAt: moment().notNull(),
    /** Status of the last answer; empty where nothing answered. */
    lastStatus: integer(),
    lastAnswer: text().notNull().default(""),
    lastAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("a_hook_is_told_once").on(t.hookId, t.key),
    unique("a_person_is_written_once").on(t.userId, t.key),
    index("deliveries_due").on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index("deliveries_hook").on(t.hookId, t.createdAt),
    check("a_delivery_has_one_receiver", sql`num_nonnulls(${t.hookId}, ${t.userId}, ${t.address}) <= 1`),
  ],
);

/** What somebody wants to be written; nothing where there is no row. */
export const mailWishes = pgTable("mail_wishes", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  reminders: boolean().notNull().default(false),
  digest: boolean().notNull().default(false),
  /** Until when the last digest told. */
  digestedAt: moment(),
});
