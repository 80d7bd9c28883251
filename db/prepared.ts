import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { onceOf } from "@/engine/core/once";
import type { Db } from "./client";

/** A statement whose SQL is built once a connection instead of at every call: for what each tap or each page asks. */
export const preparedOnce = <Statement>(build: (db: Db) => Statement) => onceOf(build);

/** That a column is one of a list, which a prepared statement is given under that name. */
export const isAnyOf = (column: PgColumn, name: string): SQL => sql`${column} = any(${sql.placeholder(name)})`;
