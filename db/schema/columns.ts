import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Primary key shared by every table; ids are made by the database. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A moment, always with its time zone, read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => moment().notNull().defaultNow();
